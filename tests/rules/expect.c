#include "expect.h"

#include "harness.h"

#include "deck/deck.h"
#include "log/line.h"

#include <stddef.h>
#include <string.h>

#define wrong(where, ...) wrong_at(where, __VA_ARGS__)
#define wrong_at(where, format, ...)                                                               \
    ck_abort_msg("%s:%d: " format, (where).file, (where).line, __VA_ARGS__)

static void expect_count(struct position where, const struct json_value *wanted, int64_t found)
{
    if (wanted->kind != JSON_KIND_COUNT || wanted->count != found)
        wrong(where, "%s is %lld", wanted->name, (long long)found);
}

static void expect_text(struct position where, const struct json_value *wanted, const char *found)
{
    if (wanted->kind != JSON_KIND_TEXT || strcmp(wanted->text, found) != 0)
        wrong(where, "%s is %s", wanted->name, found);
}

static void expect_counts(struct position where, const struct json_value *wanted, const int *found,
                          int seats)
{
    if (wanted->kind != JSON_KIND_LIST || wanted->items != (size_t)seats)
        wrong(where, "%s needs a number a seat", wanted->name);
    for (size_t i = 0; i < wanted->items; i++)
        if (wanted->item[i].count != found[i])
            wrong(where, "%s of seat %zu is %d", wanted->name, i, found[i]);
}

/* A list of the seats in that set, in any order. */
static void expect_seats(struct position where, const struct json_value *wanted, unsigned found)
{
    unsigned named = 0;

    if (wanted->kind != JSON_KIND_LIST)
        wrong(where, "%s needs a list of seats", wanted->name);
    for (size_t i = 0; i < wanted->items; i++)
        if (wanted->item[i].kind == JSON_KIND_COUNT && wanted->item[i].count < SEATS_MAX)
            named |= 1U << wanted->item[i].count;
        else
            wrong(where, "%s: element %zu is no seat", wanted->name, i);
    if (named != found)
        wrong(where, "%s has the bits %#x", wanted->name, found);
}

static const struct {
    const char *name;
    size_t offset; /* of an int in struct view */
} numbers[] = {
    {"turn", offsetof(struct view, turn)},   {"dealer", offsetof(struct view, dealer)},
    {"round", offsetof(struct view, round)}, {"stock", offsetof(struct view, stock)},
    {"pile", offsetof(struct view, pile)},   {"moves", offsetof(struct view, move_count)},
    {"owed", offsetof(struct view, owed)},
};

static bool expect_number(struct position where, const struct json_value *wanted,
                          const struct view *view)
{
    for (size_t i = 0; i < sizeof numbers / sizeof *numbers; i++)
        if (strcmp(wanted->name, numbers[i].name) == 0) {
            expect_count(where, wanted, *(const int *)((const char *)view + numbers[i].offset));
            return true;
        }
    return false;
}

static void expect_top(struct position where, const struct json_value *wanted,
                       const struct view *view)
{
    struct strbuf top = {0};

    card_print(&top, view->deck, view->top);
    expect_text(where, wanted, strbuf_text(&top));
    strbuf_release(&top);
}

static void expect_member(struct position where, const struct json_value *wanted,
                          const struct view *view)
{
    if (expect_number(where, wanted, view))
        return;
    if (strcmp(wanted->name, "situation") == 0)
        expect_text(where, wanted, situation_forms[view->situation].name);
    else if (strcmp(wanted->name, "top") == 0)
        expect_top(where, wanted, view);
    else if (strcmp(wanted->name, "colour") == 0)
        expect_text(where, wanted,
                    view->suit == NO_SUIT ? "none" : deck_suit(view->deck, view->suit)->id);
    else if (strcmp(wanted->name, "direction") == 0)
        expect_text(where, wanted, log_direction_name(view->direction));
    else if (strcmp(wanted->name, "winner") == 0)
        expect_count(where, wanted, view->winners ? __builtin_ctz(view->winners) : NO_SEAT);
    else if (strcmp(wanted->name, "winners") == 0)
        expect_seats(where, wanted, view->winners);
    else if (strcmp(wanted->name, "asked") == 0)
        expect_seats(where, wanted, view->asked);
    else if (strcmp(wanted->name, "hands") == 0)
        expect_counts(where, wanted, view->hands, view->seats);
    else if (strcmp(wanted->name, "points") == 0)
        expect_counts(where, wanted, view->points, view->seats);
    else
        wrong(where, "unknown expectation \"%s\"", wanted->name);
}

void expect_view(const struct view *view, const struct json_value *expected, struct position where)
{
    for (size_t i = 0; i < expected->items; i++)
        expect_member(where, &expected->item[i], view);
}
