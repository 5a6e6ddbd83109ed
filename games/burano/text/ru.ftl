# Бурано: всё, что читает человек, по-русски.

game-name = Бурано
game-about = Постройте остров разноцветных домов: пирамида кубиков, чтобы всё рассчитать, рыбалка, кружево и крыши на протяжении четырёх сезонов.
edition-note = Поля, плитки и кольца этого издания восстановлены: это наши рисунки, сделанные под эти правила.
legend = Как читать поля: ♥ розовый, ● синий, ★ жёлтый, ♣ зелёный, ▲ оранжевый, ◇ белый. На острове ♥2 — розовый дом на уровне 2, ^♥1 — розовая половина крыши на уровне 1; имена вроде c4 — свободные места. В пирамиде можно брать только кубики с именем вроде m2. На кольце $ — монета, ~ — фонтан, а ( ) — там стоит рабочий. В лагуне ▷2 — лодка места 2, (2)×3 — трое его рабочих. В мастерских (2) — рабочий места 2, а $ приносит монету. Виды крыш: острова и мастерские (за большинство), фонтаны и четыре (четыре очка). В стопке «четыре ×9 +4» девять плиток, и одна сейчас принесла бы вам 4 очка; на плитке в ваших ячейках это тоже видно, а ! значит, что её есть куда положить.

# Дополнительные правила
switch-free-layout = Свободная раскладка: плитки мастерских лежат случайно (правило 1.8)

# Названия
colour = { $colour ->
    [pink] розовый
    [blue] синий
    [yellow] жёлтый
    [green] зелёный
    [orange] оранжевый
   *[white] белый
 }
shape = { $colour ->
    [pink] ♥
    [blue] ●
    [yellow] ★
    [green] ♣
    [orange] ▲
   *[white] ◇
 }
cubes = { colour } ×{ $count }
place = { $place ->
    [murano] Мурано
    [torcello] Торчелло
    [sant-erasmo] Сант-Эразмо
    [san-francesco] Сан-Франческо
    [mazzorbo] Маццорбо
    [san-michele] Сан-Микеле
    [west-port] Западный порт
   *[east-port] Восточный порт
 }
fish = { $fish ->
    [tuna] тунец
    [squid] кальмар
    [lobster] омар
    [sea-bream] дорада
    [sardine] сардина
    [eel] угорь
    [crab] краб
   *[sole] морской язык
 }
fishes = { $count ->
    [1] { fish }
   *[other] { fish } ×{ $count }
 }
fish-short = { fish }{ $count ->
    [1] {""}
   *[other] {" "}×{ $count }
 }
work = { $work ->
    [fishing] рыбалка
    [lace] кружево
   *[earning] заработок
 }
kind = { $kind ->
    [islands] острова
    [workshops] мастерские
    [fountains] фонтаны
   *[four] четыре очка
 }
kind-short = { $kind ->
    [islands] острова
    [workshops] мастерские
    [fountains] фонтаны
   *[four] четыре
 }
tile = { kind }, { $first }–{ $second }
season = { $season ->
    [spring] весна
    [summer] лето
    [autumn] осень
   *[winter] зима
 }
source = { $source ->
    [islands] острова
    [lace] кружево
    [roofs] крыши
    [ships] корабли
    [buildings] здания
    [fish] рыба
   *[coins] монеты
 }
building = { $card ->
    [chapel] Часовня
    [campanile] Кампанила
    [palazzo] Палаццо
    [brickyard] Кирпичный завод
    [limekiln] Известковая печь
    [dyeworks] Красильня
    [fish-market] Рыбный рынок
    [fish-hall] Рыбные ряды
    [lace-school] Школа кружева
    [lace-museum] Музей кружева
    [boatyard] Верфь
    [guildhall] Дом гильдии
    [harbour-office] Портовая контора
    [convent] Монастырь
    [town-hall] Ратуша
   *[villa] Вилла
 }
effect = { $card ->
    [chapel] за каждую синюю или розовую половину вашей новой крыши — 5 очков
    [campanile] за каждую жёлтую или зелёную половину вашей новой крыши — 5 очков
    [palazzo] за каждую оранжевую или белую половину вашей новой крыши — 5 очков
    [brickyard] ваши синие и зелёные половины крыш подходят к дому любого цвета
    [limekiln] ваши жёлтые и белые половины крыш подходят к дому любого цвета
    [dyeworks] ваши оранжевые и розовые половины крыш подходят к дому любого цвета
    [fish-market] в конце по 2 очка за каждую проданную рыбу этих видов: { $fish }
    [fish-hall] в конце по 2 очка за каждую проданную рыбу этих видов: { $fish }
    [lace-school] в конце по 2 очка за каждого вашего рабочего на розовых, синих и жёлтых клетках
    [lace-museum] в конце по 2 очка за каждого вашего рабочего на зелёных, оранжевых и белых клетках
    [boatyard] ваша лодка может сделать один или два перехода
    [guildhall] ваши рабочие в мастерских могут занять клетку чужого рабочего без привилегии
    [harbour-office] вы выигрываете любую ничью на острове, где есть ваш рабочий
    [convent] в итогах каждого сезона один ваш рабочий в мастерских оплачен без кубика; 3 очка в конце
    [town-hall] в конце по 3 очка за каждую вашу карту здания
   *[villa] 9 очков в конце
 }
effect-short = { $card ->
    [chapel] 5 за ●♥
    [campanile] 5 за ★♣
    [palazzo] 5 за ▲◇
    [brickyard] ●♣ на любой дом
    [limekiln] ★◇ на любой дом
    [dyeworks] ▲♥ на любой дом
    [fish-market] 2 за проданную
    [fish-hall] 2 за проданную
    [lace-school] 2 на ♥●★
    [lace-museum] 2 на ♣▲◇
    [boatyard] 1 или 2 перехода
    [guildhall] чужие клетки
    [harbour-office] ничьи ваши
    [convent] 1 даром, 3
    [town-hall] 3 за карту
   *[villa] 9 в конце
 }
