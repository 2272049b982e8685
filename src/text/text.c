#include "text/text.h"

#include "base/memory.h"
#include "base/utf8.h"
#include "rational/notation.h"
#include "rational/number_words.h"
#include "text/catalogue.h"
#include "text/language.h"

#include <errno.h>
#include <inttypes.h>
#include <langinfo.h>
#include <locale.h>
#include <stdlib.h>
#include <string.h>

static const struct language *language = &languages[0];
static struct catalogue words;
static struct strbuf words_path;  /* where they were looked for last */
static struct number_style style; /* instead of the language's, where `styled` */
static bool styled;

/* True if numbers are said in words, too. */
static bool speaks;
static const char *called; /* NULL: breuk */
static text_is_command *takes;

/* Returns the language of the option, else of BREUK_LANG, else of the locale. *unknown is the first
 * of the two that names no language of ours; NULL when there is none. */
static const struct language *choose(const char *option, const char **unknown)
{
    static const char *const variables[] = {"LC_ALL", "LC_MESSAGES", "LANG"};
    const char *asked[] = {option, getenv("BREUK_LANG")};
    const char *locale = NULL, *list = getenv("LANGUAGE");
    const struct language *found;

    *unknown = NULL;
    for (size_t i = 0; i < sizeof asked / sizeof *asked; i++) {
        /* --lang '' is a mistake, but an empty variable counts as not set. */
        if (!asked[i] || (!*asked[i] && asked[i] != option))
            continue;
        if ((found = language_of(asked[i])))
            return found;
        if (!*unknown)
            *unknown = asked[i];
    }
    for (size_t i = 0; i < sizeof variables / sizeof *variables && (!locale || !*locale); i++)
        locale = getenv(variables[i]);
    /* Where the user asked for plain C, LANGUAGE is left alone, as gettext does. */
    if (locale && (strcmp(locale, "C") == 0 || strcmp(locale, "POSIX") == 0))
        return &languages[0];
    for (size_t length; list && *list; list += length + (list[length] == ':')) {
        char entry[32] = "";
        length = strcspn(list, ":");
        if (length >= sizeof entry)
            continue;
        memcpy(entry, list, length);
        if ((found = language_of(entry)))
            return found;
    }
    found = locale ? language_of(locale) : NULL;
    return found ? found : &languages[0];
}

static enum status load_from(const char *folder)
{
    strbuf_release(&words_path);
    strbuf_addf(&words_path, "%s/%s.mo", folder, language->code);
    return catalogue_load(&words, strbuf_text(&words_path));
}

static enum status load_words(void)
{
    const char *data = getenv("BREUK_DATA");
    struct strbuf own = {0};
    enum status status = STATUS_NOT_FOUND;

    if (data && *data) {
        strbuf_addf(&own, "%s/words", data);
        status = load_from(strbuf_text(&own));
        strbuf_release(&own);
    }
    if (status == STATUS_NOT_FOUND)
        status = load_from(WORDS_BUILT);
    if (status == STATUS_NOT_FOUND)
        status = load_from(WORDS_INSTALLED);
    return status;
}

enum status text_start(const char *option, struct message *problem)
{
    const char *unknown;

    *problem = (struct message){0};
    catalogue_release(&words);
    language = choose(option, &unknown);
    styled = false;
    errno = 0;
    if (!setlocale(LC_CTYPE, "") && errno == ENOMEM)
        memory_give_up();
    /* Where C.UTF-8 is missing too the C locale stays, and our text is UTF-8 all the same. */
    if (strcmp(nl_langinfo(CODESET), "UTF-8") != 0)
        setlocale(LC_CTYPE, "C.UTF-8");
    if (!setlocale(LC_MESSAGES, ""))
        setlocale(LC_MESSAGES, "C.UTF-8");
    if (errno == ENOMEM || setenv("LANGUAGE", language->code, 1) != 0)
        memory_give_up();
    enum status status = language == &languages[0] ? STATUS_OK : load_words();
    if (unknown) {
        *problem =
            message_with(N_("there is no language “{language}”; choose one of: {languages}"),
                         arg_text("language", unknown), arg_text("languages", language_codes));
        return STATUS_INVALID;
    }
    if (status == STATUS_NOT_FOUND || status == STATUS_UNREADABLE) {
        /* There are no words to translate it with, but the person who mends the installation may
         * read any language. */
        *problem = message_with(
            status == STATUS_NOT_FOUND
                ? N_("the translations for “{language}” are not in {folder}; install breuk again")
                : N_("the translations for “{language}” in {file} are damaged; install breuk "
                     "again"),
            arg_text("language", language->name), arg_text("file", strbuf_text(&words_path)),
            arg_text("folder", WORDS_INSTALLED));
    }
    return status;
}

const char *text_language(void)
{
    return language->code;
}

const struct number_style *text_number_style(void)
{
    return styled ? &style : &language->numbers;
}

void text_write_mixed(enum mixed_form form)
{
    style = language->numbers;
    style.mixed = form;
    styled = true;
}

void text_speak_numbers(bool speak)
{
    speaks = speak;
}

bool text_speaks(void)
{
    return speaks;
}

void text_add_number(const struct notation *number, const struct number_style *own,
                     struct strbuf *out)
{
    struct number_style dress = own ? *own : *text_number_style();
    struct strbuf said = {0};

    dress.vulgar_characters = dress.vulgar_characters && !speaks;
    notation_print(number, &dress, out);
    if (speaks && number_say(&said, language->code, number, 0) &&
        !strstr(strbuf_text(out), strbuf_text(&said)))
        strbuf_addf(out, ", %s", strbuf_text(&said));
    strbuf_release(&said);
}

