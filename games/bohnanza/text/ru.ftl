# «Бонанза»: всё, что читает человек, по-русски.

game-name = Бонанза
game-about = Сажайте, меняйте и собирайте бобы: рука — это очередь, и больше всего талеров у того, кто лучше торгуется.
edition-note = Карты этого издания — реконструкция: числа, общие для многих печатных изданий.
legend = Как читать карту: под названием — сколько бобов этого сорта нужно собрать, чтобы получить 1, 2, 3 и 4 талера (– не бывает). Рука — это очередь: карту 1 сажают первой. Сорта в записи ходов: blue — синий, chili — чили, stink — вонючий, green — зелёный, soy — соевый, black-eyed — черноглазый, red — красный, garden — садовый.

# Дополнительные правила
switch-by-mail = Игра по переписке: можно оставлять пожелания (правило 7.6)

# Бобы
bean = { $bean ->
    [blue] синий
    [chili] чили
    [stink] вонючий
    [green] зелёный
    [soy] соевый
    [black-eyed] черноглазый
    [red] красный
   *[garden] садовый
 }
beans = { $count ->
    [one] { bean }
    [few] { $count } { $bean ->
        [blue] синих
        [chili] чили
        [stink] вонючих
        [green] зелёных
        [soy] соевых
        [black-eyed] черноглазых
        [red] красных
       *[garden] садовых
     }
   *[many] { $count } { $bean ->
        [blue] синих
        [chili] чили
        [stink] вонючих
        [green] зелёных
        [soy] соевых
        [black-eyed] черноглазых
        [red] красных
       *[garden] садовых
     }
 }
list = { $all } + { $part }
list-or = { $all } или { $part }
steps = { $all }, { $part }
nothing = ничего
card-steps = 1–4 талера при { $one ->
    [0] –
   *[other] { $one }
 }, { $two ->
    [0] –
   *[other] { $two }
 }, { $three ->
    [0] –
   *[other] { $three }
 }, { $four ->
    [0] –
   *[other] { $four }
 }
card-steps-short = { $one ->
    [0] –
   *[other] { $one }
 } { $two ->
    [0] –
   *[other] { $two }
 } { $three ->
    [0] –
   *[other] { $three }
 } { $four ->
    [0] –
   *[other] { $four }
 }
card = { bean } боб, всего карт { $cards }: { $steps }. { $growers }
hand-card = { $place ->
    [1] передняя карта
   *[other] карта { $place }
 }: { bean } ({ $steps }). { $growers }
whom = { $who ->
    [you] вам
   *[seat] { $seat }
 }
anyone = всем

# Стол
area-own-fields = Ваши поля
area-own-fields-active = Ваши поля: сейчас ваш ход
area-fields = { $seat }
area-fields-active = { $seat } (ходит)
area-hand = { $cards ->
    [0] Карт в руке нет
    [1] Ваши карты
   *[other] Ваши карты: очередь, сажают слева
 }
area-stall = Ход { $turn }: { $phase ->
    [plant] { $who ->
        [you] вы сажаете
       *[seat] { $seat } сажает
     }
    [trade] { $who ->
        [you] вы торгуете
       *[seat] { $seat } торгует
     }
    [receive] сажают полученное
   *[over] игра окончена
 }
heading-hand = { $place ->
    [1] первая
   *[other] { $place }
 }
heading-pile = колода
heading-discard = сброс
heading-up = открыта
heading-aside = отложена
heading-run-out = колода кончалась
heap-short = { $cards ->
    [0] пусто
    [one] { $cards } карта
    [few] { $cards } карты
   *[many] { $cards } карт
 }
pile = Колода: { $cards ->
    [0] пусто
    [one] { $cards } карта
    [few] { $cards } карты
   *[many] { $cards } карт
 }
discard = Сброс: { $cards ->
    [0] пусто
    [one] { $cards } карта ({ $beans })
    [few] { $cards } карты ({ $beans })
   *[many] { $cards } карт ({ $beans })
 }
field-short = { bean } ×{ $count }
field-pays = даёт { $pay }
field-next = { $next } → { $more }
field-empty = Поле { $field }: пусто
field-empty-short = пусто
offer = Предложение { $number }, { $side ->
    [maker] ваше (кому: { $whom }): вы отдаёте { $gives }, вы получаете { $asks }
    [taker] { $seat } (кому: { $whom }): вы отдаёте { $asks }, вы получаете { $gives }
   *[neither] { $seat } (кому: { $whom }): отдаёт { $gives }, просит { $asks }
 }