building-in-full = { building }: { effect }
list = { $all }, { $part }
row = { $all } { $part }
prices = { $all }/{ $part }
shapes = { $all }{ $part }
number = { $number }
name = { $name }
quoted = «{ $what }»
nothing = ничего
whom = { $who ->
    [you] вы
   *[seat] { $seat }
 }

# Стол
area-island = Главный остров
area-seasons = Времена года
area-prepared = Подготовлено
area-own-roofs = Ваши крыши
area-own-cards = Ваши постройки
area-lagoon = Лагуна
area-workshops = Кружевные мастерские
area-works = Что делает дом ({ season })
area-fish = Рыба
area-hand = { $cards ->
    [0] Ваша рука: рыбы нет
    [one] Ваша рука: { $cards } рыба
    [few] Ваша рука: { $cards } рыбы
    [many] Ваша рука: { $cards } рыб
   *[other] Ваша рука: { $cards } рыбы
 }
area-buildings = Карты зданий (колода { $cards })
area-stacks = Стопки крыш
area-supply = Запас кубиков
area-own-board = Ваш планшет
area-own-board-active = Ваш ход
area-board = { $seat }
area-board-active = { $seat } (сейчас ходит)
area-own-pyramid = Пирамида ({ $cubes })
area-pyramid = Пирамида ({ $seat }): { $cubes ->
    [0] пусто
    [one] { $cubes } кубик
    [few] { $cubes } кубика
    [many] { $cubes } кубиков
   *[other] { $cubes } кубика
 }
area-own-ring = Ваше кольцо
area-ring = Кольцо ({ $seat })
area-own-reserve = Ваш резерв: { $cubes ->
    [one] { $cubes } кубик
    [few] { $cubes } кубика
    [many] { $cubes } кубиков
   *[other] { $cubes } кубика
 }
area-reserve = Резерв ({ $seat }): { $cubes ->
    [one] { $cubes } кубик
    [few] { $cubes } кубика
    [many] { $cubes } кубиков
   *[other] { $cubes } кубика
 }
heading-arrow = →
cell-hollow = Углубление { $cell }: пусто
cell-house = { $cell }: { colour } дом, уровень { $level }
cell-roof = { $cell }: половина крыши ({ $half }) на уровне { $level } (дом под ней: { colour })
house-short = { shape }{ $level }
roof-short = ^{ shape }{ $level }
square-free = Клетка { $cell }: { colour }{ $coin ->
    [0] {""}
   *[other] , приносит монету
 }
square-taken = Клетка { $cell }: { colour }{ $coin ->
    [0] {""}
   *[other] , приносит монету
 }; рабочий ({ $seat })
square-free-short = { shape }{ $cell }{ $coin ->
    [0] {""}
   *[other] $
 }
square-taken-short = { shape }({ $seat }){ $coin ->
    [0] {""}
   *[other] $
 }
island = { place }: причалы { $docks }{ $own ->
    [yes] ; { $matches ->
        [0] вашим стрелкам не подходит ни один
        [one] вашим стрелкам подходит { $matches }
        [few] вашим стрелкам подходят { $matches }
        [many] вашим стрелкам подходят { $matches }
       *[other] вашим стрелкам подходят { $matches }
     }
   *[no] {""}
 }{ $count ->
    [0] {""}
   *[other] ; рабочие: { $workers }
 }{ $boats ->
    [0] {""}
   *[other] ; лодки: { $who }
 }; пути: { $routes }
port = { place }: { $ships }{ $boats ->
    [0] {""}
   *[other] ; лодки: { $who }
 }; пути: { $routes }
seat-workers = { $seat } ×{ $count }
boat = Лодка: { $seat } ({ place })
boat-short = ▷{ $seat }
workers-short = ({ $seat }){ $count ->
    [1] {""}
   *[other] ×{ $count }
 }
dock = { colour } причал, { place }
ship-buys = корабль { $ship } покупает до { $most } { $size ->
    [1] рыб
    [2] пар одного вида
   *[other] троек одного вида
 }{ $same ->
    [yes] {" "}одного вида
   *[no] {""}
 } за { $prices } очков
ship-short = { $ship }: { $size ->
    [1] { $same ->
        [yes] один вид
       *[no] любая
     }
    [2] пары
   *[other] тройки
 } { $prices }
fish-deck = Колода рыб: { $cards ->
    [0] пусто
    [one] { $cards } карта
    [few] { $cards } карты
    [many] { $cards } карт
   *[other] { $cards } карты
 }
card-deck = Колода зданий: { $cards ->
    [0] пусто
    [one] { $cards } карта
    [few] { $cards } карты
    [many] { $cards } карт
   *[other] { $cards } карты
 }
fish-in-hand = { $lot }: корабль { $ship } заплатил бы за всё до { $points } очков ({ place })
deck-short = колода { $cards }
work-colours = { work }: { $colours }
work-title = { work }
season-short = { $state ->
    [now] { season } { $round }/{ $rounds }
    [clean-up] { season }: итоги
   *[other] { season }
 }
season-in-full = { $state ->
    [over] { season }: уже позади
    [now] { season }, круг { $round } из { $rounds }; ходов осталось у каждого: { $left }
    [clean-up] { season }, итоги
   *[ahead] { season } ещё впереди, ходов: { $rounds }
 }
move-price = Действие { $move } за ход { $price ->
    [0] приносит 1 монету
    [one] стоит { $price } монету
    [few] стоит { $price } монеты
    [many] стоит { $price } монет
   *[other] стоит { $price } монеты
 }
move-price-short = { $move }: { $price ->
    [0] +1
   *[other] −{ $price }
 }
stack = Крыши, { kind }: { $tiles ->
    [0] плиток не осталось
    [one] { $tiles } плитка
    [few] { $tiles } плитки
    [many] { $tiles } плиток
   *[other] { $tiles } плитки
 }{ $own ->
    [yes] ; вам сейчас принесла бы { $points }
   *[no] {""}
 }
stack-short = ×{ $tiles }{ $own ->
    [yes] {" "}+{ $points }
   *[no] {""}
 }
