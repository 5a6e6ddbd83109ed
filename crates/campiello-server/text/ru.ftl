# Стол в браузере: всё, что читает человек, по-русски.

# На каждой странице
ui-skip = К содержанию страницы
ui-settings = Настройки
ui-rules = Правила
ui-language = { $code ->
    [fr] Français
    [ru] Русский
   *[en] English
 }
ui-light = { $light ->
    [day] День
    [night] Ночь
   *[auto] Авто
 }
ui-mute = Звук включён
ui-unmute = Звук выключен
ui-notify = Позвать, когда мой ход
ui-foot = Campiello — стол, открытый для всех. Названия игр принадлежат их издателям; картинки и слова здесь — наши собственные.
ui-to-lobby = На главную

# Когда чего-то нет или что-то не получилось
ui-no-page-title = Здесь ничего нет
ui-no-page = Этот адрес никуда не ведёт. Может быть, в ссылке не хватает буквы.
ui-no-table-title = Такого стола нет
ui-no-table = Может быть, в ссылке не хватает буквы. Попросите прислать её ещё раз.
ui-refused-title = Так нельзя
ui-refused = Вернитесь назад и посмотрите на стол ещё раз.
ui-broken-title = Этот стол не открывается
ui-broken = За ним играли по правилам, которых эта версия программы уже не знает. Ничего не потеряно: его откроет более старая версия.
ui-trouble-title = Столы сейчас недоступны
ui-trouble = Сервер не может добраться до своих записей; ничего не изменилось. Попробуйте снова через минуту.
ui-offline = Связь с сервером пропала. Она восстановится сама; с вашей партией ничего не случится.

# Главная
ui-greeting = Маленькая площадь, где играют соседи. Откройте стол, отправьте ссылку и начинайте: регистрация не нужна.
ui-games = Играть
ui-seats-from = Для { $least }–{ $most } игроков
ui-new = Новый стол
ui-learn = Научиться за пять минут
ui-own-tables = Ваши столы
ui-own-tables-none = Пока ни одного.
ui-open-tables = Столы, где ждут игроков
ui-open-tables-none = Сейчас никто не ждёт. Откройте стол и отправьте ссылку друзьям.
ui-playing-tables = Посмотреть
ui-playing-tables-none = Сейчас нет ни одной открытой партии.
ui-over-tables = Ваши законченные партии
ui-over-tables-none = Пока ни одной.
ui-table-gathers = { $free ->
    [0] вот-вот начнётся
    [one] { $free } свободное место
    [few] { $free } свободных места
   *[many] { $free } свободных мест
 }
ui-table-your-turn = Ваш ход!
ui-table-plays = { $moves ->
    [one] сыгран { $moves } ход
    [few] сыграно { $moves } хода
   *[many] сыграно { $moves } ходов
 }
ui-table-over = окончена
ui-you-title = Вы
ui-you-why = Так вас видят другие. Имя хранится в куки вашего браузера; учётных записей здесь нет.
ui-name = Ваше имя
ui-save = Сохранить
ui-somebody = кто-то
ui-guest = Игрок { $number }
ui-bot = { $bot ->
    [novice] Бот-новичок
    [easy] Лёгкий бот
    [medium] Средний бот
    [hard] Сильный бот
    [master] Бот-мастер
    [random] Случайный бот
   *[other] Бот
 }

