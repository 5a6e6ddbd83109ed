# «Прогуливаясь по Бурано»: всё, что читает человек, по-русски.

game-name = Прогуливаясь по Бурано
game-about = Постройте самую красивую улицу острова: пять домов по три этажа — и гости, которым нравится то, что они видят.
postcard = Saluti da Burano
edition-note = Рисунки карт в этом издании — реконструкция: мы придумали их сами, в согласии с правилами.

# Дополнительные правила
switch-beginner-characters = Вариант А для новичков: без Лавочников, Цветочниц и Садовников
switch-beginner-windows = Вариант Б для новичков: за закрытые окна нет штрафа
switch-stacked = Колоды с твёрдым порядком: следующая карта колоды одна и та же, как бы ни играли

# Карты и символы
card = { $colour ->
    [pink] розовая
    [red] красная
    [orange] оранжевая
    [yellow] жёлтая
    [green] зелёная
   *[blue] синяя
 } { $floor }{ $letter }
card-short = { $card }
card-in-full = { $card }: { $symbols }
symbol = { $key ->
    [flowers] { $count ->
        [one] { $count } цветок
        [few] { $count } цветка
       *[many] { $count } цветков
     }
    [plants] { $count ->
        [one] { $count } растение
        [few] { $count } растения
       *[many] { $count } растений
     }
    [cats] { $count ->
        [one] { $count } кот
        [few] { $count } кота
       *[many] { $count } котов
     }
    [red-curtains] { $count ->
        [one] { $count } красная занавеска
        [few] { $count } красные занавески
       *[many] { $count } красных занавесок
     }
    [blue-curtains] { $count ->
        [one] { $count } синяя занавеска
        [few] { $count } синие занавески
       *[many] { $count } синих занавесок
     }
    [streetlight] фонарь
    [chimney] труба
    [pedestrians] { $count ->
        [one] { $count } прохожий
        [few] { $count } прохожих
       *[many] { $count } прохожих
     }
   *[closed-windows] { $count ->
        [one] { $count } закрытое окно
        [few] { $count } закрытых окна
       *[many] { $count } закрытых окон
     }
 }
symbol-shop = { $shop ->
    [pizza] пиццерия
    [clothes] магазин одежды
    [ice-cream] кафе-мороженое
   *[coffee] кофейня
 } ({ $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[many] { $points } очков
 })
symbol-short = { $key ->
    [flowers] ✿{ $count }
    [plants] ♣{ $count }
    [cats] кот{ $count }
    [red-curtains] ▽к{ $count }
    [blue-curtains] ▽с{ $count }
    [streetlight] фонарь
    [chimney] труба
    [pedestrians] ☺{ $count }
   *[closed-windows] закр{ $count }
 }
symbol-shop-short = { $shop ->
    [pizza] пицца
    [clothes] одежда
    [ice-cream] мороженое
   *[coffee] кофе
 }+{ $points }
list = { $all }, { $part }
row = { $all } { $part }
nothing = ничего
legend = Как читать карту: ✿ цветок, ♣ растение, ☺ прохожий, ▽к красная занавеска, ▽с синяя занавеска, закр = закрытое окно; пицца+3 — магазин, который приносит 3 очка.

# Персонажи
character = { $who ->
    [woman] Женщина
    [man] Мужчина
    [girl] Девочка
    [boy] Мальчик
    [mayor] Мэр
    [policeman] Полицейский
    [santa] Санта-Клаус
    [shop-owner] Лавочник
    [tailor] Портниха
    [florist] Цветочница
   *[gardener] Садовник
 }
who-the = { $who ->
    [woman] Женщину
    [man] Мужчину
    [girl] Девочку
    [boy] Мальчика
    [mayor] Мэра
    [policeman] Полицейского
    [santa] Санта-Клауса
    [shop-owner] Лавочника
    [tailor] Портниху
    [florist] Цветочницу
   *[gardener] Садовника
 }

# Стол
area-own-street = Ваша улица
area-street = Улица ({ $seat })
area-hand = { $cards ->
    [0] В руке карт нет
    [one] В руке { $cards } карта
    [few] В руке { $cards } карты
   *[many] В руке { $cards } карт
 }
