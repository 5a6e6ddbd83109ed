# «Бурано»: всё, что читает человек, по-русски.

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
