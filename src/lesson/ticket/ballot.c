#include "lesson/ticket/ticket.h"

#include "lesson/diagnosis/diagnosis.h"
#include "lesson/maker.h"
#include "text/fold.h"
#include "text/text.h"

#include <ctype.h>
#include <stdlib.h>
#include <string.h>

bool ballot_suits(enum item_kind kind)
{
    return !item_makers[kind]->unvoted;
}

/* --- options of a question that has none */

/* Wrong answers that may become options. */
struct crowd {
    const struct item *item;
    int count;
    struct candidate {
        struct notation number;
        enum misconception belief;
    } candidate[32];
};

/* One of each value: what looks different and is equal would be right, or wrong, twice. */
static void offer(void *context, const struct response *response, enum misconception belief)
{
    enum { MOST = sizeof((struct crowd *)0)->candidate / sizeof(struct candidate) };
    struct crowd *crowd = context;
    const struct notation *number = &response->number;

    if (response->kind != ANSWER_NUMBER || number->negative || crowd->count == MOST)
        return;
    for (int i = 0; i < crowd->count; i++)
        if (notation_equal(&crowd->candidate[i].number, number))
            return;
    crowd->candidate[crowd->count++] = (struct candidate){*number, belief};
}

static void offer_near(struct crowd *crowd, struct notation number)
{
    struct response response = {.kind = ANSWER_NUMBER, .number = number};
    struct judgement judgement;

    item_judge(crowd->item, &response, &judgement);
    if (judgement.verdict == VERDICT_NOT_YET)
        offer(crowd, &response, judgement.belief);
}

/* Where no mistake with a name fills the options, numbers do that are next to the right one. */
static void offer_neighbours(struct crowd *crowd)
{
    const struct notation *key = &crowd->item->key;

    for (int step = 1; step <= BALLOT_OPTIONS; step++)
        for (int sign = 1; sign >= -1; sign -= 2) {
            int64_t by = sign * step;
            if (key->kind == NOTATION_WHOLE && key->whole + by >= 1)
                offer_near(crowd, notation_of_whole(key->whole + by));
            if (key->kind == NOTATION_FRACTION && key->numerator + by >= 1)
                offer_near(crowd, notation_of_fraction(key->numerator + by, key->denominator));
        }
}

/* Draws from those that follow `first` one that is put in its place. */
static void draw_candidate(struct crowd *crowd, int first, int last, struct chance *chance)
{
    int drawn = first + (int)chance_below(chance, (uint32_t)(last - first));
    struct candidate swap = crowd->candidate[first];

    crowd->candidate[first] = crowd->candidate[drawn];
    crowd->candidate[drawn] = swap;
}

static void add_number(struct ballot *ballot, const struct notation *number, bool right)
{
    struct item *shown = &ballot->shown;

    shown->option[shown->options++] =
        (struct option){.figure = figure_printed(number), .right = right};
}

/* Numbers to choose from: first those that beliefs lead to, then their neighbours. */
static void offer_numbers(struct ballot *ballot, struct chance *chance)
{
    struct crowd crowd = {.item = &ballot->item};
    int wrong = BALLOT_OPTIONS - 1;

    item_foresee(&ballot->item, offer, &crowd);
    int foreseen = crowd.count;
    for (int i = 0; i < foreseen && i < wrong; i++)
        draw_candidate(&crowd, i, foreseen, chance);
    if (foreseen < wrong)
        offer_neighbours(&crowd);
    add_number(ballot, &ballot->item.key, true);
    for (int i = 0; i < crowd.count && i < wrong; i++)
        add_number(ballot, &crowd.candidate[i].number, false);
    shuffle_options(&ballot->shown, chance);
    for (int i = 0; i < ballot->shown.options; i++)
        ballot->response[i] = (struct response){.kind = ANSWER_NUMBER,
                                                .number = ballot->shown.option[i].figure.number};
}

/* The three ways in which two numbers compare, always in this order. */
static void offer_signs(struct ballot *ballot)
{
    static const char *const ids[] = {N_("less than"), N_("equal to"), N_("greater than")};

    for (int sign = -1; sign <= 1; sign++) {
        int at = ballot->shown.options++;
        ballot->shown.option[at] =
            (struct option){.words = message_of(ids[sign + 1]), .right = sign == ballot->item.sign};
        ballot->response[at] = (struct response){.kind = ANSWER_SIGN, .sign = sign};
    }
}

/* Takes away wrong numbers until four options are left; “none of them” stays. */
static void leave_four(struct item *item)
{
    for (int i = item->options - 1; item->options > BALLOT_OPTIONS && i >= 0; i--) {
        if (item->option[i].right || item->option[i].figure.shape == SHAPE_NONE)
            continue;
        memmove(&item->option[i], &item->option[i + 1],
                (size_t)(item->options - i - 1) * sizeof *item->option);
        item->options--;
    }
}