area-supply = Резерв, раунд { $round }
area-characters = Ждут приглашения
scaffold = Леса на { $floor }-м этаже участка { $lot }
scaffold-short = леса
spot = Этаж { $floor } участка { $lot }: сюда можно выложить карту
visitor = { $who ->
    [woman] Женщина
    [man] Мужчина
    [girl] Девочка
    [boy] Мальчик
    [mayor] Мэр
    [policeman] Полицейский
    [santa] Санта-Клаус
    [shop-owner] Лавочник
    [tailor] Портниха
    [florist] Цветочница
   *[gardener] Садовник
 } гостит на участке { $lot }: пока { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[many] { $points } очков
 }
visitor-short = { $points } оч.
lot = Участок { $lot }: { $floors ->
    [0] пусто
    [one] { $floors } этаж
    [few] { $floors } этажа
   *[many] { $floors } этажей
 }
lot-short = { $floors }/3
heading-lot = уч. { $lot }
deck = Колода { $floor }-го этажа: { $cards ->
    [0] пусто
    [one] { $cards } карта
    [few] { $cards } карты
   *[many] { $cards } карт
 }
deck-short = этаж { $floor }
deck-cards = { $cards ->
    [0] пусто
    [one] { $cards } карта
    [few] { $cards } карты
   *[many] { $cards } карт
 }
gap = Пустое место
gap-short = ·
heading-decks = колоды
heading-column = колонка { $column }
waiting-interest = { $who ->
    [woman] 2 + по 1
    [man] 2 + по 1
    [girl] 2 + по 3
    [boy] 2 + по 2
    [mayor] по 1
    [policeman] 5·9·15
    [santa] по 3
    [shop-owner] 2·5·9·15
    [tailor] 4 за пару
    [florist] лучшие три
   *[gardener] лучшие три
 }
interest = { $who ->
    [woman] 2 очка и ещё 1 за каждый цветок дома
    [man] 2 очка и ещё 1 за каждое растение дома
    [girl] 2 очка и ещё 3 за каждого кота дома
    [boy] 2 очка и ещё 2 за каждого кота, занавеску, фонарь и трубу дома
    [mayor] 1 очко за каждого прохожего на улице
    [policeman] 5, 9 или 15 очков за 1, 2 или 3 фонаря не по соседству
    [santa] 3 очка за каждую трубу на улице
    [shop-owner] 2, 5, 9 или 15 очков за 1–4 разных магазина
    [tailor] 4 очка за каждую пару занавесок, красную и синюю
    [florist] 1 очко за каждый цветок на трёх лучших соседних этажах
   *[gardener] 1 очко за каждое растение на трёх лучших соседних этажах
 }
waiting = { character } ({ interest }), осталось { $left }
waiting-scores = { character } ({ interest }), осталось { $left }: сейчас принесёт вам { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[many] { $points } очков
 }{ $key ->
    [tourist] , участок { $lot }
   *[inhabitant] {""}
 }
waiting-left = × { $left }
waiting-points = { $key ->
    [tourist] уч. { $lot }: { $points }
   *[inhabitant] сейчас { $points }
 }
fact-hand = карт в руке: { $value }{ $value ->
    [0] {""}
    [one] { " " }(этаж 1: { $first }, этаж 2: { $second }, этаж 3: { $third })
    [few] { " " }(этаж 1: { $first }, этаж 2: { $second }, этаж 3: { $third })
   *[many] { " " }(этаж 1: { $first }, этаж 2: { $second }, этаж 3: { $third })
 }
fact = { $key ->
    [score] счёт { $value }
    [visitors] гости { $value }
    [shops] магазины { $value }
    [tokens-points] сбережённые жетоны { $value }
    [windows] закрытые окна −{ $value }
    [windows-safe] закрытые окна { $value } (без штрафа)
    [coins] монет: { $value }
   *[tokens] жетонов: { $value }
 }

# Что делать сейчас
prompt-take = Ваш ход: возьмите карты из одной колонки резерва и монеты, всего три (правило 3.1).
prompt-place = { $left ->
    [0] Больше карт выложить нельзя: скажите, что закончили (правило 3.2).
    [one] Можно выложить ещё одну карту; она стоит { $price ->
        [one] { $price } монету
        [few] { $price } монеты
       *[many] { $price } монет
     } (правило 3.2).
    [few] Можно выложить до { $left } карт; следующая стоит { $price ->
        [one] { $price } монету
        [few] { $price } монеты
       *[many] { $price } монет
     } (правило 3.2).
   *[many] Можно выложить до { $left } карт; следующая стоит { $price ->
        [one] { $price } монету
        [few] { $price } монеты
       *[many] { $price } монет
     } (правило 3.2).
 }
