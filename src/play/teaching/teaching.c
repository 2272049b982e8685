#include "play/teaching/teaching.h"

#include "rational/explain.h"

#include <stdio.h>
#include <string.h>

static void say(struct teaching *teaching, struct message message)
{
    if (message.id && teaching->sentences < TEACHING_SENTENCES)
        teaching->say[teaching->sentences++] = message;
}

static void show_bars(struct teaching *teaching, const struct card *below, const struct card *above)
{
    teaching->numbers = TEACHING_NUMBERS;
    teaching->number[0] = below->notation;
    teaching->number[1] = above->notation;
}

/* Names the number of a card as the table does; a picture with its kind, “pie 1/2”, in `face`. */
static struct message_arg arg_face(const char *name, const struct deck *deck, int card,
                                   char face[TEACHING_FACE])
{
    struct strbuf words = {0};

    play_name_face_said(deck, card, &words);
    snprintf(face, TEACHING_FACE, "%s", strbuf_text(&words));
    strbuf_release(&words);
    return arg_text(name, face);
}

static void say_of_both(struct teaching *teaching, const char *id, const struct deck *deck,
                        int laid, int top)
{
    say(teaching, message_with(id, arg_face("laid", deck, laid, teaching->face[0]),
                               arg_face("top", deck, top, teaching->face[1])));
}

bool teaching_shown_alike(const struct deck *deck, int one, int other)
{
    const struct card *left = deck_card(deck, one), *right = deck_card(deck, other);

    return left->picture == right->picture && notation_identical(&left->notation, &right->notation);
}

/* Why a number and a picture of just that number, or two pictures of it, are the same. */
static struct message picture_reason(const struct notation *number)
{
    struct notation parts = notation_as_fraction(number);

    if (parts.numerator > parts.denominator)
        return message_with(N_("{parts} parts are one whole, and here are {count}: {number}"),
                            arg_count("parts", parts.denominator),
                            arg_count("count", parts.numerator), arg_notation("number", number));
    return message_plural(NP_("{count} of {parts} equal parts is {number}",
                              "{count} of {parts} equal parts are {number}"),
                          arg_count("count", parts.numerator),
                          arg_count("parts", parts.denominator), arg_notation("number", number));
}

static void say_reason(struct teaching *teaching, const struct notation *top,
                       const struct notation *laid)
{
    struct message cut = explain_cut(top, laid);
    struct explanation way;

    if (cut.id) {
        say(teaching, cut);
        return;
    }
    if (notation_identical(top, laid)) {
        say(teaching, picture_reason(laid));
        return;
    }
    explain(top, laid, &way);
    for (int i = 0; i < way.steps; i++)
        say(teaching, way.step[i]);
}

void teaching_equal(struct teaching *teaching, const struct deck *deck, int laid, int top,
                    bool whole)
{
    const struct card *above = deck_card(deck, laid), *below = deck_card(deck, top);

    *teaching = (struct teaching){.seen = TEACHING_ALL};
    say_of_both(teaching, N_("{laid} on {top}: the same number"), deck, laid, top);
    if (!whole)
        return;
    show_bars(teaching, below, above);
    say_reason(teaching, &below->notation, &above->notation);
}

void teaching_equal_too(struct teaching *teaching, const struct deck *deck, int laid, int top)
{
    *teaching = (struct teaching){.seen = TEACHING_ALL};
    say_of_both(teaching, N_("{laid} on {top}: the same colour, and the same number too"), deck,
                laid, top);
}

void teaching_equal_to(struct teaching *teaching, const struct deck *deck, int held, int top)
{
    teaching_equal(teaching, deck, held, top, true);
    teaching->say[0] =
        message_with(N_("{card} fitted: {laid} and {top} are the same number"),
                     arg_card("card", held), arg_face("laid", deck, held, teaching->face[0]),
                     arg_face("top", deck, top, teaching->face[1]));
}

/* The content of a refusal's explanation: `time` 1 is WHY. */
enum { FILLED, WHY, GAPS, ROUND };

bool teaching_asks_gaps(int time)
{
    return time % ROUND == GAPS;
}

void teaching_unequal(struct teaching *teaching, const struct deck *deck, int laid, int top,
                      int time, bool again)
{
    const struct card *above = deck_card(deck, laid), *below = deck_card(deck, top);
    const struct notation *left = &above->notation, *right = &below->notation;
    struct message step[EXPLANATION_STEPS];

    *teaching = (struct teaching){.seen = TEACHING_ALL};
    if (!again || time % ROUND == WHY)
        show_bars(teaching, below, above);
    if (teaching_asks_gaps(time)) {
        struct notation forms[2];
        say(teaching, explain_gaps(left, right));
        if (teaching->sentences)
            say(teaching, message_plural(NP_("Type = and the number.", "Type = and both numbers."),
                                         arg_count("count", explain_missing(left, right, forms))));
    }
    for (int i = 0, steps = time % ROUND == FILLED ? explain_filled(left, right, step) : 0;
         i < steps; i++)
        say(teaching, step[i]);
    if (!teaching->sentences)
        say(teaching, explain_difference(left, right));
}

bool teaching_other_form(const struct deck *deck, int one, int other)
{
    const struct card *left = deck_card(deck, one), *right = deck_card(deck, other);

    return left->kind == CARD_NUMBER && right->kind == CARD_NUMBER &&
           left->value_class == right->value_class && !teaching_shown_alike(deck, one, other);
}

/* Says how many of `parts` parts of a whole the number fills. */
static void say_filled(struct teaching *teaching, const struct deck *deck, int card, int64_t parts,
                       char face[TEACHING_FACE])
{
    struct notation number = notation_as_fraction(&deck_card(deck, card)->notation);
    int64_t filled = number.numerator * (parts / number.denominator) * (number.negative ? -1 : 1);

    say(teaching, message_plural(
                      NP_("{number}: {count} part is filled", "{number}: {count} parts are filled"),
                      arg_count("count", filled), arg_face("number", deck, card, face)));
}

void teaching_bars(struct teaching *teaching, const struct deck *deck, int laid, int top)
{
    const struct card *above = deck_card(deck, laid), *below = deck_card(deck, top);
    struct notation left = notation_as_fraction(&above->notation),
                    right = notation_as_fraction(&below->notation);
    int64_t parts = rational_lcm(left.denominator, right.denominator);

    *teaching = (struct teaching){.seen = TEACHING_ALL, .bars_alone = true};
    show_bars(teaching, below, above);
    say(teaching, message_of(N_("Two bars of the same length, one below the other")));
    say(teaching,
        message_plural(NP_("each is cut into {count} part", "each is cut into {count} equal parts"),
                       arg_count("count", parts)));
    say_filled(teaching, deck, top, parts, teaching->face[1]);
    say_filled(teaching, deck, laid, parts, teaching->face[0]);
}