supply = Запас кубиков: { colour } ×{ $count }
reserve = Резерв: { colour } ×{ $count } ({ work })
cubes-short = { shape }{ $count }
prepared = Подготовлен: { colour } ({ work })
prepared-short = { shape } { work }
prepared-empty = Пустое место подготовки
roof-empty = Пустая ячейка для крыши
gap-short = ·
roof-in-cell = Крыша «{ $tile }»: сейчас принесла бы { $points }, { $fits ->
    [0] положить некуда
    [one] подходит к { $fits } паре домов
    [few] подходит к { $fits } парам домов
    [many] подходит к { $fits } парам домов
   *[other] подходит к { $fits } парам домов
 }
roof-title = { kind-short }
roof-fits = { $fits ->
    [0] пока некуда
    [one] подходит: { $fits } место
    [few] подходит: { $fits } места
    [many] подходит: { $fits } мест
   *[other] подходит: { $fits } места
 }
roof-in-cell-short = { $first }{ $second } { kind-short } +{ $points }{ $fits ->
    [0] {""}
   *[other] !
 }
roof-own-short = { $first }{ $second } +{ $points }
roof-counts = { $kind ->
    [islands] { $count ->
        [0] ни одного острова
        [one] первенство: { $count } остров
        [few] первенство: { $count } острова
        [many] первенство: { $count } островов
       *[other] первенство: { $count } острова
     }
    [workshops] { $count ->
        [0] ни одной мастерской
        [one] первенство: { $count } мастерская
        [few] первенство: { $count } мастерские
        [many] первенство: { $count } мастерских
       *[other] первенство: { $count } мастерской
     }
    [fountains] { $count ->
        [0] ни одного фонтана
        [one] { $count } фонтан
        [few] { $count } фонтана
        [many] { $count } фонтанов
       *[other] { $count } фонтана
     }
   *[four] всегда 4
 }
roof-fits = { $fits ->
    [0] пока некуда
    [one] подходит { $fits } место
    [few] подходят { $fits } места
    [many] подходят { $fits } мест
   *[other] подходят { $fits } места
 }
step-free = { $step }: { colour }, свободен ({ work })
step-covered = { $step }: { colour }, накрыт ({ work })
step-open = { $step }: пусто
step-empty = { $step }: пусто, опоры нет
step-free-short = { shape }{ $step }
step-covered-short = { shape }
ring-arrow = Стрелка: { colour }, { $sign ->
    [coin] монета
    [fountain] фонтан
   *[worker] рабочий
 }
ring-sector = Сектор { $sector }: { colour }, { $sign ->
    [coin] монета
    [fountain] фонтан
   *[worker] рабочий
 }
ring-short = { $sign ->
    [coin] { shape }$
    [fountain] { shape }~
   *[worker] ({ shape })
 }
ring-hub = Сейчас видно: монеты { $coins }, фонтаны { $fountains }. Рабочих на кольце: { $workers }; следующий уходит из сектора 1.
ring-hub-short = { $coins }$ { $fountains }~
arrows = Ваши стрелки: { $colours }. Этими цветами вы рыбачите и плетёте кружево.
arrows-short = ваши стрелки
source-points = { source } { $points }
fact = { $key ->
    [coins] монеты { $value }
    [privileges] привилегии { $value }
    [first] первый игрок
    [ready] пирамида готова
   *[pyramid] пирамида { $value }
 }
fact-score = очки { $points }{ $points ->
    [0] {""}
   *[other] {" "}({ $sources })
 }
fact-moves = шагов: { $moves }, следующий { $moves ->
    [0] приносит 1 монету
   *[other] стоит { $price }
 }
fact-moves-over = все четыре шага сделаны
fact-fish = рыба { $fish }{ $known ->
    [0] {""}
   *[other] {" "}(видели: { $seen })
 }
fact-sold = продано: { $fish }
fact-ring = рабочие { $workers }, стрелки { $arrows }, { $coins } $, { $fountains } ~

# Что делать сейчас
prompt-roofs-all = Выберите три разных вида крыш (правило 2.4).
prompt-roofs = Крыши: сбросьте плитки, если хотите, и выберите разные виды для пустых ячеек (правило 6.5). Пустых: { $empty }.
prompt-pyramid = Постройте пирамиду втайне от других (правило 3.2), кубиков: { $cubes }.{ $left ->
    [0] {""}
    [one] {" "}Остаётся { $left } кубик, он принесёт монету.
    [few] {" "}Остаётся { $left } кубика, по монете за каждый.
    [many] {" "}Остаётся { $left } кубиков, по монете за каждый.
   *[other] {" "}Остаётся { $left } кубика, по монете за каждый.
 }
prompt-colour = Кубик { $cube } из { $cubes }: какого цвета? Сначала основание, потом середина, потом вершина.
prompt-lay = Кубик { $cube } из { $cubes }: куда положить { colour }?
prompt-move = Ваш ход, шаг { $move } из 4: { $move ->
    [1] приносит 1 монету
   *[other] цена { $price }
 }; у вас монет: { $coins }. Берите, стройте, покрывайте или закончите ход (правило 4.1).
prompt-move-poor = У вас { $coins ->
    [one] { $coins } монета
    [few] { $coins } монеты
    [many] { $coins } монет
   *[other] { $coins } монеты
 }, а шаг { $move } стоит { $price }: закончите ход{ $privileges ->
    [0] {""}
   *[other] {" "}или потратьте привилегии
 } (правило 4.1).
prompt-moves-over = Четыре шага сделаны: закончите ход{ $privileges ->
    [0] {""}
   *[other] {" "}или потратьте привилегии
 } (правило 4.1).
prompt-bonus = Крыша «{ $tile }» положена: возьмите 2 привилегии или карту здания (правило 4.4).
prompt-fishing = Рыбалка: сделайте { $steps ->
    [1] один переход
   *[other] один или два перехода
 }; лодка здесь: { place }, ваши стрелки: { $arrows } (правило 5.1).
