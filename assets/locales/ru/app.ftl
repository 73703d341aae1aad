# Все фразы, которые игрок читает или слышит, по-русски.
# $player — это "red" или "blue", по нему выбирается слово; по числам — форма множественного. То, что после « · », пишется бледнее.

### Общие слова

app-name = Oust
app-tagline = Снимите с доски все камни соперника.
player = { $player ->
    [red] Красные
   *[blue] Синие
}
board-name = { $kind ->
    [hex] гекс{"\u00A0"}{ $side }
   *[square] квадрат{"\u00A0"}{ $side }
}
back = Назад
close = Закрыть
menu = Меню
screen-failed = Этот экран не удалось показать.
screen-failed-home = На главную

### Главный экран

home-continue = Продолжить
home-look = Посмотреть конец
home-new = Новая игра
home-learn = Научиться играть
home-learn-more = Короткие уроки: камни ставите вы
home-level-1 = Сыграть с уровнем 1
home-level-1-more = Спокойная первая игра с компьютером
home-friend = Два игрока
home-friend-more = Вдвоём на одном устройстве

### Новая игра

new-title = Новая игра
new-opponent = Соперник
new-opponent-computer = Компьютер
new-opponent-friend = Друг рядом
new-level = Уровень
new-level-about = { $level ->
    [1] Ставит камни наугад: хорошо для первой игры.
    [2] Чаще всего ставит наугад.
    [3] Половину ходов выбирает хорошо.
    [4] Всегда захватывает, если может.
    [5] Смотрит вперёд полсекунды.
   *[6] Непобедимый: думает три секунды.
}
new-color = Вы играете
new-color-first = ходят первыми
new-color-second = ходят вторыми
new-color-lot = По жребию
new-color-lot-more = одни из них
new-board = Доска
new-kind-hex = Шестиугольники
new-kind-square = Квадраты
new-side = Длина стороны
new-cells = { $count ->
    [one] { $count } клетка
    [few] { $count } клетки
   *[many] { $count } клеток
}
new-start = Начать

### Игра

game-title-level = Уровень { $level } · { $board }
game-title-friends = Два игрока · { $board }
side-you = вы
side-level = уровень { $level }
side-first = игрок 1
side-second = игрок 2
side-spoken = { $player ->
    [red] Красные
   *[blue] Синие
}, { $who }, { $count ->
    [one] { $count } камень
    [few] { $count } камня
   *[many] { $count } камней
}{ $now ->
    [yes] , сейчас ходят
   *[no] {""}
}
game-undo = Отменить
game-redo = Вернуть
game-hint = Совет
game-confirm = Поставить
menu-last-turn = Показать последний ход ещё раз
menu-resign = Сдаться
menu-home = На главную
end-chain = Победная цепочка
end-rematch = Реванш
board-label = Доска, { $board }
zoom-in = Увеличить доску
zoom-out = Показать всю доску
nudge-up = Сдвинуть камень вверх
nudge-down = Сдвинуть камень вниз
nudge-left = Сдвинуть камень влево
nudge-right = Сдвинуть камень вправо

### Главная фраза

