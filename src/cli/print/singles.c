#include "cli/print/singles.h"

#include "cli/report.h"

#include <ctype.h>
#include <stdlib.h>
#include <string.h>
#include <strings.h>

static void add_character(const char *id, const char *at, struct strbuf *out)
{
    bool after_digit = at > id && isdigit((unsigned char)at[-1]);

    switch (*at) {
    case '/':
        strbuf_add_char(out, '-');
        break;
    case ' ':
        strbuf_add_char(out, '_');
        break;
    case ':': /* of a ratio, or after the name of a picture */
        strbuf_add(out, after_digit ? "-to-" : "-");
        break;
    case '*':
        strbuf_add(out, "-spin");
        break;
    case '+':
        strbuf_add(out, "plus");
        break;
    case '%':
        strbuf_add(out, "pc");
        break;
    case '(':
        strbuf_add_char(out, 'r');
        break;
    case ')':
        break;
    case '-': /* before a number; else a hyphen */
        strbuf_add(out,
                   isdigit((unsigned char)at[1]) && (at == id || at[-1] == ':') ? "minus" : "-");
        break;
    default:
        if (isalnum((unsigned char)*at) || *at == '.' || *at == '_')
            strbuf_add_char(out, *at);
        else
            strbuf_addf(out, "x%02x", (unsigned char)*at);
    }
}

static void add_id(const char *id, struct strbuf *out)
{
    for (const char *at = id; *at; at++)
        add_character(id, at, out);
}

static void add_name(const struct deck *deck, int card, struct strbuf *out)
{
    const struct card *kind = deck_card(deck, card);

    if (kind->suit != DECK_NONE) {
        add_id(deck_suit(deck, kind->suit)->id, out);
        strbuf_add_char(out, '-');
    }
    add_id(kind->id, out);
}

static int compare(const void *left, const void *right)
{
    return strcasecmp(*(const char *const *)left, *(const char *const *)right);
}

static enum status find_twins(const struct named_singles *named, struct diag *diag)
{
    size_t count = (size_t)named->singles.count;
    const char **sorted = memory_new(count + 1, sizeof *sorted);
    enum status status = STATUS_OK;

    memcpy(sorted, named->names, count * sizeof *sorted);
    qsort(sorted, count, sizeof *sorted, compare);
    for (size_t i = 1; i < count && status == STATUS_OK; i++) {
        if (compare(&sorted[i - 1], &sorted[i]) != 0)
            continue;
        diag_add(
            diag, SEVERITY_ERROR, (struct position){0},
            message_with(
                N_("two cards would both be in a file called “{name}”; change the id of a suit"),
                arg_text("name", sorted[i])));
        status = STATUS_INVALID;
    }
    memory_free(sorted);
    return status;
}

enum status named_singles_make(struct named_singles *named, struct printing *printing)
{
    *named = (struct named_singles){.job = printing_cards(printing)};
    singles_make(&named->singles, &named->job);
    named->names = memory_new((size_t)named->singles.count + 1, sizeof *named->names);
    for (int i = 0; i < named->singles.count; i++) {
        struct strbuf name = {0};
        const struct single *page = &named->singles.pages[i];
        int back = deck_card(printing->deck, page->card)->back;
        if (!page->back)
            add_name(printing->deck, page->card, &name);
        else if (back == DECK_NONE)
            strbuf_add(&name, "back");
        else
            strbuf_addf(&name, "back-%s", deck_back(printing->deck, back)->name);
        named->names[i] = arena_copy_text(&named->arena, strbuf_text(&name));
        strbuf_release(&name);
    }
    return find_twins(named, &printing->diag);
}

void named_singles_release(struct named_singles *named)
{
    memory_free(named->names);
    arena_release(&named->arena);
    singles_release(&named->singles);
    *named = (struct named_singles){0};
}