prompt-fishing-swapped = Причалы поменяны местами: теперь плывите к подходящему острову. Лодка здесь: { place }, ваши стрелки: { $arrows } (правило 8.1).
prompt-catch = Подходит причалов: { $matches }. Возьмите { $more ->
    [yes] ещё{" "}
   *[no] {""}
 }{ $left ->
    [one] { $left } рыбу
    [few] { $left } рыбы
    [many] { $left } рыб
   *[other] { $left } рыбы
 } из открытых или из колоды (правило 5.1.1).
prompt-crew = Подходят три причала: отправьте одного или двух рабочих ({ place }, правило 5.1.1).
prompt-port = { $port }: выберите корабль и продайте ему рыбу или не продавайте ничего (правило 5.1.2).
prompt-port-more = Продайте кораблю { $ship } ещё или отпустите его (правило 5.1.2).
prompt-lace = Кружево: поставьте рабочего на клетку одного из этих цветов ({ $arrows }) или остановитесь (правило 5.2).
prompt-earning = Монеты ваши. Рабочие могут вернуться, по монете за каждого (правило 5.3).
prompt-pay = Итоги сезона: оплатите рабочих в мастерских кубиками пирамиды, по 2 очка, и артели приносят очки (правило 6.2). Не оплачено: { $workers }. Кубики: { $cubes }.
prompt-refill = { $missing ->
    [0] Купите кубики за привилегии или продолжайте (правило 6.4).
    [one] Цвет закончился: можно взять { $missing } кубик другого цвета (правило 6.4).
    [few] Цвета закончились: можно взять { $missing } кубика других цветов (правило 6.4).
    [many] Цвета закончились: можно взять { $missing } кубиков других цветов (правило 6.4).
   *[other] Цвета закончились: можно взять { $missing } кубика других цветов (правило 6.4).
 }
prompt-wait = { $seat } { $phase ->
    [roofs] выбирает крыши.
    [move] ходит.
    [bonus] выбирает награду.
    [fishing] рыбачит.
    [catch] берёт рыбу.
    [crew] отправляет рабочих.
    [port] продаёт рыбу.
    [lace] плетёт кружево.
    [earning] зарабатывает.
    [pay] оплачивает рабочих.
   *[refill] берёт кубики.
 }
prompt-wait-pyramids = Строятся пирамиды: готово { $ready } из { $seats }.
prompt-over = Партия окончена.

# Действия
do-roofs = Взять новые крыши: { $kinds }
do-discard = Сбросить крышу «{ $tile }»
do-pyramid = Построить: вершина { $top } | середина { $middle } | основание { $base }
do-take = Взять { colour } с { $step }
do-build = Построить { colour } на { $cell }
do-roof = Покрыть { $first } и { $second } крышей «{ $tile }»
do-privileges = Взять 2 привилегии
do-card = Взять карту «{ building }»
do-card-deck = Взять верхнюю карту зданий
do-swap = Поменять { $one } ({ $here }) на { $other } ({ $there })
do-sail = Плыть: { place }
do-fish = Взять рыбу: { fish }
do-fish-deck = Взять рыбу из колоды
do-crew = { $workers ->
    [one] Отправить { $workers } рабочего
    [few] Отправить { $workers } рабочих
    [many] Отправить { $workers } рабочих
   *[other] Отправить { $workers } рабочих
 }
do-sell = Продать кораблю { $ship }: { $lot }
do-lace = Поставить рабочего на { $cell } ({ colour })
do-recall-island = Вернуть рабочего: { place }
do-recall-square = Вернуть рабочего с { $cell } ({ colour })
do-buy-step = Купить { colour } на { $step }
do-buy = Купить { colour }
do-coin = Обменять привилегию на монету
do-pay = Оплатить рабочего на { $cell } ({ colour })
do-pay-free = Оплатить рабочего на { $cell } ({ colour }) за счёт монастыря
do-replace = Взять взамен { colour }
do-enough = { $phase ->
    [roofs] Оставить все крыши
    [fishing] Не рыбачить
    [port] { $begun ->
        [yes] Больше не продавать
       *[no] Ничего не продавать
     }
    [lace] { $begun ->
        [yes] Больше никого не ставить
       *[no] Никого не ставить
     }
    [earning] Оставить рабочих на местах
    [pay] { $begun ->
        [yes] Больше никого не оплачивать
       *[no] Никого не оплачивать
     }
   *[refill] Закончить с кубиками
 }
do-end = { $moves ->
    [0] Закончить ход без шагов
   *[other] Закончить ход
 }
remark-coins = { $coins ->
    [one] { $coins } монета
    [few] { $coins } монеты
    [many] { $coins } монет
   *[other] { $coins } монеты
 }
remark-points = { $points ->
    [one] { $points } очко
    [few] { $points } очка
    [many] { $points } очков
   *[other] { $points } очка
 }
remark-privilege = 1 привилегия
remark-same-half = 1 привилегия: половина крыши того же цвета
remark-work = { $work ->
    [fishing] рыбалка: { $amount ->
        [0] сейчас ни один причал не подходит
        [one] сейчас до { $amount } рыбы
        [few] сейчас до { $amount } рыб
        [many] сейчас до { $amount } рыб
       *[other] сейчас до { $amount } рыб
     }
    [lace] кружево: { $amount ->
        [0] сейчас нет места
        [one] сейчас { $amount } клетка
        [few] сейчас { $amount } клетки
        [many] сейчас { $amount } клеток
       *[other] сейчас { $amount } клетки
     }
   *[earning] заработок: { $amount ->
        [one] сейчас { $amount } монета
        [few] сейчас { $amount } монеты
        [many] сейчас { $amount } монет
       *[other] сейчас { $amount } монеты
     }
 }
remark-left-over = { $coins ->
    [one] { $coins } монета
    [few] { $coins } монеты
    [many] { $coins } монет
   *[other] { $coins } монеты
 } за остаток: { $cubes }
remark-nth = у вас будет рыб этого вида: { $nth }
remark-swap = затем { $fish ->
    [one] { $fish } рыба
    [few] { $fish } рыбы
    [many] { $fish } рыб
   *[other] { $fish } рыбы
 }, { place }
remark-ships = { $ships }
remark-catch = { $fish ->
    [one] { $fish } рыба
    [few] { $fish } рыбы
    [many] { $fish } рыб
   *[other] { $fish } рыбы
 }
