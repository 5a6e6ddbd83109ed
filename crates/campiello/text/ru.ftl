# Программа campiello: всё, что в ней читают, по-русски.

# Числа
number-decimal = ,
number-thousands = {"\u00A0"}
number-percent = { $number } %
seat-own = Место { $number } (вы)
game-title = «{ $game }»
join-what = { $what }: { $said }
join-remarks = {"; "}

# Без команды
overview =
    Campiello — стол для настольных игр.
    Играйте в браузере или в терминале, с ботами или с друзьями; разыгрывайте тысячи партий, пересматривайте и проверяйте каждую из них.
    {" "}
overview-games = Сейчас на столе: { $games }.
overview-serve = Открыть стол в браузере (http://127.0.0.1:8080):
overview-play = Сыграть с ботом (введите ? в любой момент — всё объясняется):
overview-rules = Прочитать правила:
overview-simulate = Пусть боты сыграют тысячу партий:
overview-arena = Узнать, какой бот сильнее и насколько это точно:
overview-replay = Нарисовать сохранённую партию:
overview-verify = Проверить, что записи верны до последнего знака:
overview-more = Все команды: campiello --help. Другой язык: --lang en, --lang fr.

# Справка
heading-usage = Вызов:
heading-commands = Команды
heading-options = Ключи
heading-arguments = Аргументы
help-campiello = Цифровой стол для настольных игр.
help-simulate = Разыгрывает много партий между ботами и считает итоги.
help-play = Игра в терминале. Партия сохраняется после каждого хода, её можно продолжить.
help-replay = Показывает записанную партию: любой ход, с любого места, текстом или картинкой.
help-review = Разбирает законченную партию: как менялись шансы, где был перелом, что упущено и что было удачей.
help-verify = Переигрывает записи и сверяет каждый отпечаток; изменённый знак находится в своей строке.
help-edition = Показывает и проверяет издания: карты и поля игры в виде файла.
help-edition-show = Печатает основное издание игры как файл или список изданий.
help-edition-check = Проверяет введённое вами издание и называет каждую ошибку с её строкой.
help-rules = Печатает правила игры или одно из них.
help-bench = Измеряет скорость правил.
usage-campiello = campiello КОМАНДА [КЛЮЧИ]
usage-simulate = campiello simulate ИГРА [КЛЮЧИ]
usage-play = campiello play [ИГРА] [КЛЮЧИ]
usage-replay = campiello replay ФАЙЛ [КЛЮЧИ]
usage-review = campiello review ФАЙЛ [КЛЮЧИ]
usage-verify = campiello verify ФАЙЛ… [КЛЮЧИ]
usage-edition = campiello edition show|check …
usage-edition-show = campiello edition show [ИГРА] [--json]
usage-edition-check = campiello edition check ФАЙЛ [--game ИГРА] [--json]
usage-rules = campiello rules ИГРА [ПРАВИЛО]
usage-bench = campiello bench [ИГРА] [КЛЮЧИ]
value-code = КОД
value-number = ЧИСЛО
value-names = ИМЕНА
value-directory = ПАПКА
value-file = ФАЙЛ
value-files = ФАЙЛ
value-viewer = МЕСТО
value-seat = МЕСТО
value-game = ИГРА
value-rule = ПРАВИЛО
value-option = ПРАВИЛО
value-seconds = СЕКУНДЫ
arg-help = Показывает эту справку
arg-version = Показывает версию
arg-lang = Язык: en, fr или ru (иначе — язык системы)
arg-game = Игра: { $games }
arg-json = Отвечает в формате JSON, для программ
arg-seats = Сколько мест за столом (иначе 2 или меньше всего, что допускает игра)
arg-option = Дополнительное правило; можно указать несколько раз
arg-edition = Карты из этого файла вместо основного издания
arg-games = Сколько партий (иначе 100)
arg-bots = Боты: одно имя для всех мест или имя для каждого через запятую (иначе random, в play — medium)
arg-ms = Сколько боты, считающие вперёд (hard, master), могут думать над ходом; по умолчанию 1000. «master@50» думает 50, что бы здесь ни стояло
arg-iterations = Сколько позиций они доигрывают вместо этого: одинаковые ответы на любой машине
arg-seed = Число, из которого берётся весь случай: то же число — те же партии
arg-threads = Сколько потоков (иначе все ядра); итог от этого не зависит
arg-save = Записывает каждую партию в эту папку
arg-humans = Сколько людей играет за этой клавиатурой (иначе 1)
arg-play-save = Хранит партию в этом файле
arg-resume = Продолжает партию из этого файла
arg-file = Запись партии
arg-files = Записи партий
arg-at = После стольких ходов (иначе в конце)
arg-viewer = Чьими глазами: p0, p1, … или all (иначе — зрителя)
arg-svg = Рисует стол в этот файл SVG
arg-png = Рисует стол в этот файл PNG
arg-postcard = Рисует готовую улицу этого места открыткой: p0, p1, … (вместе с --svg или --png)
arg-night = Рисует ночью
arg-review-iterations = Сколько примерно миров доиграть всего: больше — дольше и вернее
arg-review-seed = Число, из которого берутся эти миры: одно число — один разбор
arg-review-svg = Рисует кривую в этот файл SVG
arg-review-png = Рисует кривую в этот файл PNG
arg-edition-file = Файл издания
arg-edition-game = Игра, если в файле нет строки game = "…"
arg-rule = Номер правила, например 3.2.7, или слово, которое нужно найти
arg-seconds = Сколько времени измерять случайные партии для каждого числа мест (иначе 1)

# Ошибки в команде
usage-see-help = Справка: { $command }
usage-unknown-argument = «{ $argument }» здесь не подходит.{ $suggests ->
    [yes] {" "}Может быть, «{ $suggestion }»?
   *[no] {""}
 }
usage-unknown-command = Команды «{ $command }» нет.{ $suggests ->
    [yes] {" "}Может быть, «{ $suggestion }»?
   *[no] {""}
 }
usage-missing-command = Не хватает команды.
usage-missing = Не хватает: { $argument }
usage-conflict = «{ $argument }» нельзя указать вместе с «{ $other }».
usage-twice = «{ $argument }» указано несколько раз.
usage-wrong-number = У «{ $argument }» слишком много или слишком мало значений.
usage-not-text = Команда не читается как текст.
usage-needs-value = Для «{ $argument }» нужно значение.
usage-wrong-value = «{ $value }» не подходит для «{ $argument }». Ожидается: { $expected }.
expect-anything = другое значение
expect-seats = число от 1 до 8
expect-humans = число от 1 до 8
expect-games = число от 1
expect-seed = целое число от 0
expect-threads = число от 1 до 1024
expect-ms = число миллисекунд от 1 до 600000
expect-iterations = число от 1 до 100000000
expect-curve = числа через запятую: 50,100,200
expect-plot = файл с окончанием .svg или .png
expect-steps = число от 1
expect-at = номер хода, от 0
expect-seconds = число секунд от 0.001 до 3600
expect-viewer = p0, p1, … или all
expect-postcard = место этой партии, например p0

# Неудачи
fail-unknown-language = На языке «{ $code }» мы не говорим. Известны: { $known }.
fail-unknown-game = Игры «{ $game }» нет. Известны: { $known }.
fail-unknown-game-in-record = Это запись игры, которой программа не знает: «{ $game }».
fail-unknown-bot = Бота «{ $bot }» нет. Известны: { $known }.
fail-bots-for-seats = Названо ботов: { $bots }, а мест: { $seats }. Назовите одного для всех или по одному на каждое место.
fail-too-many-humans = Людей: { $humans }, а мест только { $seats }.
fail-not-text = Эта строка — не текст.
fail-unreadable = { $file }: не удаётся прочитать: { $reason }.
fail-unwritable = { $file }: не удаётся записать: { $reason }.
fail-no-folder = { $file }: не удаётся записать: папки «{ $folder }» нет. Сначала создайте её или выберите другое имя.
fail-output = Не удаётся вывести ответ: { $reason }.
fail-save-exists = { $file } уже существует и не будет перезаписан. Продолжите ту партию (--resume) или выберите другое имя.
fail-no-rule = Правила { $number } нет{ $searched ->
    [yes] {", и ни одно правило этого не упоминает"}
   *[no] {""}
 }. Главы: { $chapters }.
fail-at = Ходов в партии: { $moves }. Для --at нужно число от 0 до { $moves }.
fail-not-over = { $file }: партия ещё не окончена; на открытке — готовая улица.
fail-no-postcard = Для этой игры открыток нет.
fail-postcard-file = Открытке нужен файл: добавьте --svg ФАЙЛ или --png ФАЙЛ.
fail-picture = Не удалось нарисовать картинку PNG.
fail-other-cards = Имя то же, карты другие: партия сыграна с изданием «{ $edition }», карты которого не совпадают с этими: { $file }. Укажите нужный файл в --edition.
standard-edition = основное издание
fail-picture-is-record = { $file } — это сама запись: для картинки нужно другое имя.
fail-picture-exists = { $file } уже существует, и это не такая картинка: файл не будет перезаписан. Выберите другое имя.
fail-other-record = { $file } уже существует, и в нём другая партия: файл не будет перезаписан. Выберите другую папку.
io-not-found = такого файла или папки нет
io-denied = нет доступа
io-exists = уже существует
io-directory = это папка
io-not-directory = часть пути — не папка
io-full = нет места
io-read-only = диск только для чтения
io-other = система отказывает (ошибка { $code })

# Ход работы
progress-simulate = Партии
progress-review = Разбор, %
progress-verify = Записи
progress-bench = Измерение

# simulate
simulate-title = «{ $game }»: { $games ->
    [one] { $games } партия
    [few] { $games } партии
   *[many] { $games } партий
 }, { $seats ->
    [one] { $seats } место
    [few] { $seats } места
   *[many] { $seats } мест
 }, { $seconds } с
simulate-speed = Партий в секунду: { $games }, ходов в секунду: { $moves }
simulate-histogram = Как часто какой счёт:
simulate-hash = Отпечаток всех записей: { $hash }
simulate-saved = { $records ->
    [one] { $records } запись сохранена
    [few] { $records } записи сохранены
   *[many] { $records } записей сохранено
 } в папку { $folder }.
column-seat = место
column-bot = бот
column-points = очки
column-wins = победы
column-part = часть счёта
column-end = чем кончилось
column-games = партий
column-game = игра
column-edition = издание
column-origin = карты
column-seats = мест
column-random-moves = ходов/с
column-legal = нс список
column-play = нс ход
column-clone = нс копия
column-bytes = байт
solo-mean = среднее
solo-median = медиана
solo-best = лучший

# verify
verify-agrees = { $file }: сходится. «{ $game }», { $seats ->
    [one] { $seats } место
    [few] { $seats } места
   *[many] { $seats } мест
 }, { $moves ->
    [one] { $moves } ход
    [few] { $moves } хода
   *[many] { $moves } ходов
 }. { $end }
verify-finished = { $end } { $scores }
verify-under-way = Партия не окончена.
verify-sum = { $wrong ->
    [0] Все файлы сходятся: { $files }.
   *[other] Не сходится файлов: { $wrong } из { $files }.
 }

# replay
replay-title = «{ $game }», после хода { $at } из { $moves }, смотрит { $viewer }
replay-spectator = зритель
warn-night = --night — только для картинок: без --svg или --png ничего не меняет.
replay-log = Что произошло:
replay-drawn = { $file }: нарисовано.

# edition
edition-reconstructed = воссозданные
edition-printed = как напечатаны
edition-more = Издание в виде файла: campiello edition show ИГРА
edition-fine = { $file }: ошибок нет. Издание «{ $edition }», игра: «{ $game }».
edition-whose = { $file }: для какой это игры? Добавьте строку game = "…" или укажите --game. Известны: { $games }.

# rules
rules-mention = «{ $word }» встречается в этих правилах:
rules-more = А также в { $numbers }.
rules-only-english = Правила ещё не переведены: это английский текст.

# bench
bench-note = На одном ядре, без записей и текстов; лучший из нескольких кругов. Байты — размер состояния.

# play
play-welcome = «{ $game }», { $seats ->
    [one] { $seats } место
    [few] { $seats } места
   *[many] { $seats } мест
 }. Введите ? в любой момент: всё объясняется.
play-kept = Партия сохраняется в файл { $file } после каждого хода.
play-left = Партия сохранена. Продолжить:
play-over = Партия окончена. Посмотреть её снова:
play-sits = { $who ->
    [you] Место { $number }: вы
    [person] Место { $number }: человек
   *[bot] Место { $number }: бот { $bot }
 }
play-moves = { $moves ->
    [1] Ход только один:
   *[other] Выберите ход, всего их { $moves }:
 }
play-prompt = Ваш ход (номер, запись хода или ?):
play-prompt-pass = Ваш ход (номер, запись хода или ?; просто Enter: { $pass }):
play-suggestions = { $label } – { $moves ->
    [0] своими словами
    [one] { $moves } вариант; его покажет «ходы»
    [few] { $moves } варианта; их покажет «ходы»
   *[many] { $moves } вариантов; их покажет «ходы»
 }
play-wait-not-now = { $spoken ->
    [yes] К вам обратились: сначала ответьте или спасуйте.
   *[no] Стол ждёт вас: ждать сейчас нечего.
 }
play-no-such-number = Такого хода нет: номера — от 1 до { $most }. Ничего не изменилось.
play-expected = Введите номер от 1 до { $most }, запись хода или ? для справки.
play-refused = Правило { $rule }: { $reason }
play-unreadable = «{ $typed }» — не команда и не ход. { $expected }
play-nothing-changed = Ничего не изменилось. Введите «ходы», чтобы снова увидеть список, или ? для справки.
play-undo-luck = Это не отменить: с тех пор вмешался случай.
play-undo-revealed = Это не отменить: с тех пор кое-что открылось.
play-undo-bot-acted = Это не отменить: с тех пор сходил бот.
play-undone = Последний ход отменён.
play-save-name = Введите «сохранить» и имя файла. Сама партия в любом случае хранится в { $file }.
play-saved = Копия — в файле { $file }.
play-pass-keyboard = Ходит место { $number }: садитесь за клавиатуру. Остальные отвернитесь.
play-press-enter = Нажмите Enter, когда будете готовы.
play-help =
    Как читать стол: у каждой части стола есть название, а под ним — всё, что там считается. Каждая рамка — карта или место; её строки говорят, что на ней. Цвета только повторяют слова.
    Как читать ходы: в скобках — сколько ход стоит (−), что он нарушает или теряет (!) и что даёт (+).
    Ничего не пропадает: партия сохраняется после каждого хода, а после опечатки стол просто спросит снова.
play-help-typing = Как ввести ход: его номер, или его запись, например «{ $notation }», или его название, например «{ $label }». Заглавные буквы и пробелы не важны.
play-help-commands = Что можно ввести:
play-help-rules = Цель игры, порядок хода и всё остальное — в правилах. Введите ? и номер из этого списка или ? и слово, которое нужно найти:
look-order = Ряды считаются сверху, столбцы — слева.
look-row-column = ряд { $row }, столбец { $column }: { $piece }
look-row = ряд { $row }: { $piece }
look-column = { $column }: { $piece }
look-named-row = { $heading }, ряд { $row }: { $piece }
look-named = { $heading }: { $piece }
command-undo = отмена
command-undo-help = отменяет ваш последний ход, пока ничего не открылось
command-moves = ходы
command-moves-help = снова показывает список ходов
command-wait = ждать
command-wait-help = пасует сам до следующего хода, если никто не обратится к вам
command-board = стол
command-board-help = снова рисует стол
command-look = осмотр
command-look-help = называет словами всё, что лежит на столе
command-score = счёт
command-score-help = показывает очки, монеты и всё, что считается
command-log = журнал
command-log-help = рассказывает, что было с самого начала
command-save = сохранить
command-save-help = с именем файла: записывает туда копию партии
command-quit = выход
command-quit-help = выйти; партия сохранена
command-help = показывает эту страницу
command-rule = показывает правило по его номеру или что правила говорят о слове (? 3.2, ? монеты)
score-sum = Сумма
score-rank = Ранг
outcome-you-win = Вы победили: { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[many] { $points } очков
 }.
outcome-wins = Побеждает место { $seats }: { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[many] { $points } очков
 }.
outcome-shared = Победу делят места { $seats }, у каждого { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[many] { $points } очков
 }.
score-rating = Оценка: { $rating }

# The server
help-serve = Показывает стол в браузере; без команды происходит то же самое.
help-backup = Копирует всё, что хранит сервер, в новый файл, даже пока он работает.
help-overview = Показывает с примерами, что умеет эта программа.
usage-serve = campiello serve [ПАРАМЕТРЫ]
usage-backup = campiello backup --to ФАЙЛ [ПАРАМЕТРЫ]
usage-overview = campiello overview
value-address = АДРЕС
value-store = ХРАНИЛИЩЕ
value-milliseconds = МИЛЛИСЕКУНДЫ
arg-listen = Где слушать: адрес и порт, по умолчанию 127.0.0.1:8080; порт 0 — любой свободный. Адрес — первая строка вывода.
arg-store = Где всё хранится: sqlite:ФАЙЛ (по умолчанию sqlite:campiello.db) или memory, которое всё забывает.
arg-bot-time = Сколько боты, считающие вперёд, могут думать над ходом; по умолчанию 1000.
arg-bot-pause = Сколько бот ждёт перед ходом, чтобы люди успевали следить; по умолчанию 700.
arg-patience = Сколько боты ждут ответа того, кто на месте, прежде чем игра продолжится без него; по умолчанию 20000.
arg-review = Сколько примерно миров доигрывает разбор законченной партии, если не столько, сколько обычно для игры.
arg-behind-proxy = Сервер стоит за прокси, который говорит по TLS: куки передаются только по TLS, а прокси сообщает, кто обращается (X-Forwarded-For).
arg-unlimited = Без ограничений на число запросов от одного гостя или адреса: для измерений.
arg-json-log = Пишет журнал в JSON, по объекту в строке. CAMPIELLO_LOG выбирает, что записывать.
arg-to = Новый файл.
serve-hint = Откройте этот адрес в браузере. Ctrl-C останавливает сервер; ничего не пропадёт.
fail-listen = Сервер не может слушать на { $address }: { $reason }. Выберите другой адрес с помощью --listen или дайте выбрать ему: --listen 127.0.0.1:0.
expect-listen = адрес и порт, например 127.0.0.1:8080
expect-store = sqlite:ФАЙЛ или memory
expect-backup = sqlite:ФАЙЛ
backup-done = Всё скопировано в { $file }.

# load
help-load = Нагружает сервер множеством столов и зрителей и измеряет, что он выдерживает.
usage-load = campiello load [КЛЮЧИ]
arg-tables = Сколько столов играют одновременно (иначе 200)
arg-watchers = Сколько зрителей у каждого стола (иначе 5)
arg-rate = Сколько ходов в секунду назначено в измерении по часам (иначе 1000)
arg-load-seconds = Сколько длится каждое из двух измерений: по часам и так быстро, как может сервер (иначе 20)
arg-load-game = Игра, в которую играют (иначе walking)
arg-load-seed = Число, от которого зависит выбор ходов
expect-tables = число от 1 до 10000
expect-watchers = число от 0 до 1000
expect-rate = число от 1 до 1000000
progress-load = Нагрузка
fail-load = Сервер не удалось измерить: { $reason }.
load-what = { $game }: столов { $tables }, мест { $seats }, зрителей у каждого стола { $watchers }.
load-by-the-clock = по часам, ходов в секунду: { $rate }
load-at-once = сразу, одновременно не больше { $moves }
load-note = В миллисекундах: с назначенного времени хода до записи на диск и до того, как его получили все зрители стола. Генератор работает на той же машине.
load-errors = { $errors ->
    [0] Ошибок нет.
    [one] { $errors } ошибка:
    [few] { $errors } ошибки:
    [many] { $errors } ошибок:
   *[other] { $errors } ошибки:
 }
column-load-round = измерение
column-load-moves = ходов/с
column-load-stored-p50 = записан p50
column-load-stored-p99 = p99
column-load-stored-max = макс.
column-load-shown-p50 = показан p50
column-load-shown-p99 = p99
column-load-shown-max = макс.
load-bytes-per-event = Байты события
load-renders-per-move = Рисунков на ход
load-cpu = Процессорное время сервера на ход, мкс
load-cpu-generator = Процессорное время генератора на ход, мкс
load-memory-server = Память сервера, КиБ
load-memory-table = Память стола без игры, КиБ
load-memory-watcher = Память зрителя, КиБ
load-cold-events = События законченного стола
load-cold-open = Открытие с диска, мс
load-cold-replay = Просмотр с середины, мс
load-lobby = Первая страница со всем: как есть / gzip / br, КиБ
load-table = Стол со всем: как есть / gzip / br, КиБ

# arena
help-arena = Сталкивает ботов и говорит, кто сильнее, насколько и как точно это известно.
usage-arena = campiello arena ИГРА --bots ИМЕНА [КЛЮЧИ]
value-list = ЧИСЛА
arg-arena-bots = Боты через запятую. Сколько мест, столько ботов: они садятся вместе. Меньше: последний занимает оставшиеся места, так что «master,greedy» на 4 местах — это один master против трёх greedy. Больше: встречаются все наборы. Каждая раздача играется по разу для каждого поворота вокруг стола
arg-arena-games = Сколько партий (иначе 100) и ещё столько, сколько нужно, чтобы доиграть последнюю раздачу
arg-sprt = Останавливается, как только решено, выигрывает ли первый бот больше своей честной доли (последовательный критерий: по 5% на каждую ошибку; лучше — значит, шансы в полтора раза выше)
arg-curve = Повторяет матч с каждым из этих бюджетов первого бота: миллисекунды или, с --iterations, число итераций; у остальных бюджет прежний
arg-plot = Рисует итог в этот файл: .svg или .png
progress-arena = Партии
arena-so-far = { $bot }: { $result }
arena-title = «{ $game }», { $seats ->
    [one] { $seats } место
    [few] { $seats } места
   *[many] { $seats } мест
 }: { $deals ->
    [one] { $deals } раздача
    [few] { $deals } раздачи
   *[many] { $deals } раздач
 }, { $games ->
    [one] { $games } партия
    [few] { $games } партии
   *[many] { $games } партий
 } за { $seconds } с ({ $speed } в секунду)
arena-note = Каждая раздача играется по разу для каждого поворота вокруг стола. В скобках — интервалы 95%, от раздачи к раздаче. Победы считаются на каждое место бота и делятся, если победа общая; честная доля — { $fair }. Эло сравнивает ботов партии попарно по занятым местам, у первого бота 0. Миллисекунды — на выбор, где ходов больше одного.
arena-note-alone = Каждый играет каждую раздачу один; кто справился лучше, тот её и выиграл, честная доля — { $fair }. В скобках — интервалы 95%, от раздачи к раздаче. Эло сравнивает ботов попарно по очкам, у первого бота 0. Миллисекунды — на выбор, где ходов больше одного.
arena-note-one = Сравнивать не с кем. В скобках — интервалы 95%, от раздачи к раздаче. Миллисекунды — на выбор, где ходов больше одного.
arena-sprt-better = Решено после { $deals ->
    [one] { $deals } раздачи
    [few] { $deals } раздач
   *[many] { $deals } раздач
 }: { $bot } выигрывает больше своей честной доли { $fair } (вероятнее { $share }).
arena-sprt-not-better = Решено после { $deals ->
    [one] { $deals } раздачи
    [few] { $deals } раздач
   *[many] { $deals } раздач
 }: { $bot } не выигрывает { $share }; вероятнее честная доля { $fair }.
arena-sprt-open = Не решено после { $deals ->
    [one] { $deals } раздачи
    [few] { $deals } раздач
   *[many] { $deals } раздач
 }: { $bot } выигрывает то ли честную долю { $fair }, то ли { $share }.
arena-doubling = Каждое удвоение даёт { $brings } процентного пункта побед и { $lead } очка отрыва.
arena-doubling-alone = Каждое удвоение даёт { $brings } очка.
column-elo = Эло
column-p50 = мс p50
column-p99 = p99
column-ms = мс
column-iterations = итераций
column-gain = прирост
arena-plot-title = Кто сильнее
arena-plot-curve = { $bot }: что даёт время на раздумье
arena-plot-note = «{ $game }», { $seats ->
    [one] { $seats } место
    [few] { $seats } места
   *[many] { $seats } мест
 }, { $curve ->
    [yes] против { $against },{" "}
   *[no] {""}
 }{ $games ->
    [one] { $games } партия
    [few] { $games } партии
   *[many] { $games } партий
 }, интервалы 95%
arena-plot-wins = Победы, %
arena-plot-points = Очки
arena-plot-fair = честная доля
arena-plot-ms = Миллисекунды на выбор
arena-plot-iterations = Доигранные позиции на выбор
fail-arena-sprt-alone = «--sprt» спрашивает, побеждает ли первый бот чаще своей доли: если он один за столом и сравнивать не с кем, спрашивать не о чем. Назовите второго бота или уберите этот ключ.
fail-arena-curve-own = «--curve» даёт первому боту один бюджет за другим, но в его имени уже сказано, сколько у него есть. Уберите то, что стоит после @, или назовите этого бота вторым.

# train
help-train = Подбирает числа, по которым бот игры оценивает позиции, играя за столом с ботами greedy. Можно прервать и продолжить в любой момент.
usage-train = campiello train ИГРА --state ФАЙЛ [КЛЮЧИ]
arg-state = Хранит всё в этом файле; если он есть, обучение продолжается с него
arg-generations = Сколько поколений пройти сейчас (иначе 60)
arg-train-games = Сколько раздач играет каждый бот поколения (иначе 200)
progress-train = Поколения
progress-began = Отправная точка
progress-weights = Значимые веса
train-so-far = { $points } очка в среднем
train-title = «{ $game }», { $seats ->
    [one] { $seats } место
    [few] { $seats } места
   *[many] { $seats } мест
 }: { $generations ->
    [one] { $generations } поколение
    [few] { $generations } поколения
   *[many] { $generations } поколений
 } до сих пор
train-gained = По сравнению с числами в начале: { $gain } очка (от { $low } до { $high }, 95 %) на { $deals } раздачах, в которые не играло ни одно поколение.
progress-examine = Проверка
train-kept = Всё — в файле { $file }; та же команда продолжит с этого места.
column-weight = число
column-was = было
column-is = стало
fail-train-other = Обучение в этом файле было другим ({ $what }): укажите ту же игру, места, партии и зерно или другой файл.
fail-train-line = Эту строку не прочесть: «{ $text }».