# Новый стол
ui-chairs = Кто играет?
ui-chairs-why = Играете вместе за одним экраном? Выберите «за этим экраном» для каждого.
ui-lay-me = за этим экраном
ui-lay-open = свободно для всех
ui-lay-invited = по ссылке
ui-lay-bot = бот
ui-lay-none = – нет –
ui-level = Насколько силён
ui-pace = В каком темпе?
ui-pace-relaxed = Спокойно: без часов
ui-pace-live-10-15 = Быстро: по 10 минут и ещё 15 секунд на ход
ui-pace-live-25-30 = Не спеша: по 25 минут и ещё 30 секунд на ход
ui-pace-days-1 = По переписке: сутки на каждый ход
ui-pace-days-3 = По переписке: трое суток на каждый ход
ui-options = Дополнительные правила
ui-hints = Подсказки
ui-hints-why = Играя с одними ботами, в свой ход всегда можно попросить подсказку. В журнале видно, кто её взял.
ui-hints-for-all = И когда играют несколько человек
ui-hints-on = с подсказками
ui-lobby = Кто может найти стол?
ui-list = Показать на главной — и игрокам, и зрителям
ui-listed = виден на главной
ui-unlisted = только для тех, у кого есть ссылка
ui-lay = Открыть стол

# Боты: их сила и кто они на площади
level-novice = Новичок
level-novice-character = На той неделе поселился за каналом и всё ещё стучится не в те двери.
level-easy = Лёгкий
level-easy-character = Играет между двумя беседами у колодца и порой поднимает глаза мгновением позже, чем надо.
level-medium = Средний
level-medium-character = Каждое утро метёт один и тот же порог: видит всё, что лежит на столе, и дальше не загадывает.
level-hard = Сильный
level-hard-character = Чинит сети у моста и знает погоду на несколько ходов вперёд.
level-master = Мастер
level-master-character = Играет здесь с тех времён, когда ещё не было фонарей, и с каждым ходом видит, чем может кончиться вечер.

# До начала партии
ui-chair-open = свободно
ui-chair-kept = ждёт того, у кого ссылка
ui-sit = Сесть
ui-sit-too = Сесть и сюда
ui-sit-title = Сесть за стол
ui-sit-too-why = У вас уже есть место. Если кто-то играет с вами за этим экраном, это место может занять он: напишите его имя.
ui-stand = Встать
ui-chair-to-bot = Посадить бота
ui-chair-to-level = Сменить
ui-chair-to-open = Открыть для всех
ui-chair-to-kept = Придержать для кого-то
ui-start = { $free ->
    [0] Начать
    [one] Начать, посадив ботов на свободные места: { $free }
    [few] Начать, посадив ботов на свободные места: { $free }
   *[many] Начать, посадив ботов на свободные места: { $free }
 }
ui-clear = Убрать со стола
ui-waits = { $host } начнёт партию, когда все соберутся.
ui-link = Ссылка на этот стол
ui-link-why = Отправьте её всем, кто хочет играть или смотреть.
ui-invitation = Ссылка на это место
ui-copy = Скопировать
ui-copied = Скопировано

# За столом
ui-title = Campiello
ui-title-turn = Ваш ход
ui-moves = Ваши ходы
ui-log = Что произошло
ui-seats = За столом
ui-you = (вы)
ui-forget = Отмена
ui-undo = Отменить
ui-undo-ask = Попросить отменить мой ход
ui-hint = Подсказка
ui-hint-title = Как сыграл бы мастер
ui-hint-points = { $points ->
    [one] около { $points } очка в конце
    [few] около { $points } очков в конце
   *[many] около { $points } очков в конце
 }
ui-hint-chance = { $chance ->
    [one] побеждает в { $chance } партии из 100
    [few] побеждает в { $chance } партиях из 100
   *[many] побеждает в { $chance } партиях из 100
 }
ui-hint-why = Первый: { $what }.
ui-hint-more-wins = { $wins ->
    [one] на { $wins } победу в 100 партиях больше
    [few] на { $wins } победы в 100 партиях больше
   *[many] на { $wins } побед в 100 партиях больше
 }
ui-hint-fewer-wins = { $wins ->
    [one] на { $wins } победу в 100 партиях меньше
    [few] на { $wins } победы в 100 партиях меньше
   *[many] на { $wins } побед в 100 партиях меньше
 }
ui-hint-more-points = { $whole ->
    [one] в среднем на { $value } очка больше
    [few] в среднем на { $value } очка больше
   *[many] в среднем на { $value } очка больше
 }