prompt-visit = { $houses ->
    [one] Дом достроен: пригласите гостя (правило 4.1).
    [few] Достроено { $houses } дома: пригласите по гостю в каждый (правило 4.1).
   *[many] Достроено { $houses } домов: пригласите по гостю в каждый (правило 4.1).
 }
prompt-limit = { $surplus ->
    [one] В руке слишком много карт: верните { $surplus } карту под её колоду (правило 3.3).
    [few] В руке слишком много карт: верните { $surplus } карты под их колоды (правило 3.3).
   *[many] В руке слишком много карт: верните { $surplus } карт под их колоды (правило 3.3).
 }
prompt-dismiss = Крайние правые карты резерва ушли из игры. Теперь отправьте прочь одного персонажа (правило 7.1).
prompt-others = { $seat } { $phase ->
    [take] берёт карты.
    [place] выкладывает карты.
    [visit] выбирает гостя.
    [limit] возвращает карты.
   *[dismiss] отправляет персонажа прочь.
 }
prompt-over = Партия окончена. { $end ->
    [five-houses] { end-five-houses }
    [empty-supply] { end-empty-supply }
    [standstill] { end-standstill }
   *[no-characters] { end-no-characters }
 }

# Ходы
do-take = Взять: { $cards }{ $coins ->
    [0] , без монет
    [one] {" "}и { $coins } монета
    [few] {" "}и { $coins } монеты
   *[many] {" "}и { $coins } монет
 } (колонка { $column })
do-place = Выложить на участок { $lot }: { $card }
do-done = Больше не выкладывать
do-visit = Пригласить { who-the } на участок { $lot }
do-return = Вернуть под колоду: { $card }
do-dismiss = Отослать { who-the }
remark-coins = { $coins ->
    [one] { $coins } монета
    [few] { $coins } монеты
   *[many] { $coins } монет
 }
remark-token = один жетон: { $rule ->
    [house] второй цвет в этом доме
    [neighbour] такой же цвет по соседству
   *[both] второй цвет в этом доме и такой же цвет по соседству
 } (правило 3.2.7)
remark-complete = дом достроен: придёт гость
remark-points = { $points ->
    [one] сейчас { $points } очко
    [few] сейчас { $points } очка
   *[many] сейчас { $points } очков
 }
remark-more = { $points ->
    [one] на { $points } очко больше
    [few] на { $points } очка больше
   *[many] на { $points } очков больше
 }
remark-fewer = { $points ->
    [one] на { $points } очко меньше
    [few] на { $points } очка меньше
   *[many] на { $points } очков меньше
 }
remark-bank = { $coins ->
    [one] больше { $most } монет в конце хода: { $coins } монета уйдёт в банк (правило 3.3)
    [few] больше { $most } монет в конце хода: { $coins } монеты уйдут в банк (правило 3.3)
   *[many] больше { $most } монет в конце хода: { $coins } монет уйдут в банк (правило 3.3)
 }
remark-hand = { $surplus ->
    [one] рука переполнится: придётся вернуть хотя бы { $surplus } карту (правило 3.3)
    [few] рука переполнится: придётся вернуть хотя бы { $surplus } карты (правило 3.3)
   *[many] рука переполнится: придётся вернуть хотя бы { $surplus } карт (правило 3.3)
 }

# Журнал
# (told-take: карт и монет вместе всегда три, поэтому при двух монетах карта одна.)
told-take = берёт { $coins ->
    [0] только карты ({ $cards })
    [one] карты ({ $cards }) и { $coins } монету
    [few] карту ({ $cards }) и { $coins } монеты
   *[many] карты ({ $cards }) и { $coins } монет
 } из колонки { $column }
told-place = выкладывает карту «{ $card }» на участок { $lot } за { $price ->
    [one] { $price } монету
    [few] { $price } монеты
   *[many] { $price } монет
 }
told-place-token = выкладывает карту «{ $card }» на участок { $lot } за { $price ->
    [one] { $price } монету
    [few] { $price } монеты
   *[many] { $price } монет
 } и жетон
told-done = { $placed ->
    [0] ничего не выкладывает
    [one] заканчивает, выложив { $placed } карту
    [few] заканчивает, выложив { $placed } карты
   *[many] заканчивает, выложив { $placed } карт
 }