const char *text_get(const char *id)
{
    const char *found = *id ? catalogue_find(&words, id, 0) : NULL;

    return found ? found : id;
}

/* Adds the first characters of a text, and an ellipsis for the rest: a sentence with 300 digits in
 * it cannot be read. In place of a byte that is no character there is U+FFFD. */
static void add_typed(const char *typed, struct strbuf *out)
{
    enum { TYPED_CHARACTERS = 60 };
    struct strbuf whole = {0};
    size_t length = 0, cut = 0;
    int characters = 0;

    utf8_add_text(&whole, typed);
    const char *text = strbuf_text(&whole);
    for (; text[length]; length++) {
        bool begins = utf8_begins(text[length]);
        characters += begins;
        if (begins && characters == TYPED_CHARACTERS)
            cut = length; /* where the ellipsis goes if the text is longer */
        if (characters > TYPED_CHARACTERS)
            break;
    }
    strbuf_add_bytes(out, text, characters > TYPED_CHARACTERS ? cut : length);
    if (characters > TYPED_CHARACTERS)
        strbuf_add(out, "…");
    strbuf_release(&whole);
}

static void add_arg(const struct message_arg *arg, const struct text_names *names,
                    struct strbuf *out)
{
    struct notation notation;

    switch (arg->kind) {
    case MESSAGE_TEXT:
        strbuf_add(out, arg->text);
        break;
    case MESSAGE_TYPED:
        add_typed(arg->text, out);
        break;
    case MESSAGE_TERM:
        strbuf_add(out, text_get(arg->text));
        break;
    case MESSAGE_COUNT:
        strbuf_addf(out, "%" PRId64, arg->count);
        break;
    case MESSAGE_EXACT:
        strbuf_add(out, arg->number);
        break;
    case MESSAGE_NUMBER:
        if (speaks && notation_parse_canonical(&notation, arg->number, NULL) == STATUS_OK)
            text_add_number(&notation, NULL, out);
        else
            notation_print_number(arg->number, text_number_style(), out);
        break;
    case MESSAGE_NOTATION:
        notation = notation_of_arg(arg);
        text_add_number(&notation, NULL, out);
        break;
    case MESSAGE_CARD:
    case MESSAGE_SUIT:
    case MESSAGE_SEAT:
        if (names && names->add)
            names->add(names->context, arg->kind, (int)arg->count, out);
        else
            strbuf_addf(out, "%d", (int)arg->count + 1);
        break;
    }
}

void text_call(const char *name, text_is_command *is_command)
{
    called = name;
    takes = is_command;
}

const char *text_called(void)
{
    return called ? called : "breuk";
}

/* True if the text, up to byte `before`, ends with a lead to something that is to be typed. */
static bool leads_to_command(const char *text, size_t before)
{
    static const char *const leads[] = {"“", "„", "«\u00A0", ": "};

    for (size_t i = 0; i < sizeof leads / sizeof *leads; i++) {
        size_t length = strlen(leads[i]);
        if (before >= length && memcmp(text + before - length, leads[i], length) == 0)
            return true;
    }
    return false;
}

/* True if the rest is typed behind the program's name: an option, a command, or the value of a
 * placeholder. In “il n’y en a pas : breuk imprime” it is not. */
static bool is_typed(const char *rest, size_t length)
{
    size_t word = 0;

    while (word < length && rest[word] >= 'a' && rest[word] <= 'z')
        word++;
    return length == 0 || *rest == '-' || takes(rest, word);
}

void text_add_called(struct strbuf *out, const char *text, size_t length)
{
    static const char name[] = "breuk ";
    size_t from = 0;

    for (size_t at = 0; called && at + sizeof name - 1 <= length; at++) {
        if (memcmp(text + at, name, sizeof name - 1) == 0 && leads_to_command(text, at) &&
            is_typed(text + at + sizeof name - 1, length - at - (sizeof name - 1))) {
            strbuf_add_bytes(out, text + from, at - from);
            strbuf_add(out, called);
            from = at + sizeof name - 2; /* the space stays */
        }
    }
    strbuf_add_bytes(out, text + from, length - from);
}

enum status text_of(struct message message, const struct text_names *names, struct strbuf *out)
{
    const char *rest = text_get(message.id);
    enum status status = STATUS_OK;
    int64_t count = 0;

    if (message.plural) {
        for (int i = message.args - 1; i >= 0; i--)
            if (message.arg[i].kind == MESSAGE_COUNT)
                count = message.arg[i].count;
        rest = catalogue_find(&words, message.id, language->form(count));
        if (!rest)
            rest = count == 1 ? message.id : message.plural;
    }
    for (const char *brace; (brace = strchr(rest, '{'));) {
        size_t length = strspn(brace + 1, "abcdefghijklmnopqrstuvwxyz_0123456789");
        bool placeholder = length && brace[length + 1] == '}'; /* or a plain brace */
        const struct message_arg *arg = NULL;
        size_t plain = (size_t)(brace - rest);
        for (int i = 0; placeholder && !arg && i < message.args; i++)
            if (strlen(message.arg[i].name) == length &&
                memcmp(message.arg[i].name, brace + 1, length) == 0)
                arg = &message.arg[i];
        if (arg) {
            text_add_called(out, rest, plain);
            add_arg(arg, names, out);
            rest = brace + length + 2;
            continue;
        }
        if (placeholder)
            status = STATUS_INVALID;
        text_add_called(out, rest, plain + 1);
        rest = brace + 1;
    }
    text_add_called(out, rest, strlen(rest));
    return status;
}