remark-stays = { $seat } оставляет рабочего: кольцо полное, ничего не платится (правило 5.1.1)
remark-goes-home = { $seat } забирает рабочего и получает 2 монеты
remark-union = артель из { $workers } рабочих: { $points ->
    [one] { $points } очко
    [few] { $points } очка
    [many] { $points } очков
   *[other] { $points } очка
 } после оплаты
remark-cube = { colour } кубик
button-coin = Монета
letter-buy = Кубик за привилегию
letter-free = Пусть платит монастырь
letter-build = Построить пирамиду по кубику (всего { $cubes })
letter-reserve = взять { colour } (осталось { $left })
letter-lay = положить { colour } на { $step }
letter-swap = Поменять два причала за привилегию
letter-dock = причал ({ colour }), { place }
hint-swap = В списке обмены, которые сразу дают больше рыбы. Для любого другого наберите, например, «swap murano pink torcello blue».
hint-build = Чтобы построить другую пирамиду, наберите её буквы от основания к вершине: «pyramid pbygowpby gowp b». Это p розовый, b синий, y жёлтый, g зелёный, o оранжевый, w белый; - оставляет место пустым.

# Журнал
told-then = { $all }; { $part }
told-roofs = выбирает крыши ({ $kinds }) и получает { $tiles }
told-discard = сбрасывает крышу «{ $tile }»
told-pyramid = пирамида построена
told-pyramid-own = пирамида построена: вершина { $top } | середина { $middle } | основание { $base }
told-shown-all = все пирамиды открыты (вершина | середина | основание)
told-shown = { $who ->
    [you] ваша
   *[seat] { $seat }
 }: { $top } | { $middle } | { $base }{ $coins ->
    [0] {""}
    [one] {" "}(+{ $coins } монета за остаток)
    [few] {" "}(+{ $coins } монеты за остаток)
    [many] {" "}(+{ $coins } монет за остаток)
   *[other] {" "}(+{ $coins } монеты за остаток)
 }
told-take = берёт { colour } с { $step }{ $moves ->
    [0] {" "}(+1 монета)
   *[other] {" "}(монеты: −{ $price })
 }
told-build = строит { colour } на { $cell }, уровень { $level }{ $moves ->
    [0] {" "}(+1 монета)
   *[other] {" "}(монеты: −{ $price })
 }
told-build-privilege = строит { colour } на { $cell }, уровень { $level }{ $moves ->
    [0] {" "}(+1 монета)
   *[other] {" "}(монеты: −{ $price })
 }, на половине того же цвета: 1 привилегия
told-roof = покрывает { $first } и { $second } крышей «{ $tile }»{ $moves ->
    [0] {" "}(+1 монета)
   *[other] {" "}(монеты: −{ $price })
 }
told-privileges = берёт 2 привилегии
told-card = берёт карту здания: { $card }
told-card-deck = берёт верхнюю карту здания: { $card }
told-swap = меняет { $one } ({ $here }) на { $other } ({ $there }) за привилегию
told-sail = плывёт: { place }
told-fish = берёт рыбу: { fish }
told-fish-deck = берёт рыбу из колоды
told-fish-deck-own = берёт рыбу из колоды: { $fish }
told-crew = { $workers ->
    [one] отправляет { $workers } рабочего: { place }
    [few] отправляет { $workers } рабочих: { place }
    [many] отправляет { $workers } рабочих: { place }
   *[other] отправляет { $workers } рабочих: { place }
 }
told-sell = продаёт кораблю { $ship }: { $lot }, { $points ->
    [one] { $points } очко
    [few] { $points } очка
    [many] { $points } очков
   *[other] { $points } очка
 }
told-lace = ставит рабочего на { $cell } ({ colour }{ $coin ->
    [0] {""}
   *[other] , +1 монета
 })
told-lace-privilege = ставит рабочего на { $cell } ({ colour }{ $coin ->
    [0] {""}
   *[other] , +1 монета
 }) за привилегию
told-recall-island = возвращает рабочего: { place } (+1 монета)
told-recall-square = возвращает рабочего с { $cell } ({ colour }, +1 монета)
told-buy-step = покупает { colour } на { $step } за привилегию
told-buy = покупает { colour } за привилегию
told-coin = меняет привилегию на монету
told-pay = оплачивает рабочего на { $cell } ({ colour })
told-pay-free = оплачивает рабочего на { $cell } ({ colour }) за счёт монастыря
told-replace = берёт взамен { colour }
told-enough = { $phase ->
    [roofs] оставляет крыши
    [fishing] не рыбачит
    [port] { $begun ->
        [yes] больше не продаёт
       *[no] ничего не продаёт
     }
    [lace] { $begun ->
        [yes] больше никого не ставит
       *[no] никого не ставит
     }
    [earning] оставляет рабочих на местах
    [pay] { $begun ->
        [yes] больше никого не оплачивает
       *[no] никого не оплачивает
     }
   *[refill] заканчивает с кубиками
 }
told-end = { $moves ->
    [0] ничего не делает (+1 монета)
   *[other] заканчивает ход
 }
told-earned = заработок: { $coins ->
    [one] { $coins } монета
    [few] { $coins } монеты
    [many] { $coins } монет
   *[other] { $coins } монеты
 }
told-goes-home = { $who ->
    [you] ваш рабочий возвращается домой
   *[seat] { $seat } забирает рабочего домой
 } (+2 монеты)
told-stays = { $who ->
    [you] ваш рабочий остаётся
   *[seat] { $seat } оставляет там рабочего
 }, кольцо полное
told-points = { source }: { $scores }
told-works = цвета получают новые занятия: { $works }
told-cubes = новые кубики: { $cubes }
told-season = { $season ->
    [spring] начинается весна
    [summer] начинается лето
    [autumn] начинается осень
   *[winter] начинается зима
 }
scored = { $whom } +{ $points }