told-visit = принимает { who-the } на участке { $lot }: пока { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[many] { $points } очков
 }
told-return = возвращает карту { $floor }-го этажа под колоду
told-return-own = возвращает карту «{ $card }» под колоду
told-dismiss = отсылает { who-the }

# Отказы
illegal-over = Игра окончена.
illegal-not-your-turn = Сейчас ходит другой игрок.
illegal-not-now = Не сейчас: { $phase ->
    [take] сначала возьмите карты из резерва
    [place] пора выкладывать карты или закончить
    [visit] сначала выберите гостя для достроенного дома
    [limit] сначала верните лишние карты, чтобы в руке осталось три
    [dismiss] сначала отошлите одного персонажа
   *[over] игра окончена
 }.
illegal-no-such-column = В резерве есть только колонки с 1 по { $columns }.
illegal-empty-column = Эта колонка пуста: выберите другую.
illegal-not-so-many = { $cards ->
    [one] В колонке всего { $cards } карта: чтобы взять её, напишите «all».
    [few] В колонке { $cards } карты: возьмите меньше сверху или снизу либо напишите «all».
   *[many] В колонке { $cards } карт: возьмите меньше сверху или снизу либо напишите «all».
 }
illegal-not-in-hand = У вас в руке нет карты «{ $card }».
illegal-three-placed = За этот ход уже выложены три карты, больше нельзя.
illegal-too-expensive = Карта стоит { $price ->
    [one] { $price } монету
    [few] { $price } монеты
   *[many] { $price } монет
 }, а у вас { $coins }.
illegal-occupied = { $floor }-й этаж на участке { $lot } уже построен.
illegal-first-lot = Первую карту улицы выкладывают на участок 0.
illegal-sixth-house = Домов на улице может быть не больше { $houses }.
illegal-too-many-scaffolds = Лесов понадобилось бы { $needed }, а у вас { $scaffolds }.
illegal-no-token = Это нарушает правило цвета, а жетонов бонуса, чтобы за это заплатить, у вас не осталось.
illegal-no-visit-due = На участке { $lot } нет дома, который ждёт гостя.
illegal-gone = { character } больше не ждёт.
illegal-same-inhabitant = { character } уже живёт на вашей улице.
unreadable = { $expected ->
    [take] Как взять: «take 2 top 1», «take 2 bottom 2» или «take 2 all»; 2 — это колонка.
    [place] Как выложить: «place red3b at 0»; 0 — это участок.
    [card] Это не карта: нужны цвет, этаж и буква, например red3b.
    [lot] Это не участок: нужно число от -4 до 4; первый дом стоит на участке 0.
    [character] Это не персонаж: нужно одно из слов woman, man, girl, boy, mayor, policeman, santa, shop-owner, tailor, florist или gardener.
    [end] После конца хода стоит что-то лишнее.
   *[move] Ход начинается со слова take, place, done, visit, return или dismiss.
 }

# Конец игры
end-five-houses = Пять домов достроены.
end-empty-supply = Брать больше нечего, и никто не выложил ни одной карты.
end-standstill = Восемь раундов прошли без единой выложенной карты.
end-no-characters = Персонажей больше не осталось.
score-visitors = Гости
score-shops = Магазины
score-tokens = Жетоны
score-windows = Закрытые окна
rating-so-so = Так себе
rating-not-bad = Неплохо
rating-good-job = Отличная работа!
rating-awesome = Потрясающе!
rating-masterpiece = Шедевр!

# Издания
edition-no-such-card = «{ $key }» — не карта: нужны цвет (pink, red, orange, yellow, green, blue), этаж от 1 до 3 и буква от a до d, например red3b.
edition-no-such-symbol = «{ $key }» — не символ. Ожидается: flowers, plants, cats, red-curtains, blue-curtains, streetlight, chimney, pedestrians, shop вместе с points, closed-windows.
edition-no-such-shop = «{ $shop }» — не магазин: нужно pizza, clothes, ice-cream или coffee.
edition-shop-points = { $card }: shop и points указывают только вместе; points — 2 или 3.
edition-wrong-floor = { $card }: { $key } бывает только на { $floor }-м этаже.
edition-too-few = { $card }: на каждой карте не меньше двух символов.
edition-missing-card = Нет карты { $card }: у каждого цвета на каждом этаже есть карты a, b, c и d.
edition-twins = { $card } ничем не отличается от { $other }: двух одинаковых карт быть не должно.