turn-yours = Ваш ход
turn = { $player ->
    [red] Ход красных
   *[blue] Ход синих
}
place-again-yours = Вы захватили { $stones ->
    [one] { $stones } камень
    [few] { $stones } камня
   *[many] { $stones } камней
}{ $captures ->
    [1] {""}
    [one] {" "}за { $captures } ход
    [few] {" "}за { $captures } хода
   *[many] {" "}за { $captures } ходов
} · ходите ещё раз
place-again = { $player ->
    [red] Красные захватили { $stones ->
        [one] { $stones } камень
        [few] { $stones } камня
       *[many] { $stones } камней
    }{ $captures ->
        [1] {""}
        [one] {" "}за { $captures } ход
        [few] {" "}за { $captures } хода
       *[many] {" "}за { $captures } ходов
    } · и ходят снова
   *[blue] Синие захватили { $stones ->
        [one] { $stones } камень
        [few] { $stones } камня
       *[many] { $stones } камней
    }{ $captures ->
        [1] {""}
        [one] {" "}за { $captures } ход
        [few] {" "}за { $captures } хода
       *[many] {" "}за { $captures } ходов
    } · и ходят снова
}
took = { $player ->
    [red] Красные захватили { $stones ->
        [one] { $stones } камень
        [few] { $stones } камня
       *[many] { $stones } камней
    }{ $captures ->
        [1] {""}
        [one] {" "}за { $captures } ход
        [few] {" "}за { $captures } хода
       *[many] {" "}за { $captures } ходов
    } · ход синих
   *[blue] Синие захватили { $stones ->
        [one] { $stones } камень
        [few] { $stones } камня
       *[many] { $stones } камней
    }{ $captures ->
        [1] {""}
        [one] {" "}за { $captures } ход
        [few] {" "}за { $captures } хода
       *[many] {" "}за { $captures } ходов
    } · ход красных
}
passed = { $player ->
    [red] Красным некуда ходить, они пропускают ход
   *[blue] Синим некуда ходить, они пропускают ход
}
passed-within-chain = { $player ->
    [red] Красным больше некуда ходить · ход переходит
   *[blue] Синим больше некуда ходить · ход переходит
}
computer-took = Компьютер захватил { $stones ->
    [one] { $stones } камень
    [few] { $stones } камня
   *[many] { $stones } камней
}{ $captures ->
    [1] {""}
    [one] {" "}за { $captures } ход
    [few] {" "}за { $captures } хода
   *[many] {" "}за { $captures } ходов
} · ваш ход
computer-again = Компьютер захватил { $stones ->
    [one] { $stones } камень
    [few] { $stones } камня
   *[many] { $stones } камней
}{ $captures ->
    [1] {""}
    [one] {" "}за { $captures } ход
    [few] {" "}за { $captures } хода
   *[many] {" "}за { $captures } ходов
} · и ходит снова
computer-thinks = Уровень { $level } думает
pending-places = Простой ход · очередь перейдёт
pending-takes = Захватит { $count ->
    [one] { $count } камень
    [few] { $count } камня
   *[many] { $count } камней
} · и ход продолжится
explain-places = Сюда можно · простой ход, очередь перейдёт
explain-takes = Захватит { $count ->
    [one] { $count } камень
    [few] { $count } камня
   *[many] { $count } камней
} · и ход продолжится
explain-group = { $player ->
    [red] { $size ->
        [1] Одиночный красный камень
        [one] Красная группа из { $size } камня
       *[other] Красная группа из { $size } камней
    }
   *[blue] { $size ->
        [1] Одиночный синий камень
        [one] Синяя группа из { $size } камня
       *[other] Синяя группа из { $size } камней
    }
}
hint-thinking = Ищу хороший ход
hint-shown = Совет: { $cell }
hint-area = Совет: где-то здесь · нажмите ещё раз, чтобы увидеть клетку
showing-again = Этот ход ещё раз
refused-occupied = Клетка { $cell } занята
refused-joins = { $groups ->
    [1] { $own ->
        [1] Соединится с вашим камнем, ничего не захватив
        [one] Соединится с вашей группой из { $own } камня, ничего не захватив
       *[other] Соединится с вашей группой из { $own } камней, ничего не захватив
    }
    [few] Соединит { $groups } ваши группы, ничего не захватив
   *[other] Соединит { $groups } ваших групп, ничего не захватив
}
refused-not-smaller = { $player ->
    [red] { $enemy ->
        [1] Красный камень не меньше вашей группы: 1 против { $own }
       *[other] Красная группа не меньше вашей: { $enemy } против { $own }
    }
   *[blue] { $enemy ->
        [1] Синий камень не меньше вашей группы: 1 против { $own }
       *[other] Синяя группа не меньше вашей: { $enemy } против { $own }
    }
}
refused-game-over = Игра окончена
refused-computer-to-move = Сейчас ход компьютера
you-won = Вы победили! · последним ходом { $stones ->
    [one] снят { $stones } камень
    [few] снято { $stones } камня
   *[many] снято { $stones } камней
}
you-lost = Победил компьютер · последним ходом { $stones ->
    [one] снят { $stones } камень
    [few] снято { $stones } камня
   *[many] снято { $stones } камней
}
won = { $player ->
    [red] Красные победили!
   *[blue] Синие победили!
} · последним ходом { $stones ->
    [one] снят { $stones } камень
    [few] снято { $stones } камня
   *[many] снято { $stones } камней
}
you-resigned = Вы сдались · победил компьютер
resigned = { $player ->
    [red] Красные сдались · победили синие
   *[blue] Синие сдались · победили красные
}
deadlock = Ничья · ходить больше некуда обоим

### Что случилось вне игры

notice-save-damaged = Сохранённую игру не удалось прочитать. Она отложена в файл { $file }.
notice-save-newer = Эту игру сохранила более новая версия Oust. Она осталась в файле { $file }.
notice-save-unreadable = Не удалось открыть файл { $file }.
unsaved = Не сохраняется
unsaved-spoken = Игра не сохраняется: узнать почему
notice-not-saved = Игра не сохраняется.
notice-not-saved-no-folder = Игра не сохраняется: для неё нет папки.
notice-not-saved-disk-full = Игра не сохраняется: диск заполнен.
notice-computer-failed = Компьютер сбился и сходил, как уровень 4.
notice-hint-failed = Подобрать совет не удалось. Попробуйте ещё раз.

### Произносится вслух