ui-hint-fewer-points = { $whole ->
    [one] в среднем на { $value } очка меньше
    [few] в среднем на { $value } очка меньше
   *[many] в среднем на { $value } очка меньше
 }
ui-hint-alike = Оба примерно равны.
ui-hint-only = Больше выбирать не из чего.
ui-decimal-point = ,
ui-wish = { $seat } просит отменить { $moves ->
    [1] последний ход
    [one] последний { $moves } ход
    [few] последние { $moves } хода
   *[many] последние { $moves } ходов
 }.
ui-agree = Согласиться
ui-decline = Отказать
ui-back = Вернуться в игру
ui-hush = До конца хода пасую
ui-hush-why = Вы пасуете сами до конца хода, если вам ничего не предложат.
ui-is-quiet = Вы пасуете до конца хода, если вам ничего не предложат.
ui-speak = Снова участвовать
ui-is-bot = бот
ui-is-thinking = думает…
ui-is-waiting = ждёт ответа
ui-is-here = здесь
ui-is-gone = нет на месте
ui-is-away = играет бот
ui-is-resigned = партия сдана
ui-leave = Уйти
ui-pause = Пусть за меня играет бот
ui-pause-why = Бот играет за вас, пока вы не вернётесь.
ui-resign = Сдаться
ui-resign-why = Сдаются навсегда: за вас до конца доиграет бот.
ui-takeover = Пусть здесь сыграет бот
ui-hours = { $hours ->
    [one] { $hours } час
    [few] { $hours } часа
   *[many] { $hours } часов
 }
ui-days = { $days ->
    [one] { $days } день
    [few] { $days } дня
   *[many] { $days } дней
 }
ui-curtain = За экран садится { $seat }
ui-curtain-why = Остальные отвернитесь: кнопка покажет скрытые карты.
ui-curtain-open = Это я, { $seat }
ui-rule = Правило { $rule }
ui-told = { $seat } { $told }

# Журнал
ui-told-asked = просит отменить ход
ui-told-agreed = соглашается
ui-told-declined = не соглашается
ui-told-went-back = отменяет ход
ui-told-away = уступает место боту
ui-told-gone = отсутствует: играет бот
ui-told-clock = не успевает: играет бот
ui-told-back = снова за столом
ui-told-resigned = сдаётся: дальше играет бот
ui-told-quiet = ничего не предлагает в этот ход
ui-told-speaks = снова участвует
ui-told-hint = берёт подсказку

# Конец партии
ui-won = { $name } побеждает: { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[many] { $points } очков
 }
ui-shared = { $names } делят победу: по { $points ->
    [one] { $points } очку
    [few] { $points } очка
   *[many] { $points } очков
 }
ui-solo = { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[many] { $points } очков
 }
ui-closed = Эта партия не доиграна
ui-scores = Подсчёт очков
ui-total = Итого
ui-rank = Место
ui-replay = Посмотреть ещё раз
ui-record = Скачать запись
ui-share = Скопировать ссылку
ui-rematch = Сыграть ещё
ui-rematch-go = Новая партия уже ждёт: перейти
ui-postcard = Улица ({ $seat })
ui-fair = Весь случай этой партии был запечатан до первого хода ({ $hash }…).
ui-fair-record = По записи это может проверить каждый.
ui-replay-slider = Ход
ui-replay-go = Показать
ui-replay-first = |◀ Начало
ui-replay-back = ◀ Назад
ui-replay-on = Дальше ▶
ui-replay-last = Конец ▶|
ui-replay-end = К итогам
ui-replay-begins = Партия начинается.