# Первая партия с подсказками
lesson-welcome = Добро пожаловать! Вы строите улицу: пять домов по три этажа. В начале хода вы берёте три вещи: карты из одной колонки резерва, а сколько не хватит до трёх — монетами. Возьмите две верхние карты колонки 2, обе красные, и 1 монету.
lesson-scaffold = Выложите карту «красная 2b» на участок 0 за 1 монету. Цифра 2 — это этаж, а под ним пока пусто: его держат леса, таких карт у вас две. Начинать можно с любого этажа. Закрытое окно может стоить очка; об этом позже.
lesson-second-card = Теперь поверх неё — «красная 3a»: дом должен быть одного цвета. Вторая карта за ход стоит 2 монеты, и третья тоже. По одной карте за ход выходит дешевле, зато медленнее.
lesson-done = Осталось 2 монеты, пока хватит. Нажмите «Больше не выкладывать». Каждый раунд начинает кто-то другой; вдвоём это значит по два хода подряд у каждого, и сейчас ходит бот.
lesson-ends = Вашему дому не хватает первого этажа, а «красная 1a» лежит в колонке 3. Карты берут сверху или снизу, ничего не пропуская: возьмите две нижние, «красную 1a» и «жёлтую 2a», и 1 монету.
lesson-complete = Выложите «красную 1a» на участок 0: она встанет на место лесов, и те снова свободны. Теперь все три этажа — карты: дом достроен, а в достроенный дом всегда приходит гость.
lesson-spare = «Жёлтая 2a» стоила бы сейчас двух последних монет, а первой картой другого хода — всего одной. Придержите её. Нажмите «Больше не выкладывать», и в красный дом придёт гость.
lesson-visitor = Каждый гость считает что-то своё. Женщина приносит 2 очка и ещё 1 за каждый цветок своего дома: у вас их 8, значит, 10 очков. Туристы, как она, смотрят на один дом, жители — на всю улицу. Пригласите Женщину на участок 0.
lesson-whole-column = Следующий раунд начинаете вы. «Жёлтая 1a» с 4 цветками подходит к «жёлтой 2a» в руке; на «синей 2a» и «оранжевой 3a» тоже цветы. Возьмите всю колонку 3: три карты, значит, без монет. У вас есть ещё 2.
lesson-neighbours = Начните второй дом: «жёлтая 1a» на участок 1. Соседние дома должны различаться цветом, и жёлтый рядом с красным подходит. Улица может расти влево и вправо, но домов на ней не больше пяти.
lesson-purse = Осталась 1 монета, а вторая карта стоит 2: нажмите «Больше не выкладывать». В руке остаются три карты — ровно столько, сколько можно держать. Посмотрите, что сделает бот за два своих хода.
lesson-flowers = Мальчик приносит боту 16 очков. А вам нужны цветы: возьмите две нижние карты колонки 1, «розовую 1a» и «красную 2a», на них 7 цветков, и 1 монету. Рука переполнится — увидите, что тогда.
lesson-windows = Выложите «жёлтую 2a» на участок 1 за 1 монету: жёлтое на жёлтое. На ней закрытое окно, у вас уже третье; у бота одно. В конце тот, у кого их больше всех, теряет по очку за каждое, так что поглядывайте на них.
lesson-limits = Следующая карта стоила бы 2, а у вас 1 монета: нажмите «Больше не выкладывать». После хода можно оставить не больше трёх карт и шести монет. Карт у вас четыре: одну придётся вернуть.
lesson-return = Какую? «Синяя 2a» и «красная 2a» — вторые этажи, на обеих по 4 цветка, но на синей на одно растение больше. Верните «красную 2a»: она уйдёт под свою колоду, и бот не узнает, какая это была карта.
lesson-end = Возьмите только «синюю 1a» внизу колонки 3: она подходит к «синей 2a», и с ней придут 2 монеты. Игра кончается раундом, в котором кто-то достроил пятый дом; тогда очки дают гости, магазины и сбережённые жетоны.
lesson-token = Оранжевый на жёлтом: второй цвет в доме стоит жетона бонуса. Сбережённый жетон — это 3 очка, но дом с 10 цветками стоит большего. Выложите «оранжевую 3a» на участок 1, закончите и сами выберите гостя. Дальше решаете вы!