static void offer_own(struct ballot *ballot)
{
    for (int i = 0; i < ballot->item.options; i++)
        ballot->response[i] = (struct response){.kind = ANSWER_CHOICE, .chosen = 1u << i};
}

/* --- a question */

static bool complete(struct ballot *ballot, struct chance *chance)
{
    struct item *item = &ballot->item;

    item->lettered = true;
    if (item->answers == ANSWER_CHOICE)
        leave_four(item);
    ballot->shown = *item;
    ballot->shown.answers = ANSWER_CHOICE;
    if (item->answers == ANSWER_CHOICE)
        offer_own(ballot);
    else if (item->answers == ANSWER_SIGN)
        offer_signs(ballot);
    else
        offer_numbers(ballot, chance);
    for (int i = 0; i < ballot->shown.options; i++)
        if (ballot->shown.option[i].right)
            ballot->right = i;
    return ballot->shown.options >= BALLOT_LEAST;
}

bool ballot_make(struct ballot *ballot, const struct lesson *lesson, enum item_kind kind, int own,
                 struct chance *chance)
{
    *ballot = (struct ballot){0};
    bool made = own >= 0 ? item_of_lesson(&ballot->item, lesson, own, chance)
                         : item_make(&ballot->item, lesson, kind, chance);
    return made && complete(ballot, chance);
}

struct message ballot_question(const struct ballot *ballot)
{
    const struct item *item = &ballot->item;
    struct message_arg stem = arg_notation("stem", &item->stem.number);

    if (item->answers != ANSWER_SIGN)
        return item_question(item);
    if (item->other.shape != SHAPE_PRINTED)
        return message_with(N_("Is {stem} less than, equal to or greater than the picture?"), stem);
    return message_with(N_("Is {stem} less than, equal to or greater than {other}?"), stem,
                        arg_notation("other", &item->other.number));
}

/* --- as text */

static void print_number(const struct notation *number, struct strbuf *out)
{
    notation_print(number, text_number_style(), out);
}

/* “?/20”: a fraction one part of which is asked for. */
static void print_with_hole(const struct notation *number, bool above, bool below,
                            struct strbuf *out)
{
    if (!above && !below) {
        print_number(number, out);
        return;
    }
    if (above)
        strbuf_addf(out, "?/%lld", (long long)number->denominator);
    else
        strbuf_addf(out, "%lld/?", (long long)number->numerator);
}

void ballot_add_stem(const struct ballot *ballot, struct strbuf *out)
{
    const struct item *item = &ballot->item;
    bool two = item->answers == ANSWER_SIGN || item->hole != HOLE_NONE || item->kind == ITEM_PROVE;

    if (item->stem.shape != SHAPE_PRINTED || (two && item->other.shape != SHAPE_PRINTED))
        return;
    print_with_hole(&item->stem.number, item->hole == HOLE_STEM_TOP, item->hole == HOLE_STEM_BELOW,
                    out);
    if (!two)
        return;
    strbuf_add(out, item->answers == ANSWER_SIGN ? " ? " : " = ");
    print_with_hole(&item->other.number, item->hole == HOLE_OTHER_TOP,
                    item->hole == HOLE_OTHER_BELOW, out);
    if (item->kind == ITEM_PROVE) /* whether they are equal is the question */
        strbuf_add(out, " ?");
}

void ballot_add_option(const struct ballot *ballot, int option, struct strbuf *out)
{
    const struct option *chosen = &ballot->shown.option[option];

    if (chosen->words.id)
        text_of(chosen->words, NULL, out);
    else if (chosen->figure.shape == SHAPE_PRINTED)
        print_number(&chosen->figure.number, out);
}

void ballot_discuss(const struct ballot *ballot, int option, struct telling *telling)
{
    struct judgement judgement;

    item_judge(&ballot->item, &ballot->response[option], &judgement);
    item_discuss(&ballot->item, &judgement, telling);
}

const char *ballot_lesson(const struct ballot *ballot, int option)
{
    struct judgement judgement;
    const char *lesson = NULL;

    item_judge(&ballot->item, &ballot->response[option], &judgement);
    for (enum hypothesis h = 0; h < HYPOTHESES && !lesson; h++)
        if (judgement.belief != NO_MISCONCEPTION && hypothesis_belief(h) == judgement.belief)
            lesson = diagnosis_lesson(hypothesis_family(h));
    return lesson && strcmp(lesson, ballot->item.lesson->name) != 0 ? lesson : NULL;
}

/* Counted hands: reading them as typed, and judging them. */

enum { QUARTER = 4 };

/* The state of reading a line. */
struct hands_reader {
    const struct ballot *ballot;
    const char *at; /* in small letters */
    struct hands *hands;
    unsigned named; /* bit i is set: option i was named */
    int numbers;    /* those without a letter */
    struct message *why;
};

