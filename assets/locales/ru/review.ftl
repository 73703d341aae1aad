# Sentences of looking through a game afterwards. See app.ftl for the conventions.

review-title = Разбор
review-one = Разобрать: { $title }
notice-review-failed = Разбор партии прервался из-за ошибки. Всё найденное сохранено.

### Место в партии

review-place = Ход { $turn } из { $turns } · { $player ->
    [red] красные
   *[blue] синие
}
review-place-loss = Ход { $turn } из { $turns } · { $player ->
    [red] красные
   *[blue] синие
} потеряли { $loss } %
review-place-start = Начало · { $turns ->
    [one] { $turns } ход
    [few] { $turns } хода
   *[many] { $turns } ходов
}
review-before = До первого камня
review-placed = { $player ->
    [red] Красные
   *[blue] Синие
}: { $cell }
review-took = { $player ->
    [red] Красные
   *[blue] Синие
}: { $cell }, захвачено { $count }
review-swapped = Игроки обменялись цветами
review-best = лучшее место
review-as-good = не хуже, чем { $cell }
review-loss = потеряно { $loss } %, лучше { $cell }
review-missed-win = упущена победная цепочка с { $cell }
review-line = Лучше, { $player ->
    [red] красные
   *[blue] синие
}: { $cell }
review-line-took = Лучше, { $player ->
    [red] красные
   *[blue] синие
}: { $cell }, захвачено { $count }
review-line-place = { $shown } из { $all }

### График и переломные моменты

review-graph = Шансы красных на победу
review-chance = Красные { $percent } %
review-points = Переломные моменты
review-no-points = Больших потерь не было.
review-point = Ход { $turn }, { $player ->
    [red] красные
   *[blue] синие
} −{ $loss } %
review-point-win = Ход { $turn }, { $player ->
    [red] красные
   *[blue] синие
}: упущена победа

### Что можно сделать

review-judge = Разбор уровнем 6
review-go-on = Продолжить
review-cancel = Стоп
review-judging = Уровень 6 разбирает партию
review-progress = Позиций: { $done } из { $all }
review-steps = По партии
review-step-first = К началу
review-step-turn-back = На ход назад
review-step-back = На камень назад
review-step-on = На камень вперёд
review-step-turn-on = На ход вперёд
review-step-last = К концу
review-better = Как лучше
review-play = Играть отсюда