# Отказы
illegal-over = Партия окончена.
illegal-not-your-turn = Сейчас ходит другой игрок.
illegal-not-now = Не сейчас: { $phase ->
    [roofs] сначала выберите крыши для пустых ячеек или оставьте все
    [pyramid] строятся пирамиды
    [move] пора брать, строить, покрывать или закончить ход
    [bonus] сначала возьмите 2 привилегии или карту здания
    [fishing] сначала плывите или откажитесь от рыбалки
    [catch] сначала возьмите рыбу
    [crew] сначала скажите, сколько рабочих идёт
    [port] сначала продайте рыбу или скажите «enough»
    [lace] сначала поставьте рабочих или скажите «enough»
    [earning] сначала верните рабочих или скажите «enough»
    [pay] оплачиваются рабочие: оплатите или скажите «enough»
    [refill] берутся кубики: возьмите, купите или скажите «enough»
   *[over] партия окончена
 }.
illegal-built = Ваша пирамида построена: подождите других.
illegal-not-so-many = { $cubes ->
    [one] В пирамиде должен быть ровно { $cubes } кубик.
    [few] В пирамиде должно быть ровно { $cubes } кубика.
    [many] В пирамиде должно быть ровно { $cubes } кубиков.
   *[other] В пирамиде должно быть ровно { $cubes } кубика.
 }
illegal-base-first = Сначала девять мест основания, потом четыре в середине, потом вершина.
illegal-not-in-reserve = В вашем резерве мало кубиков этого цвета: { colour }.
illegal-four-moves = В этот ход сделаны четыре шага: закончите его или потратьте привилегии, если они есть.
illegal-too-expensive = Шаг стоит { $price }, у вас монет: { $coins }. Привилегию, если она есть, можно обменять на монету.
illegal-no-cube = На { $step } нет кубика.
illegal-not-free = На { $step } лежит другой кубик: брать можно только те, на которых ничего нет.
illegal-preparation-full = Все три места подготовки заняты: сначала постройте дом.
illegal-not-prepared = Такой кубик не подготовлен: { colour }. Сначала возьмите его из пирамиды.
illegal-no-hollow = На острове нет углубления { $cell }.
illegal-no-roof = Дом на { $cell } без крыши: строят на половине крыши или в пустом углублении.
illegal-too-high = На { $cell } уже три дома, выше нельзя.
illegal-not-touching = { $cell } не касается ни одного дома: стройте рядом, стороной или углом.
illegal-not-in-cells = Крыши «{ $tile }» нет в ваших ячейках.
illegal-not-neighbours = Крыша лежит на двух домах, соседних по стороне.
illegal-no-house = На { $cell } нет дома.
illegal-not-level = Эти дома разной высоты.
illegal-third-level = Дома третьего уровня не покрывают.
illegal-roofed = У дома на { $cell } уже есть крыша.
illegal-wrong-house = Половина ({ $half }) не того цвета, что дом на { $cell }: поверните плитку или выберите другие дома.
illegal-no-such-card = Эта карта не лежит открыто: { building }.
illegal-no-cards = Колода зданий пуста.
illegal-no-privilege = Для этого нужна привилегия, а у вас её нет.
illegal-no-dock = Здесь нет такого причала: { place }, { colour }.
illegal-same-dock = Меняются два причала разных островов и разных цветов.
illegal-useless-swap = После такой замены ни один остров поблизости не подошёл бы вашим стрелкам.
illegal-must-fish = Причалы поменяны: теперь нужно плыть к подходящему острову.
illegal-no-route = Туда лодке пути нет: { place }.
illegal-no-match = Ни один причал не подходит вашим стрелкам: { place }.
illegal-no-ship = Здесь нет кораблей: { place }.
illegal-not-on-display = Эта рыба не лежит открыто: { fish }.
illegal-no-fish = Колода рыб пуста.
illegal-not-in-port = Корабля { $ship } нет в этом порту.
illegal-other-ship = Вы продаёте кораблю { $ship }, и только ему.
illegal-other-kind = Этому кораблю нужен только один вид: { fish }.
illegal-too-few-fish = Для этого нужно: { fish } ×{ $needed }.
illegal-no-square = В мастерских нет клетки { $cell }.
illegal-no-arrow = Ни одна из оставшихся стрелок не показывает этот цвет: { colour }.
illegal-own-worker = На { $cell } сидит ваш собственный рабочий.
illegal-full-ring = { $seat } не может забрать рабочего: то кольцо полное.
illegal-nobody-island = Здесь нет вашего рабочего: { place }.
illegal-nobody-square = На { $cell } нет вашего рабочего.
illegal-not-in-supply = В запасе нет такого кубика: { colour }.
illegal-pyramid-full = В вашей пирамиде все кубики на месте.
illegal-filled = На { $step } уже лежит кубик.
illegal-unsupported = У { $step } нет опоры: места под ним должны быть заполнены.
illegal-place-needed = Скажите, куда в пирамиду идёт кубик, например «buy pink m2».
illegal-into-reserve = В итогах сезона купленный кубик идёт в резерв: место не указывайте.
illegal-paid = Рабочий на { $cell } уже оплачен.
illegal-not-yours = На { $cell } нет вашего рабочего.
illegal-no-cube-to-pay = Нечем платить: нет кубика этого цвета ({ colour }).
illegal-no-convent = У вас нет монастыря, или он уже оплатил рабочего.
illegal-nothing-missing = Недостающих кубиков нет.
illegal-kinds-needed = { $kinds ->
    [0] Пустых ячеек нет: скажите «enough».
    [one] Выберите { $kinds } вид крыш.
    [few] Выберите { $kinds } разных вида крыш.
    [many] Выберите { $kinds } разных видов крыш.
   *[other] Выберите { $kinds } разных вида крыш.
 }
