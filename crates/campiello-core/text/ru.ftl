# Настройки стола
settings-seats = Игра рассчитана на { $least }–{ $most } мест.
no-such-seat = За столом { $seats ->
    [one] { $seats } место
    [few] { $seats } места
   *[many] { $seats } мест
 }.
settings-unknown-switch = Дополнительного правила «{ $key }» нет. Известны: { $known }.
settings-switch-seats = Дополнительное правило «{ $key }» предлагается только при числе мест от { $least } до { $most }.

# Отмена хода
undo-nothing = Отменять нечего.
undo-free = Последний ход можно отменить.
undo-somebody-acted = С тех пор ходил кто-то другой: для отмены нужно согласие остальных.
undo-luck = С тех пор вмешался случай: для отмены нужно согласие остальных.
undo-revealed = С тех пор кое-что открылось: для отмены нужно согласие остальных.

# Записи партий
record-title = Это не запись Campiello: первая строка должна быть «campiello record 1».
record-head = Эта строка заголовка не та, что ожидается. По порядку: game, edition, seats, switches, seed, begin.
record-no-hash = В строке нет отпечатка. Каждая строка записи кончается знаком « #» и 16 цифрами.
record-cut-off = Запись здесь обрывается.
record-after-end = После конца партии ничего не может стоять.
record-move = Это не ход. Ожидается: место, ход и отпечаток, например «p0 done #…».
record-other-game = Это запись игры «{ $game }».
record-other-rules = Партия сыграна по версии { $rules } правил; эта программа знает версию { $known }.
record-other-edition = Партия сыграна с изданием «{ $edition }», а не «{ $known }». Укажите его файл через --edition.
record-other-hash = Отпечаток не сходится: эта строка или то, что за ней стоит, изменены.
record-other-end = Партия кончается не так, как сказано в этой строке.
record-refused = Правило { $rule }: { $reason }

# Издания
edition-not-toml = Эту строку не прочесть. Ожидается: имя = значение, например red1a = { "{" } flowers = 2, cats = 1 { "}" }, каждое имя один раз, тексты в кавычках, все скобки закрыты.
edition-expected-number = «{ $key }» должно быть числом от { $least } до { $most }.
edition-expected-kind = «{ $key }» должно быть { $kind ->
    [table] таблицей, например { "{" } flowers = 2 { "}" }
    [truth] true или false
   *[text] текстом в кавычках
 }.
edition-game = Это издание другой игры: game должно быть "{ $game }".
edition-name = Имя должно быть одним словом из строчных латинских букв, цифр и дефисов.
edition-no-name = У издания нет имени: напишите name = "my-edition".
edition-unknown-entry = «{ $key }» здесь неизвестно. Ожидается: game, name, reconstructed, { $known }.

# Seats without names
seat-name = Место { $number }
