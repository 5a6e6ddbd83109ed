switch-exchange = Обмен
switch-duel = Дуэль
end-even-bids = Ставки равны.
end-odd-bids = Ставки не равны.
score-laid = Выложено
score-hidden = Спрятано
toy-unreadable = «{ $move }» — не ход.
toy-not-now = Не сейчас.
toy-not-your-turn = Сейчас не ваш ход.
toy-full-hand = В руке помещается камешков: { $most }.
toy-empty-bag = Мешок пуст.
toy-not-in-hand = У вас его нет.
toy-no-exchange = Обмена нет.
toy-knock-once = Стучат один раз, пока ждут.
toy-not-asked = Вас не спрашивают.
toy-two-to-four = Один раз, от двух до четырёх камешков.
toy-four-fingers = Не больше трёх пальцев.
toy-seat = Место { $number }
toy-told-knock = { $seat }: стук.
toy-told-draw = { $seat } тянет; { $left ->
    [one] оставался { $left } камешек
    [few] оставалось { $left } камешка
   *[many] оставалось { $left } камешков
 }.
toy-told-lay = { $seat } выкладывает { $pebble }.
toy-told-hide = { $seat } прячет камешек.
toy-told-hide-own = { $seat } прячет { $pebble }.
toy-told-exchange = { $seat } меняет.
toy-told-bid = { $seat } ставит.
toy-told-nod = { $seat } кивает.
toy-told-foretell = { $seat } предсказывает { $pebbles ->
    [one] { $pebbles } камешек
    [few] { $pebbles } камешка
   *[many] { $pebbles } камешков
 }.
toy-hand = Рука
toy-pouch = Кошель
toy-laid = Выложено
toy-holds = { $pebbles ->
    [one] { $pebbles } камешек
    [few] { $pebbles } камешка
   *[many] { $pebbles } камешков
 } в руке
toy-pebble = Камешек { $pebble }
toy-knock = Постучать
toy-draw = Тянуть
toy-lay = Выложить { $pebble }
toy-hide = Спрятать { $pebble }
toy-exchange = Обменять
toy-bid = Поставить { $fingers }
toy-nod = Кивнуть
toy-foretell = Предсказать
toy-done = Эти