illegal-stack-empty = Крыш этого вида не осталось: { kind }.
unreadable = { $expected ->
    [pyramid] Как строить: «pyramid pbygowpby gowp b»: девять букв цветов для основания, четыре для середины, одна для вершины; - вместо пустого места.
    [colour] Здесь нужен цвет: pink, blue, yellow, green, orange или white, например «build pink c4» или «buy pink».
    [cell] Здесь нужно место на острове, буква и цифра, например «build pink c4» или «roof four-pink-blue c4 d4».
    [square] Здесь нужна клетка мастерских, буква и цифра, например «lace c3» или «pay c3».
    [step] Здесь нужно место в пирамиде: b1–b9, m1–m4 или t1, например «take m1» или «buy pink m2».
    [tile] Здесь нужна крыша: вид и два цвета, например «roof four-pink-blue c4 d4» или «discard four-pink-blue»; виды: islands, workshops, fountains и four.
    [kind] Здесь нужен вид крыш: islands, workshops, fountains или four, например «roofs islands fountains four».
    [roofs] Как выбирать крыши: «roofs islands fountains four», каждый вид один раз, в порядке islands, workshops, fountains, four.
    [card] Здесь нужна карта здания, например «card villa»; «card deck» берёт верхнюю из колоды.
    [place] Здесь нужно место в лагуне: murano, torcello, sant-erasmo, san-francesco, mazzorbo, san-michele, west-port или east-port, например «sail torcello».
    [island] Здесь нужен остров: murano, torcello, sant-erasmo, san-francesco, mazzorbo или san-michele, например «swap murano pink torcello blue».
    [fish] Здесь нужна рыба: tuna, squid, lobster, sea-bream, sardine, eel, crab или sole, например «fish tuna» или «sell b tuna»; «fish deck» берёт из колоды.
    [crew] Идёт один рабочий или двое: «crew 1» или «crew 2».
    [ship] Здесь нужен корабль: a, b, c или d, например «sell b tuna».
    [recall] Возвращают с острова или с клетки: «recall murano» или «recall c3».
    [pay] Как платить: «pay c3» или «pay c3 free» с монастырём.
    [end] После конца хода есть что-то ещё.
   *[move] Запись хода начинается с take, build, roof, sail, fish, sell, lace, recall, pay, buy, coin, swap, crew, card, privileges, roofs, discard, pyramid, replace, enough или end, например «take m1».
 }

# Конец
end-winter = Зима закончилась.
score-islands = Острова
score-lace = Кружево
score-roofs = Крыши
score-ships = Корабли
score-buildings = Здания
score-fish = Рыба
score-coins = Монеты

## Edition

edition-no-section = Не хватает таблицы [{ $section }].
edition-no-part = В «{ $table }» не хватает строки: напишите { $key } = ….
edition-no-such-part = «{ $key }» здесь неизвестно. Ожидается: { $known }.
edition-how-many = «{ $key }»: нужно элементов — { $expected }, а указано — { $found }.
edition-twice = «{ $word }» названо дважды, а должно быть один раз.
edition-no-such-island = «{ $word }» — не остров: нужно murano, torcello, sant-erasmo, san-francesco, mazzorbo или san-michele.
edition-no-such-place = «{ $word }» — не место: нужно murano, torcello, sant-erasmo, san-francesco, mazzorbo, san-michele, west-port или east-port, через пробел.
edition-short-route = В строке пути нужно хотя бы два места, например murano torcello.
edition-route-stays = Путь остаётся на месте: { $place } не может следовать за самим собой.
edition-place-apart = Ни один путь не соединяет { $place } с остальными: лодки должны попадать повсюду.
edition-kinds = «{ $word }» должно быть "any" (партии любых видов) или "same" (все партии одного вида).
edition-prices = Цены — это от одного до четырёх чисел от 1 до { $most }, каждое больше предыдущего, например "5 10 15".
edition-too-many-lots = Корабль { $ship } просит всего рыбы одного вида: { $fish }, а карт каждого вида только { $cards }. Оставьте меньше цен или уменьшите партии.
edition-fish-cards = Карт каждого вида рыбы — { $cards }: напишите cards = { $cards }.
edition-no-such-fish = «{ $word }» — не рыба: нужно tuna, squid, lobster, sea-bream, sardine, eel, crab или sole.
edition-no-such-roof = «{ $word }» — не плитка крыши: нужны два разных цвета (pink, blue, yellow, green, orange, white) через дефис, например pink-blue.
edition-no-such-house = «{ $word }» — не дом кольца: нужны цвет (pink, blue, yellow, green, orange, white) и coin или fountain, например pink coin; между домами запятые.
edition-ring-colour = На четырёх частях вместе домов цвета { $colour } должно быть { $expected }, а здесь { $found }.
edition-ring-fountains = На четырёх частях вместе фонтанов должно быть { $expected }, а здесь { $found }.
edition-drawing-lines = В рисунке «{ $key }» строк должно быть { $expected }, а здесь { $found }.
edition-drawing-columns = В этой строке рисунка знаков должно быть { $expected }, а здесь { $found }.
edition-drawing-signs = «{ $signs }» в этом рисунке ничего не значит. Ожидаются только: { $known }
edition-first-hollow = Углубление первого дома отмечает ровно одна *, а здесь их { $found }.
edition-hollows = На острове углублений (. и *) должно быть { $expected }, а клеток фонтана (~) — { $fountain }; здесь углублений { $found }.
edition-hollow-apart = Углубление в столбце { $column } этой строки отрезано от остальных: углубления должны касаться друг друга стороной или углом.
edition-tile-size = На плитке { $colour } клеток должно быть { $expected }, а здесь { $found }.
edition-tile-torn = Клетки плитки { $colour } должны соприкасаться сторонами, а здесь отдельных частей { $found }.
edition-tile-coins = Монета (строчная буква) бывает ровно на одной клетке плитки { $colour }, а здесь таких клеток { $found }.
edition-workshops-apart = Все шесть плиток «{ $key }» должны соприкасаться сторонами.

# Что считают симуляции
statistic-mean_islands = Очков у места за острова
statistic-mean_lace = Очков у места за кружево
statistic-mean_roofs = Очков у места за крыши
statistic-mean_ships = Очков у места за проданную рыбу
statistic-mean_buildings = Очков у места за карты зданий
statistic-mean_rest = Очков у места за непроданную рыбу и монеты
statistic-houses_per_seat = Домов у места
statistic-roofs_per_seat = Крыш у места
statistic-moves_per_turn = Действий за ход