offer-from = { $number }: { $side ->
    [maker] вы
   *[other] { $seat }
 }
offer-to = → { $whom }
offer-gives = { $kind ->
    [request] { $side ->
        [maker] не отдаёте ничего
        [taker] не получаете ничего
       *[neither] не отдаёт ничего
     }
   *[deal] { $side ->
        [maker] отдаёте { $gives }
        [taker] получаете { $gives }
       *[neither] отдаёт { $gives }
     }
 }
offer-asks = { $kind ->
    [gift] { $side ->
        [maker] не получаете ничего
        [taker] не отдаёте ничего
       *[neither] не просит ничего
     }
   *[deal] { $side ->
        [maker] получаете { $asks }
        [taker] отдаёте { $asks }
       *[neither] просит { $asks }
     }
 }
offer-declined = вы отклонили
fact-aside = отложено: { $beans }
fact = { $key ->
    [thalers] талеров: { $value }
    [held] карт в руке: { $value }
    [offers] ваших открытых предложений: { $value } из 3
    [growers] растят другие: { $value }
   *[passed] пас
 }
field = Поле { $field }: { beans }; сейчас даёт { $pay ->
    [0] 0 талеров
    [one] { $pay } талер
    [few] { $pay } талера
   *[many] { $pay } талеров
 }{ $next ->
    [0] {""}
   *[other] , при { $next } даст { $more }
 } ({ $steps })
third-field = Третье поле не куплено. Оно стоит 3 талера (правило 5.1).
third-field-short = нет 3-го поля
run-outs = Колода кончалась { $times ->
    [one] { $times } раз
    [few] { $times } раза
   *[many] { $times } раз
 }; на третий раз игра окончена (правило 6.2).
run-outs-short = { $times } из 3
growers = { $growing ->
    [0] Никто не растит
   *[other] Растят: { $growers }
 }{ $free ->
    [0] .
   *[other] ; свободное поле: { $others }.
 }
grower = { whom } ×{ $count }
area-deal = { $phase ->
    [trade] Сделка
   *[other] Сделки
 }
side = { $side ->
    [give] вы отдаёте
   *[get] вы получаете
 }
side-label = { $side ->
    [give] Вы отдаёте: { $beans }
   *[get] Вы получаете: { $beans }
 }
sort = Попросить: { bean } ({ $steps }). { $growers }
offer-noted = { $offer } ({ $note })
note-waiting = ждём ответа: { $seat }
note-anyone = любому
note-to = кому: { $whom }
note-gain = ваш { bean } ×{ $count } { $pay ->
    [0] пока ничего не даст
   *[other] даст { $pay }
 }
note-request = просит подарок
note-free = у вас есть для этого свободное поле
wish = Пожелание { $number }: { $gives } за { $asks }
wish-short = пожелание { $number }
button-accept = Принять
button-decline = Отклонить
button-counter = Встречное
button-withdraw = Отозвать
button-harvest = Собрать
button-buy = Купить
button-forget = Забыть пожелания

# Что делать сейчас
prompt-plant = Ваш ход: посадите переднюю карту, { $bean } (правило 3.1).
prompt-plant-no-room = Ваш ход: переднюю карту, { $bean }, нужно посадить, но ни одно поле её не принимает. Сначала соберите урожай (правило 4.1).
prompt-plant-more = Можно посадить и следующую карту, { $bean }; или откройте две карты (правило 3.1).
prompt-plant-more-no-room = Откройте две карты (правило 3.2); или соберите урожай ради следующей карты, { $bean }.
prompt-turn = { $planted ->
    [0] В руке карт нет: откройте две карты (правило 3.2).
   *[other] Откройте две карты, и начнётся торговля (правило 3.2).
 }
prompt-trade = Меняйте и дарите (правило 3.2). Для вас открыто: { $up }. Предлагайте что угодно или закончите торговлю.
prompt-trade-offered = { $offers ->
    [one] { $offers } предложение ждёт вашего ответа (правило 7.2).
    [few] { $offers } предложения ждут вашего ответа (правило 7.2).
   *[many] { $offers } предложений ждут вашего ответа (правило 7.2).
 }