static const char *letter_of(int option)
{
    static const char *const letters[] = {"a", "b", "c", "d", "e", "f", "g", "h", "i",
                                          "j", "k", "l", "m", "n", "o", "p", "q", "r",
                                          "s", "t", "u", "v", "w", "x", "y", "z"};

    return letters[option];
}

static bool is_letter(char byte)
{
    return byte >= 'a' && byte <= 'z';
}

static bool refuse(const struct hands_reader *reader, struct message why)
{
    *reader->why = why;
    return false;
}

static bool refuse_line(const struct hands_reader *reader)
{
    return refuse(reader, message_of(N_("Type letters with numbers of hands, such as: a 12 b 3")));
}

static void skip_blanks(struct hands_reader *reader)
{
    reader->at += strspn(reader->at, " ,;:=");
}

static bool read_number(struct hands_reader *reader, int *count)
{
    char *end;
    long number = strtol(reader->at, &end, 10);
    size_t digits = strspn(reader->at, "0123456789");
    char after = reader->at[digits];

    if (*reader->at == '-' || strncmp(reader->at, "−", strlen("−")) == 0)
        return refuse(reader, message_of(N_("The number of hands is 0 or more.")));
    if (digits == 0 || (after == '.' && isdigit((unsigned char)reader->at[digits + 1])) ||
        after == '/')
        return refuse_line(reader);
    if (number > HANDS_MOST)
        return refuse(reader, message_with(N_("At most {most} hands can be counted."),
                                           arg_count("most", HANDS_MOST)));
    *count = (int)number;
    reader->at = end + (after == '.');
    return true;
}

/* “a 12” */
static bool read_named(struct hands_reader *reader)
{
    int option = *reader->at - 'a';
    struct message_arg letter = arg_text("letter", letter_of(option));

    if (is_letter(reader->at[1]))
        return refuse_line(reader);
    if (option >= reader->ballot->shown.options)
        return refuse(reader,
                      message_with(N_("There is no {letter} here: the letters are a to {last}."),
                                   letter,
                                   arg_text("last", letter_of(reader->ballot->shown.options - 1))));
    if (reader->named >> option & 1)
        return refuse(reader, message_with(N_("You typed the letter {letter} twice."), letter));
    reader->named |= 1u << option;
    reader->at++;
    skip_blanks(reader);
    if (!*reader->at || is_letter(*reader->at))
        return refuse(reader, message_with(N_("How many hold up {letter}? Type the number "
                                              "behind it."),
                                           letter));
    return read_number(reader, &reader->hands->of[option]);
}

static bool read_next(struct hands_reader *reader)
{
    int number;

    if (is_letter(*reader->at))
        return reader->numbers ? refuse_line(reader) : read_named(reader);
    if (!read_number(reader, &number))
        return false;
    if (reader->named)
        return refuse_line(reader);
    if (reader->numbers < reader->ballot->shown.options)
        reader->hands->of[reader->numbers] = number;
    reader->numbers++;
    return true;
}

bool hands_read(const struct ballot *ballot, const char *line, struct hands *hands,
                struct message *why)
{
    struct strbuf folded = {0};
    struct hands_reader reader = {.ballot = ballot, .hands = hands, .why = why};
    bool good = true;

    *hands = (struct hands){0};
    fold_text(&folded, line, strlen(line));
    reader.at = strbuf_text(&folded);
    skip_blanks(&reader);
    good = *reader.at || refuse_line(&reader);
    while (good && *reader.at) {
        good = read_next(&reader);
        skip_blanks(&reader);
    }
    if (good && reader.numbers && reader.numbers != ballot->shown.options)
        good = refuse(&reader, message_with(N_("Type {count} numbers, one for each letter, or "
                                               "letters with numbers: a 12 b 3"),
                                            arg_count("count", ballot->shown.options)));
    if (good && hands_all(hands) > HANDS_MOST)
        good = refuse(&reader, message_with(N_("At most {most} hands can be counted."),
                                            arg_count("most", HANDS_MOST)));
    strbuf_release(&folded);
    return good;
}

int hands_all(const struct hands *hands)
{
    int all = 0;

    for (int i = 0; i < BALLOT_OPTIONS; i++)
        all += hands->of[i];
    return all;
}

int hands_most(const struct hands *hands)
{
    int most = 1;

    for (int i = 0; i < BALLOT_OPTIONS; i++)
        most = hands->of[i] > most ? hands->of[i] : most;
    return most;
}

int hands_most_wrong(const struct ballot *ballot, const struct hands *hands)
{
    int most = -1;

    for (int i = 0; i < ballot->shown.options; i++)
        if (i != ballot->right && hands->of[i] > (most < 0 ? 0 : hands->of[most]))
            most = i;
    return most;
}

bool hands_are_many(const struct hands *hands, int option)
{
    return hands->of[option] > 0 && QUARTER * hands->of[option] >= hands_all(hands);
}