# Первая партия с подсказками
lesson-welcome = Добро пожаловать на Бурано! Четыре сезона вы строите дома, покрываете их крышами, рыбачите и плетёте кружево. Сначала выберите три вида крыш: острова, мастерские и четыре очка. За каждый вы получите плитку двух цветов: она покроет два дома таких цветов.
lesson-pyramid = Пирамида — ваш план на сезон: взять можно только кубик, на котором ничего не лежит. Положите первые кубики туда, где светится место, остальные лягут сами, розовый — на вершину. Четыре лишних кубика принесут по монете.
lesson-take = В ходе до четырёх шагов: первый приносит 1 монету, второй и третий стоят по 3, четвёртый — 4. Возьмите розовый кубик с вершины пирамиды: он попадёт на одно из трёх мест подготовки.
lesson-build = Постройте розовый дом на d5, рядом с зелёным, за 3 монеты. Новому дому нужен сосед — стороной или углом. Цвет говорит, что вы делаете потом: этой весной розовый — это рыбалка.
lesson-sail = Лодка делает один переход. На острове каждый причал того цвета, на который показывает одна из ваших трёх стрелок, даёт рыбу. Ваши стрелки: розовый, синий, жёлтый, а у Сан-Микеле есть розовые причалы — одна рыба ваша. Плывите туда.
lesson-fish = Возьмите морской язык, позже вы его продадите. После улова один рабочий с кольца остаётся на Сан-Микеле, колесо поворачивается, и стрелки показывают на другие цвета.
lesson-end-turn = У вас 5 монет, а третий шаг стоил бы 3: пока хватит двух. Нажмите «Закончить ход». Бот только подготовит два кубика, и снова ваш ход.
lesson-earning = Возьмите жёлтый кубик с m1: первый шаг снова приносит монету. Жёлтый в этом сезоне — заработок, а жёлтый дом рядом с зелёным — как раз для вашей жёлто-зелёной крыши.
lesson-coins = Постройте жёлтый дом на c6, под зелёным. Заработок приносит по монете за каждую монету, видную на вашем кольце, где нет рабочего: сейчас три — столько же, сколько стоит этот шаг.
lesson-workers = При заработке можно и вернуть рабочих, по монете за каждого. Но на островах от них больше пользы: у кого на острове больше рабочих, тот получит очки в конце сезона. Оставьте их на местах.
lesson-roof = Теперь крыша: жёлто-зелёная плитка подходит к c6 и c5 — это соседи её цветов на одном уровне. Дома ничьи, покрывать можно любые. Это третий шаг: он стоит 3 монеты и приносит 4 очка.
lesson-card = Каждая крыша приносит ещё и две привилегии или карту здания. Одни карты помогают сразу, другие дают очки в конце игры. Возьмите Виллу: 9 очков в конце.
lesson-fourth-move = У вас 3 монеты, а четвёртый шаг стоил бы 4. Закончите ход и посмотрите на бота: он плетёт кружево, зарабатывает и кладёт крышу — четыре шага за один ход.
lesson-lace = Этой весной зелёные и белые дома плетут кружево. Возьмите зелёный кубик с m2: вершины больше нет, и на нём ничего не лежит.
lesson-storey = Постройте зелёный дом на c5, прямо на крыше: дома растут до трёх этажей. На половине своего цвета кубик приносит ещё и привилегию.
lesson-first-worker = За каждую стрелку один рабочий может пойти на клетку мастерской такого цвета. Ваши стрелки: синий, жёлтый, синий. Первый встаёт где угодно: поставьте его на c3, синюю клетку с монетой.
lesson-beside = Остальные должны стоять рядом с вашим рабочим, сторона к стороне. Второго поставьте на c2, тоже синюю.
lesson-union = А третьего — на b3, жёлтую клетку рядом с c3. Соседи образуют союз, он принесёт дополнительные очки. Колесо поворачивается на столько секторов, сколько рабочих ушло.
lesson-privilege = У вас 2 монеты, а третий шаг стоит 3. Поможет привилегия: обменяйте одну на монету. За привилегию можно ещё купить кубик, поменять два причала или поставить рабочего на занятую или дальнюю клетку.
lesson-prepare = Теперь возьмите синий кубик с m3 за 3 монеты. Что подготовлено, можно построить потом: первым шагом следующего хода это даже принесёт монету.
lesson-empty-purse = Кошелёк пуст, но это не беда: первый шаг хода никогда ничего не стоит. Закончите ход.
lesson-blue = Постройте синий дом на d6: вместе с розовым на d5 он подойдёт вашей розово-синей крыше. Синий — это рыбалка, и теперь можно продать улов.
lesson-port = От Сан-Микеле до Западного порта один переход, и там стоят два торговых корабля. Плывите туда.
lesson-sell = Корабль a покупает любую рыбу, до четырёх, по 2 очка: продайте ему морской язык. Другим нужно несколько рыб одного вида, зато платят они гораздо больше. После продажи корабль уходит в другой порт.
lesson-last-turn = Это был ваш четвёртый и последний ход весны: закончите его. После хода бота подводятся итоги сезона. Больше всех рабочих на Мурано и Сан-Микеле — у вас: по 2 очка за остров.
lesson-pay = Теперь очки за кружево. Рабочего оплачивают кубиком цвета его клетки из пирамиды, накрытым или нет, и он приносит 2 очка. Оплатите рабочего на c2 синим кубиком.
lesson-pay-again = Оплатите и рабочего на c3: для этого и лежали два синих кубика внизу пирамиды.
lesson-pay-union = И рабочего на b3 — жёлтым. Трое оплаченных рядом — это союз, он даёт ещё 2 очка: всего 8.
lesson-cubes = Летом у цветов будет другая работа. Остаток пирамиды ваш, и пришло по кубику за каждый дом кольца, где стоит рабочий. Синего среди них нет: купите его за привилегию.
lesson-end = Возьмите в пустую ячейку крышу «фонтаны»: она считает фонтаны, видные на кольце, и три дают 5 очков. А летнюю пирамиду стройте как хотите: теперь решаете вы. У кого больше очков после зимы, тот и победит!