prompt-trade-passed = Все остальные спасовали: предложите ещё что-нибудь или закончите торговлю (правило 7.5). Открыто и осталось: { $up }.
prompt-offered = { $seat } торгует, и { $offers ->
    [one] { $offers } предложение ждёт вашего ответа (правило 7.2).
    [few] { $offers } предложения ждут вашего ответа (правило 7.2).
   *[many] { $offers } предложений ждут вашего ответа (правило 7.2).
 }
prompt-may-offer = { $seat } торгует{ $left ->
    [0] {""}
   *[other] , открыто: { $up }
 }. Предложите что-нибудь из руки или спасуйте (правило 7.5).
prompt-passed = Вы спасовали. { $seat } торгует{ $left ->
    [0] {""}
   *[other] , открыто: { $up }
 }.
prompt-deal = { $stage ->
    [empty] Сделка побольше ({ $whom }): укажите, что отдаёте и что хотите.
    [gift] Вы отдаёте { $gives } (кому: { $whom }). Теперь укажите, что хотите за это.
    [request] Вы просите { $asks } (у кого: { $whom }). Теперь укажите, что отдаёте за это.
   *[deal] Вы отдаёте { $gives } (кому: { $whom }), вы получаете { $asks }.
 }
prompt-wish = Ваше пожелание: { $gives } за { $asks }. Укажите карты, которые отдали бы, и сорта, которые хотите.
prompt-which = Какие карты вы отдаёте: { $beans }?
prompt-receive = Посадите полученное: { $beans } (правило 3.3).
prompt-receive-no-room = Полученное нужно посадить, но ни одно поле его не принимает: { $beans }. Сначала соберите урожай (правило 3.3).
prompt-wait = { $seat } { $phase ->
    [plant] сажает.
    [trade] торгует.
   *[receive] сажает полученное.
 }
prompt-over = Игра окончена. { $end ->
    [two-turned-up] { end-two-turned-up }
    [one-turned-up] { end-one-turned-up }
    [drawn] { end-drawn }
   *[nothing-left] { end-nothing-left }
 }

# Ходы
do-plant = Посадить { bean } на поле { $field }
do-turn = Открыть две карты
do-offer = { $kind ->
    [gift] Предложить в подарок: { $gives } (кому: { $whom })
    [request] Предложить подарить вам: { $asks } (кому: { $whom })
   *[deal] Предложить { $gives } за { $asks } (кому: { $whom })
 }
do-accept = Принять предложение { $number } ({ $seat }): { $kind ->
    [gift] получить { $gives } в подарок
    [request] подарить { $asks }
   *[deal] получить { $gives }, отдать { $asks }
 }
do-accept-with = { $accept } ({ $cards })
own-up = открытый { bean }
own-hand = карта { $place } из руки
do-decline = Отклонить предложение { $number } ({ $seat }): { $kind ->
    [gift] { $gives } в подарок
    [request] подарить { $asks }
   *[deal] { $gives } за { $asks }
 }
do-withdraw = Забрать своё предложение { $number } (кому: { $whom }): { $kind ->
    [gift] { $gives } в подарок
    [request] получить { $asks }
   *[deal] { $gives } за { $asks }
 }
do-pass = Пас
do-end = Закончить торговлю
do-harvest = Собрать урожай с поля { $field }: { $beans }
do-buy = Купить третье поле
do-wish = Оставить пожелание: { $gives } за { $asks }
do-forget = Отменить все свои пожелания
remark-grows = { bean } ×{ $count }: { $pay ->
    [0] пока не даёт ничего
    [one] даёт { $pay } талер
    [few] даёт { $pay } талера
   *[many] даёт { $pay } талеров
 }{ $next ->
    [0] {""}
   *[other] , при { $next } даст { $more }
 }
remark-pays = даёт { $pay ->
    [one] { $pay } талер
    [few] { $pay } талера
   *[many] { $pay } талеров
 }
remark-pays-nothing = не даёт ничего
remark-one-more = ещё один боб — и было бы { $pay }
remark-no-room = ни одно ваше поле не принимает: { bean }
remark-keep = останется у вас, нужно посадить: { $beans }
remark-thalers = { $thalers ->
    [one] { $thalers } талер
    [few] { $thalers } талера
   *[many] { $thalers } талеров
 }
