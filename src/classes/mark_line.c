#include "classes/mark.h"

#include "play/typing/typed.h"
#include "text/fold.h"
#include "text/text.h"

#include <ctype.h>
#include <stdlib.h>
#include <string.h>
#include <strings.h>

const struct item *mark_item(const struct worksheet *sheet, int number)
{
    if (number >= 1 && number <= sheet->items)
        return &sheet->item[number - 1];
    if (number > WORKSHEET_ITEMS && number <= WORKSHEET_ITEMS + sheet->exits)
        return &sheet->exit[number - WORKSHEET_ITEMS - 1];
    return NULL;
}

/* --- lines without numbers */

/* False: the line is about a sheet. */
static bool read_word(struct mark *mark, const char *line)
{
    struct strbuf folded = {0};

    fold_text(&folded, line, strlen(line));
    const char *word = strbuf_text(&folded);
    if (strcmp(word, "-") == 0)
        mark->kind = MARK_ABSENT;
    else if (strcmp(word, "back") == 0 || fold_match(text_get(N_("back")), word) == FOLD_EQUALS)
        mark->kind = MARK_BACK;
    else if (typed_is_stop(line))
        mark->kind = MARK_STOP;
    strbuf_release(&folded);
    return mark->kind != MARK_SHEET;
}

/* --- numbers */

struct number_reader {
    struct mark *mark;
    const struct worksheet *sheet;
    struct strbuf *kept; /* owns what *why borrows */
    struct message *why;
};

static const char *skip(const char *at, const char *what)
{
    return at + strspn(at, what);
}

static bool refuse_entry(struct number_reader *reader, const char *at, size_t length)
{
    strbuf_clear(reader->kept);
    strbuf_add_bytes(reader->kept, at, length);
    *reader->why =
        message_with(N_("“{typed}” is no number of a question; type them like this: 3 7, or 9-13; "
                        "11-13? if they were left out; 3=2/5 to record what stands there"),
                     arg_typed("typed", strbuf_text(reader->kept)));
    return false;
}

static bool refuse_number(struct number_reader *reader, long number)
{
    *reader->why = message_with(N_("there is no question {number} on this sheet"),
                                arg_count("number", number));
    return false;
}

/* Takes the questions from one number to another; `empty`: they were left out. */
static bool take_range(struct number_reader *reader, long first, long last, bool empty)
{
    for (long number = first; number <= last; number++) {
        if (number > MARK_QUESTIONS || !mark_item(reader->sheet, (int)number))
            return refuse_number(reader, number);
        unsigned bit = 1u << (number - 1);
        if (empty)
            reader->mark->empty |= bit;
        else
            reader->mark->wrong |= bit;
    }
    return true;
}

/* “3”, “9-13”, “9-13?”: moves *at behind it. */
static bool read_range(struct number_reader *reader, const char **at)
{
    const char *begin = *at, *end = begin + strcspn(begin, " ,;");
    char *next;
    long first = isdigit((unsigned char)*begin) ? strtol(begin, &next, 10) : 0, last = first;

    if (first >= 1 && *next == '-' && isdigit((unsigned char)next[1]))
        last = strtol(next + 1, &next, 10);
    bool empty = first >= 1 && *next == '?';
    if (first < 1 || last < first || next + empty != end)
        return refuse_entry(reader, begin, (size_t)(end - begin));
    *at = end;
    return take_range(reader, first, last, empty);
}

/* Says of which question something is no answer. */
static bool refuse_answer(struct number_reader *reader, long number)
{
    struct strbuf sentence = {0};

    text_of(*reader->why, NULL, &sentence);
    strbuf_clear(reader->kept);
    strbuf_add(reader->kept, strbuf_text(&sentence));
    strbuf_release(&sentence);
    *reader->why = message_with(N_("question {number}: {why}"), arg_count("number", number),
                                arg_text("why", strbuf_text(reader->kept)));
    return false;
}

/* What a pupil wrote, up to a semicolon: “3=2/5”. */
static bool read_written(struct number_reader *reader, const char **at)
{
    const char *begin = *at, *end = begin + strcspn(begin, ";");
    long number = strtol(begin, NULL, 10);
    const struct item *item =
        number <= MARK_QUESTIONS ? mark_item(reader->sheet, (int)number) : NULL;

    if (!item)
        return refuse_number(reader, number);
    const char *answer = skip(strchr(begin, '=') + 1, " ");
    if (answer > end)
        answer = end;
    strbuf_clear(reader->kept);
    strbuf_add_bytes(reader->kept, answer, (size_t)(end - answer));
    if (!item_read(item, strbuf_text(reader->kept), &reader->mark->response[number - 1],
                   reader->why))
        return refuse_answer(reader, number);
    reader->mark->written |= 1u << (number - 1);
    *at = end;
    return true;
}

static bool is_written(const char *at)
{
    const char *sign = at + strspn(at, "0123456789");

    return sign > at && *skip(sign, " ") == '=';
}

static bool read_numbers(struct number_reader *reader, const char *at)
{
    static const char between[] = " ,;";

    for (at = skip(at, between); *at; at = skip(at, between))
        if (!(is_written(at) ? read_written(reader, &at) : read_range(reader, &at)))
            return false;
    return true;
}

/* The form's letter, and where the numbers begin. */
static const char *read_form(struct mark *mark, const char *line)
{
    for (enum worksheet_form form = 0; form < WORKSHEET_FORMS; form++) {
        const char *name = worksheet_form_name(form);
        size_t length = strlen(name);
        if (strncasecmp(line, name, length) != 0 || isalpha((unsigned char)line[length]))
            continue;
        mark->form = form;
        return line + length;
    }
    return line;
}

bool mark_read(struct mark *mark, const char *line, const struct worksheet *sheets,
               enum worksheet_form usual, struct strbuf *kept, struct message *why)
{
    *mark = (struct mark){.kind = MARK_SHEET, .form = usual};
    line = skip(line, " ");
    if (read_word(mark, line))
        return true;
    line = read_form(mark, line);
    struct number_reader reader = {
        .mark = mark, .sheet = &sheets[mark->form], .kept = kept, .why = why};
    return read_numbers(&reader, line);
}
