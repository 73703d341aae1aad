# Sentences of games that are kept, shared, set up, counted. See app.ftl for the conventions.

### Сохранённые партии

games-title = Партии
games-search = Поиск по сопернику, доске или названию
games-loading = Ищем ваши партии…
games-none = Партий пока нет. Каждая начатая партия сохраняется здесь.
games-none-found = Ничего не нашлось.
games-count = { $count ->
    [one] { $count } партия
    [few] { $count } партии
   *[many] { $count } партий
}
games-more = Показать ещё
games-running = { $count ->
    [one] пока { $count } камень
    [few] пока { $count } камня
   *[many] пока { $count } камней
}
games-draw = Ничья
games-you-won = Вы выиграли
games-you-lost = Выиграл компьютер
games-won = { $player ->
    [red] Выиграли красные
   *[blue] Выиграли синие
}
games-share-one = Поделиться: { $title }
games-rename-one = Переименовать: { $title }
games-delete-one = Удалить: { $title }
games-name = Название партии
games-save-name = Сохранить
games-deleted = Удалено: { $title }
games-undo-delete = Вернуть
games-read = Прочитать партию от друга
short-date = { $day } { $month ->
    [1] янв.
    [2] февр.
    [3] мар.
    [4] апр.
    [5] мая
    [6] июн.
    [7] июл.
    [8] авг.
    [9] сент.
    [10] окт.
    [11] нояб.
   *[12] дек.
} { $year }

### Обмен

share-title = Поделиться
share-read-title = Прочитать партию
share-record = Партия текстом
share-send = Отправить партию
share-send-back = Отправить обратно
share-copy = Скопировать партию
share-save = Сохранить в файл
share-copy-code = Скопировать позицию
share-picture = Отправить картинку
share-save-drawing = Сохранить рисунок
share-copied = Скопировано.
share-saved = Сохранено.
share-nothing-to-paste = Нет текста для вставки.
share-not-text = В этом файле не текст.
share-failed = Не получилось.
share-take = Партия от друга
share-take-more = Вставьте текст, который прислал друг, поставьте камни и отправьте партию обратно.
share-paste = Вставить
share-open-file = Открыть файл
share-read = Прочитать текст
share-play-on = Играть дальше
share-look = Посмотреть
share-play-up-to = Взять партию до этого места
share-found-game = Партия, { $board }: { $count ->
    [one] { $count } ход
    [few] { $count } хода
   *[many] { $count } ходов
}
share-found-position = Позиция, { $board }
read-line = строка { $line }
read-nothing = В этом тексте нет ни партии, ни позиции.
read-too-long = Этот текст слишком длинный для партии.
read-another-game = В этом тексте несколько партий. Можно взять первую.
read-header = Непонятно: «{ $name }: { $text }».
read-position = Ошибка в коде позиции: { $reason }.
read-not-a-move = Ход { $turn }, { $player ->
    [red] красные
   *[blue] синие
}: «{ $text }» — не ход.
read-no-such-cell = Ход { $turn }, { $player ->
    [red] красные
   *[blue] синие
}: на доске нет клетки «{ $text }».
read-occupied = Ход { $turn }, { $player ->
    [red] красные
   *[blue] синие
}: клетка { $text } занята.
read-joins = Ход { $turn }, { $player ->
    [red] красные
   *[blue] синие
}: { $text } примкнёт { $groups ->
    [1] { $own ->
        [1] к одиночному камню
       *[other] к группе из { $own }
    }
   *[other] к { $groups } группам
} без захвата.
read-not-smaller = Ход { $turn }, { $player ->
    [red] красные
   *[blue] синие
}: { $text } даёт группу из { $own }, но рядом { $enemy ->
    [1] чужой камень
   *[other] чужая группа из { $enemy }
}, а она не меньше.
read-pass = Ход { $turn }, { $player ->
    [red] красные
   *[blue] синие
}: «{ $text }» нельзя, пока есть куда поставить камень.
read-swap = Ход { $turn }, { $player ->
    [red] красные
   *[blue] синие
}: «{ $text }» возможен только вторым ходом.
read-game-over = Ход { $turn }, { $player ->
    [red] красные
   *[blue] синие
}: { $text } стоит после конца партии.
read-captures = Ход { $turn }, { $player ->
    [red] красные
   *[blue] синие
}: { $text } здесь захватывает { $takes ->
    [0] ничего
    [one] { $takes } камень
    [few] { $takes } камня
   *[many] { $takes } камней
}.
read-number = Ход { $turn }, { $player ->
    [red] красные
   *[blue] синие
}: перед «{ $text }» должен стоять номер { $due }.
read-player = Ход { $turn }: ходят { $player ->
    [red] красные
   *[blue] синие
}, а в тексте «{ $text }».

### Подготовка партии

new-names = Имена
new-name-red = Красные, ходят первыми
new-name-blue = Синие, ходят вторыми
new-terms = Условия
new-swap = Правило обмена
new-swap-more = После первого камня второй игрок может забрать его себе вместе с цветом
new-clock = Часы
new-turn-board = Поворачивать доску
new-turn-board-more = К сидящему напротив, когда ходят синие
new-minutes = Минуты · { $who }
new-increment = Секунды на ход · { $who }
new-head-start = Фора
new-head-start-none = Нет
new-head-start-more = Эти красные камни уже стоят на доске, когда красные ходят первыми.
new-square-at-hand = { $side ->
    [19] 19 × 19, доска для го
   *[other] { $side } × { $side }
}
game-swap = Обмен
clock-spoken = осталось { $minutes } мин { $seconds } с
swapped = Игроки обменялись цветами · ходят синие
swapped-yours = Компьютер забрал красный камень · теперь вы играете синими
may-swap = { $player ->
    [red] Ходят красные · или обмен: заберут красный камень
   *[blue] Ходят синие · или обмен: заберут красный камень
}
may-swap-yours = Ваш ход · или обмен: заберите красный камень
out-of-time = { $player ->
    [red] У красных вышло время · синие выиграли
   *[blue] У синих вышло время · красные выиграли
}
said-swapped = Игроки обменялись цветами
dialog-undo-title = Вернуть ход?
dialog-undo-text = Этот ход был закончен: нужно согласие другого игрока.
dialog-undo-accept = Согласен
dialog-undo-dismiss = Оставить
dialog-clear-title = Сбросить статистику?
dialog-clear-text = Все числа начнутся с нуля. Партии останутся.
dialog-clear-accept = Сбросить
dialog-clear-dismiss = Оставить

### Статистика

statistics-title = Статистика
statistics-none = Пока нет законченных партий с компьютером.
statistics-played = Сыграно
statistics-won = Выиграно
statistics-lost = Проиграно
statistics-streak = Побед подряд сейчас
statistics-best-streak = Лучшая серия побед
statistics-longest-chain = Больше всего захватов за ход
statistics-largest-capture = Больше всего камней сразу
statistics-clear = Сбросить статистику
statistics-counted = Партии, продолженные из разбора или из текста, не считаются.
end-level = Уровень { $level }
end-easier = Попробуйте уровень { $level }, он полегче