letter-accept = Принять предложение { $number }
letter-wish = Оставить пожелание
letter-hand = отдать { bean } (карта { $place } из руки)
letter-up = отдать { bean } (открытый)
letter-give = отдать { bean }
letter-ask = попросить { bean }
letter-to = кому: { $seat }
letter-propose = Предложить
letter-or = или …
letter-leave = Оставить это пожелание
letter-offer = Сделка побольше
letter-counter = Перевернуть предложение { $number } и изменить
letter-ask-up = попросить { bean } (открытый)
letter-theirs = попросить { bean } (у кого: { $seat })
letter-gift = в подарок
letter-gift-to = в подарок (кому: { $seat })
letter-request = даром
letter-keep = оставить себе { bean }
letter-less = не просить { bean }

# Как можно набрать предложение: слова, которые заменяют слова записи
typed-offer = предлагаю предложить
typed-for = за
typed-to = месту
typed-any = всем
typed-nothing = ничего так
typed-accept = принять принимаю
typed-plant = посадить сажаю
typed-and = и
typed-on = на
typed-from = из
typed-turn = открыть открываю
typed-decline = отклонить отклоняю
typed-withdraw = забрать забираю
typed-pass = пас пасую
typed-end = конец закончить
typed-harvest = собрать собираю
typed-buy = купить покупаю
typed-forget = отменить отменяю
typed-wish = желаю пожелание
typed-or = или
hint-offer = Чтобы сделать предложение, наберите «предлагаю садовый за красный», «предлагаю 2 + чили за соевый» (2 — вторая карта в руке) или «предлагаю садовый за так» — подарок. В свой ход «предлагаю садовый месту 3 за красный» — предложение только одному месту.
hint-wish = Пожелание остаётся в силе из хода в ход: наберите «желаю синий за красный или садовый»; «отменить» отменяет все пожелания.

# Журнал
told-plant = сажает { bean } на поле { $field } (×{ $count })
told-turn = открывает: { $beans }
told-offer = { $kind ->
    [gift] предлагает { $gives } в подарок (предложение { $number }, кому: { $whom })
    [request] просит подарить { $asks } (предложение { $number }, кому: { $whom })
   *[deal] предлагает { $gives } за { $asks } (предложение { $number }, кому: { $whom })
 }
told-accept = { $kind ->
    [gift] принимает в подарок { $gives } ({ $who ->
        [you] дарите вы
       *[seat] дарит { $seat }
     })
    [request] дарит { $asks } ({ $who ->
        [you] получаете вы
       *[seat] получает { $seat }
     })
   *[deal] отдаёт { $asks } за { $gives } ({ $who ->
        [you] партнёр — вы
       *[seat] партнёр — { $seat }
     })
 }
told-decline = отклоняет предложение { $number }
told-why = { $told }: { $reason }
reason-grows-none = не растит: { $beans }
reason-grows-itself = тоже растит: { $beans }
told-withdraw = забирает предложение { $number }
told-pass = пасует
told-end = заканчивает торговлю{ $left ->
    [0] {""}
   *[other] {" "}и оставляет себе { $kept }
 }
told-draw = { $told }; { $who ->
    [you] вы берёте
   *[seat] { $seat } берёт
 } { $cards ->
    [one] { $cards } карту
    [few] { $cards } карты
   *[many] { $cards } карт
 }
told-last = { $told }. Игра окончена; поля ещё приносят: { $pays }
last-pay = { $seat } +{ $pay }
told-harvest = собирает { $beans }: { $pay ->
    [0] ничего
    [one] { $pay } талер
    [few] { $pay } талера
   *[many] { $pay } талеров
 }
told-buy = покупает третье поле
told-wish = оставляет пожелание
told-wish-own = оставляет пожелание: { $gives } за { $asks }
told-forget = отменяет все пожелания

# Отказы
illegal-over = Игра окончена.
illegal-not-your-turn = Сейчас ходит другой игрок. Вы можете собирать урожай, купить третье поле и торговать, когда открыты карты.
illegal-not-now = Не сейчас: { $phase ->
    [plant] сажают карты из руки; торговля начнётся, когда откроют две карты
    [trade] идёт торговля; сажать будут, когда она закончится
    [receive] торговля окончена; сначала посадите полученное
   *[over] игра окончена
 }.