said-placed = { $player ->
    [red] Красные поставили камень на { $cell }
   *[blue] Синие поставили камень на { $cell }
}
said-captured = { $player ->
    [red] Красные поставили камень на { $cell } и захватили { $count }
   *[blue] Синие поставили камень на { $cell } и захватили { $count }
}
said-passed = { $player ->
    [red] Красные пропустили ход
   *[blue] Синие пропустили ход
}
cell-empty = { $cell }, пусто
cell-stone = { $cell }, { $player ->
    [red] красный камень
   *[blue] синий камень
}, { $size ->
    [1] одиночный
   *[other] в группе { $size }
}
cell-pending = { $cell }, { $player ->
    [red] красный камень
   *[blue] синий камень
}, ещё не поставлен
cell-plain = простой ход
cell-capture = захватывающий ход, захватит { $count }
cell-last = последний ход
cell-would-be-captured = будет захвачен
cell-trace = { $player ->
    [red] здесь захвачен красный камень
   *[blue] здесь захвачен синий камень
}
cell-dead = можно захватить
cell-alive = нельзя захватить
cell-endangered = под угрозой
cell-hint = совет

### Вопросы

dialog-drop-game-title = Начать новую игру?
dialog-drop-game-text = Текущая игра будет оставлена.
dialog-drop-game-accept = Новая игра
dialog-drop-game-dismiss = Играть дальше
dialog-resign-title = Сдаться?
dialog-resign-text = Победа достанется сопернику.
dialog-resign-accept = Сдаться
dialog-resign-dismiss = Играть дальше

### Настройки

settings-title = Настройки
settings-board = Доска
settings-confirm = Подтверждать ходы
settings-confirm-more = Первое касание показывает камень, второе ставит его
settings-marking = Отмечать ходы
settings-marking-more = Точка — сюда можно, кольцо — здесь захват
settings-sizes = Размеры групп
settings-coordinates = Координаты
settings-dead = Что можно захватить
settings-dead-more = Пунктирные кольца на группах, которые можно захватить этим ходом, сплошные на остальных
settings-endangered = Предупреждать об угрозе
settings-endangered-more = Треугольник на ваших группах, которые могут захватить следующим ходом
settings-theme = Тема
theme-system = Как в системе
theme-light = Светлая
theme-dark = Тёмная
settings-stones = Камни
stones-classic = Обычные
stones-color-blind = Для дальтоников
stones-high-contrast = Контрастные
settings-motion = Движение
motion-system = Как в системе
motion-full = Включено
motion-reduced = Выключено
settings-pace = Темп компьютера
pace-quick = Быстрый
pace-normal = Обычный
pace-slow = Медленный
settings-hint-area = Совет в два шага
settings-hint-area-more = Сначала область, потом клетка
settings-favored = Показывать, о чём думает компьютер
settings-senses = Звук и вибрация
settings-sound = Звук
settings-vibration = Вибрация
settings-language = Язык
language-system = Как в системе
language-en = English
language-nl = Nederlands
language-ru = Русский

### Правила

rules-title = Правила
rules-aim = Двое, красные и синие, по очереди ставят камни. Побеждает тот, кто снимет с доски все камни соперника.
rules-start = В начале доска пуста. Первыми ходят красные. За ход ставят один камень на пустую клетку.
rules-group = Соседние камни одного цвета образуют группу. Один камень — тоже группа.
rules-place = Простой ход: камень не касается своих камней. Чужих он касаться может. После него ход переходит к сопернику.
rules-place-picture = Красные могут пойти на любую точку: ни один красный камень её не касается. Кольцо — захват.
rules-capture = Захватывающий ход соединяет свои камни в группу побольше, и эта группа касается чужих групп, каждая из которых меньше неё. Эти чужие группы снимаются с доски.
rules-capture-picture = В новой красной группе три камня, она касается синей группы из двух: синие камни сняты.
rules-refused = Соединять свои камни можно, только захватывая. Если хотя бы одна из чужих групп, которых касается новая группа, не меньше неё, так ходить нельзя.
rules-refused-picture = Два красных камня против двух синих: поровну — не меньше, поэтому красным сюда нельзя.
rules-again = После захвата нужно поставить ещё один камень. Очередь переходит после простого хода.
rules-pass = Если ходить некуда, ход пропускается, приложение делает это само. В остальных случаях ходить обязательно.
rules-win = Побеждает тот, кто захватил последний камень соперника. Первые камни игры победы не приносят.
rules-square-title = Квадратные доски
rules-square = Камни стоят на пересечениях линий. У каждого пересечения до четырёх соседей, по диагонали камни не соседствуют. Здесь может случиться, что ходить некуда обоим: тогда ничья.
rules-about-title = Об игре
rules-about = Oust © Mark Steere, 2007. Правила изложены по его листу правил (marksteeregames.com). Автор разрешает всем делать программы для игры, сохраняя его имя и правила. В приложении нет учётных записей, рекламы и слежки.