# Разбор законченной партии
ui-per-cent = { $number } %
ui-review = Разбор партии
ui-review-title = Как всё было
ui-review-waits = Партия разбирается: ходы испытываются во множестве миров, согласных с тем, что тогда можно было знать. Это займёт немного времени.
ui-review-done = Готово
ui-review-again = Посмотреть снова
ui-review-picture = Картинка
ui-review-curve = Шансы на победу
ui-review-curve-solo = Ожидаемые очки
ui-review-up = Шанс победить, %
ui-review-up-solo = Очки в конце
ui-review-across = Сыграно ходов
ui-review-note = Так мог бы судить тот, кто видит лишь общее для всех. Полосы показывают точность, линии с номерами — переломы.
ui-review-table = То же в числах
ui-review-turning = Переломы
ui-review-turning-none = Ни один ход не выделяется: всё шло шаг за шагом.
ui-review-turned = { $seat }: с { $from } до { $to }
ui-review-turned-solo = С { $from } до { $to } очков
ui-review-parts = Игра { $decided }, удача { $luck }
ui-review-see = { $moves ->
    [one] Стол после { $moves } хода
    [few] Стол после { $moves } ходов
    [many] Стол после { $moves } ходов
   *[other] Стол после { $moves } хода
 }
ui-review-missed = Ходы получше
ui-review-missed-why = Судим по тому, что можно было знать в тот момент, а не по тому, что вышло потом.
ui-review-missed-none = Ничего, что ясно отличалось бы от случайности. Хорошая игра!
ui-review-better = Вместо «{ $played }» ход «{ $better }» принёс бы { $gain }.
ui-review-gain = около { $chance } (± { $error }), очков: { $points }
ui-review-gain-solo = очков: около { $points } (± { $error })
ui-review-luck-title = Удача и умение
ui-review-luck-why = Что меняло виды на результат от раздачи до конца. Вместе это всё изменение.
ui-review-went = с { $from } до { $to }
ui-review-luck = Удача
ui-review-own = Своя игра
ui-review-others = Игра других
ui-review-how = Как это посчитано?
ui-review-how-chances = Шансы: с каждого момента быстрые игроки играют дальше снова и снова, а всё, чего зритель не мог видеть, каждый раз перемешано. Чем больше осталось играть, тем меньше решает их результат.
ui-review-how-decisions = Лучшие ходы: сыгранный ход и лучший найденный испытываются рядом в мирах, согласных с тем, что знал игрок, и с одинаковой удачей. Считаются только самые явные.
ui-review-how-luck = Удача и игра: от одного добора до другого случаю места нет, и всё, что меняется, сделал тот, кто ходил, — лучше или хуже, чем быстрые игроки. Где что-то вытянуто, это удача, кроме промахов.
ui-review-counted = Доиграно миров: { $worlds }; разобрано решений: { $decisions }.

# Расклад дня
ui-date = { $day } { $month ->
    [1] января
    [2] февраля
    [3] марта
    [4] апреля
    [5] мая
    [6] июня
    [7] июля
    [8] августа
    [9] сентября
    [10] октября
    [11] ноября
   *[12] декабря
 } { $year }
ui-month = { $month ->
    [1] янв
    [2] фев
    [3] март
    [4] апр
    [5] май
    [6] июнь
    [7] июль
    [8] авг
    [9] сент
    [10] окт
    [11] нояб
   *[12] дек
 }
ui-daily = Расклад дня
ui-daily-short = Одна улица, у всех одни и те же карты, в зачёт идёт одна попытка.
ui-daily-why = Сегодня все строят поодиночке с одними и теми же колодами. Первая попытка идёт в зачёт, без подсказок; можно уйти и вернуться. Закончив, вы увидите чужие улицы и сможете сыграть расклад ещё раз для упражнения. Следующий расклад — в полночь по UTC.
ui-daily-was = Этот день прошёл: улицы открыты для всех, а расклад можно сыграть для упражнения.
ui-daily-mark = { $points ->
    [one] Кого обойти: у мастера { $points } очко
    [few] Кого обойти: у мастера { $points } очка
   *[many] Кого обойти: у мастера { $points } очков
 }
ui-daily-mark-thinking = Кого обойти: мастер ещё играет
ui-daily-best = { $points ->
    [one] Лучший результат: { $name }, { $points } очко
    [few] Лучший результат: { $name }, { $points } очка
   *[many] Лучший результат: { $name }, { $points } очков
 }