illegal-empty-hand = В руке карт нет: откройте две карты.
illegal-not-the-front = Посадить можно только переднюю карту руки, а это { $front ->
    [blue] синий
    [chili] чили
    [stink] вонючий
    [green] зелёный
    [soy] соевый
    [black-eyed] черноглазый
    [red] красный
   *[garden] садовый
 }.
illegal-two-planted = В этот ход посажены две карты, больше нельзя: откройте две карты.
illegal-must-plant = Сначала нужно посадить переднюю карту руки.
illegal-no-such-field = У вас есть поля с 1 по { $fields }.
illegal-other-sort = Там растёт другой сорт, { $grows ->
    [blue] синий
    [chili] чили
    [stink] вонючий
    [green] зелёный
    [soy] соевый
    [black-eyed] черноглазый
    [red] красный
   *[garden] садовый
 }: выберите другое поле или сначала соберите с него урожай.
illegal-not-aside = Такой боб ({ bean }) для вас не отложен.
illegal-empty-field = На этом поле ничего не растёт.
illegal-single-bean = Единственный боб нельзя собрать, пока на другом вашем поле их больше одного: соберите урожай там.
illegal-third-field-bought = Третье поле у вас уже есть.
illegal-too-few-thalers = Третье поле стоит { $price } талера, а у вас { $thalers }.
illegal-no-such-partner = Такого места, с которым можно торговать, нет.
illegal-only-with-active = Торгуют только с тем местом, чей сейчас ход: не называйте партнёра.
illegal-only-from-hand = Открытыми картами распоряжается только то место, чей сейчас ход: предлагайте из руки.
illegal-not-turned-up = Такой открытой карты нет или уже нет.
illegal-no-such-card = Карт в руке: { $cards }. Называйте их по порядку, передняя карта — 1.
illegal-empty-offer = Одна сторона может быть пустой, но не обе.
illegal-not-so-many = Столько карт этого сорта нет.
illegal-too-many-open = У вас открыто столько предложений, сколько можно ({ $most }): сначала заберите одно.
illegal-too-many-made = В этот ход вы сделали столько предложений, сколько можно ({ $most }).
illegal-no-such-offer = Открытого предложения с номером { $number } нет.
illegal-not-for-you = Предложение { $number } сделано не вам.
illegal-already-declined = Вы уже отклонили предложение { $number }.
illegal-other-cards-asked = В предложении { $number } просят другие карты: назовите места тех, что отдаёте, например «принять { $number } из 2».
illegal-not-yours = Предложение { $number } не ваше, забрать его нельзя.
illegal-already-passed = Вы уже спасовали; вас спросят снова, когда что-то изменится.
illegal-active-cannot-pass = Сейчас ваш ход: не пасуйте, а закончите торговлю.
illegal-only-active-ends = Торговлю заканчивает только то место, чей сейчас ход: спасуйте.
illegal-not-by-mail = Пожелания — для игры по переписке: сделайте предложение.
illegal-too-many-wishes = Всего вариантов может быть от одного до { $most }: сначала отмените свои пожелания.
illegal-no-wishes = Пожеланий вы не оставляли.
unreadable = { $expected ->
    [plant] Как посадить: «посадить красный на 1»; 1 — это поле.
    [offer] Как предложить: «предлагаю садовый за красный», «предлагаю 2 + чили за соевый»; 2 — место в руке, «за так» — подарок.
    [own] Таких карт вы отдать не можете. Называйте свои по сорту, «садовый + 2 чили», или по месту в руке; передняя карта — 1.
    [sort] Это не сорт: синий, чили, вонючий, зелёный, соевый, черноглазый, красный или садовый.
    [sorts] Это не число бобов: например, «красный» или «2 красных + соевый».
    [partner] Это не партнёр: место, например «месту 3», или «всем».
    [field] Это не поле: число от 1 до 3.
    [number] Это не номер предложения.
    [wish] Как пожелать: «желаю синий за красный или садовый».
    [alternatives] В пожелании не больше трёх вариантов.
    [end] После конца хода ещё что-то стоит.
   *[move] Ход начинается со слова посадить, открыть, предлагаю, принять, отклонить, забрать, пас, конец, собрать или купить (в записи партии: plant, turn, offer, accept, decline, withdraw, pass, end, harvest, buy, wish, forget). Предлагать можно только свои карты, принимать — только открытые предложения.
 }