ui-daily-won = { $points ->
    [one] Лучшая улица: { $name }, { $points } очко
    [few] Лучшая улица: { $name }, { $points } очка
   *[many] Лучшая улица: { $name }, { $points } очков
 }
ui-daily-nobody = Его пока никто не закончил.
ui-daily-nobody-then = Его никто не закончил.
ui-daily-result = { $points ->
    [one] У вас { $points } очко: место { $place } из { $all }.
    [few] У вас { $points } очка: место { $place } из { $all }.
   *[many] У вас { $points } очков: место { $place } из { $all }.
 }
ui-daily-uncounted = Ваша попытка не в зачёт: вы сдались или закончили после полуночи.
ui-daily-play = Сыграть расклад дня
ui-daily-resume = Продолжить расклад дня
ui-daily-practise = Сыграть для упражнения
ui-daily-see = К результатам
ui-daily-results = Результаты
ui-daily-name = Имя
ui-daily-points = Очки
ui-daily-under-way = { $number ->
    [one] Ещё играет { $number } человек.
    [few] Ещё играют { $number } человека.
   *[many] Ещё играют { $number } человек.
 }
ui-daily-days = Другие дни
ui-daily-before = ◀ Днём раньше
ui-daily-after = Днём позже ▶
ui-daily-line = Расклад дня, { $date }: эта попытка идёт в зачёт, без подсказок.
ui-daily-line-practice = Расклад дня, { $date }: для упражнения, не в зачёт.
ui-daily-to-beat = Надо превзойти: { $points }.
ui-daily-banner = Расклад дня: { $date }
ui-daily-banner-practice = Расклад дня: { $date }, для упражнения
ui-daily-kept-title = Этот расклад ещё играют
ui-daily-kept = Кто закончил сегодняшний расклад, может посмотреть на этот стол. Завтра смогут все.
ui-daily-record-title = Завтра
ui-daily-record = В записи хранится удача сегодняшнего расклада, который другие ещё играют. Её можно будет получить, когда день пройдёт (UTC).

# Обучение
ui-learn-title = Учимся играть:
ui-learn-why = Первые ходы вы сыграете на картах, подобранных для вас. Каждый шаг подскажет, что делать и зачем; после последнего партия продолжится, и вы будете играть, как захотите.
ui-learn-begin = Начать
ui-lesson = Урок, шаг { $at } из { $all }
ui-contents = Оглавление

# Отказы
ui-refused-stale = Кто-то успел раньше: на столе уже иначе. Вот как он выглядит сейчас.
ui-refused-no-seat = Такого места нет.
ui-refused-begun = Партия уже началась.
ui-refused-not-begun = Партия ещё не началась.
ui-refused-over = Партия окончена.
ui-refused-not-over = Партия ещё не окончена.
ui-refused-not-yours = Это не ваше место.
ui-refused-not-your-turn = Сейчас не ваш ход.
ui-refused-no-hints = За этим столом подсказок нет.
ui-refused-one-hint = По одной подсказке за раз: мастер ещё думает над прошлой.
ui-refused-counts = Эта попытка идёт в зачёт: увиденного не забыть, и никто не сыграет её за вас.
ui-refused-kept = Это место ждёт того, у кого есть ссылка на него.
ui-refused-taken = Это место уже занято.
ui-refused-not-host = Это может сделать только тот, кто открыл стол.
ui-refused-no-bot = Такого бота нет.
ui-refused-nobody = Сначала кто-нибудь должен сесть за стол.
ui-refused-asked = Остальных уже спросили.
ui-refused-not-asked = Вашего ответа никто не ждёт.
ui-refused-plays-itself = Там уже играет бот.
ui-refused-there = Этот игрок здесь или был здесь только что.
ui-refused-not-away = Вы и так играете сами.
ui-refused-not-quiet = Вы и так участвуете.
ui-refused-rematch = Новая партия уже есть.
ui-refused-name = Напишите, как вас называть.