# Конец
end-two-turned-up = Колода кончилась в третий раз, когда открыли две карты.
end-one-turned-up = Колода кончилась в третий раз, когда открыли её последнюю карту.
end-drawn = Колода кончилась в третий раз, когда брали карты.
end-nothing-left = Брать больше нечего: карт не осталось.
score-thalers = Талеры

# Издания
edition-no-such-bean = «{ $key }» — не сорт: blue, chili, stink, green, soy, black-eyed, red или garden.
edition-missing-bean = Не хватает сорта { $bean }.
edition-no-such-number = «{ $key }» здесь неизвестно. Ожидается: cards, one, two, three, four.
edition-no-cards = { $bean }: сколько карт? Напишите cards = 8.
edition-steps = { $bean }: one, two, three и four говорят, сколько карт дают столько талеров; нужно хотя бы одно из них, и каждое больше предыдущего.
edition-cards = Всего карт { $cards }, а должно быть { $expected }.

# Что считают симуляции
statistic-trades_per_game = Обменов за партию
statistic-gifts_per_game = Подарков за партию
statistic-mean_thalers = Талеров у места

# Первая партия с подсказками
lesson-welcome = Добро пожаловать! Вы сажаете бобы и продаёте урожай целых полей за талеры. Рука — это очередь: порядок карт не меняется, и первую карту надо посадить. Посадите садовый боб на поле 1.
lesson-second = Вторую карту сажать можно, но не обязательно. На поле растёт только один сорт, а следующая карта — тоже садовый боб: посадите его на то же поле.
lesson-turn = Теперь все видят две открытые карты. Их можно оставить себе, обменять или подарить, и карты с любого места руки тоже можно менять. Откройте их.
lesson-offer = Синий и соевый. Два соевых уже приносят талер, а синих нужно четыре; ещё один соевый у вас в руке. Предложите открытый синий за ещё один соевый: нажмите сначала на то, что отдаёте, потом на то, что хотите.
lesson-gift = Он ваш и ждёт рядом с полями. А в руке перед последним садовым бобом стоит синий. Предложите его второму игроку в подарок, и вся очередь продвинется.
lesson-end-trading = Открытые карты, которых никто не взял, остаются вам, и их надо посадить. Соевый вам кстати: закончите торговлю.
lesson-received = Теперь все сажают то, что оставили или получили. Посадите соевый боб на поле 2.
lesson-draw = И второй туда же: два соевых принесли бы 1 талер. Потом вы берёте три карты в конец очереди, и ходят остальные.
lesson-propose = Все торгуют с тем, чей сейчас ход, и предлагать можете вы. Третий игрок открыл соевый, он вам подходит: предложите за него синий, последнюю карту руки.
lesson-not-your-turn = Договорились! Полученное сажают сразу, и в чужой ход тоже. Посадите соевый на поле 2.
lesson-front = Ваш ход, и садовый боб уже первый. Посадите его на поле 1: три таких приносят 3 талера.
lesson-harvest = Собирать урожай можно когда угодно, и в чужой ход, но всегда с целого поля. Больше 3 талеров садовые не принесут, так что соберите урожай с поля 1.
lesson-third-field = За 3 талера каждый может один раз купить третье поле. В начале игры оно себя окупит: купите его.
lesson-four = Следующая карта — соевый, а четыре таких приносят 2 талера. Посадите его на поле 2.
lesson-turn-again = Посажено достаточно. Снова откройте две карты и послушайте, что скажут другие.
lesson-accept = Синий и вонючий: вам ни к чему, а второй игрок растит оба и предлагает за них зелёный. Два зелёных ждут у вас в руке, так что примите предложение.
lesson-nothing-left = Открытых карт не осталось, и предложений больше нет: закончите торговлю.
lesson-end = Посадите зелёный на поле 1, те, что в руке, пойдут следом. Потом вы берёте карты, и дальше решаете вы. Когда колода кончится в третий раз, победит тот, у кого больше талеров!
