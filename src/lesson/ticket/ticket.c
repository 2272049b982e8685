#include "lesson/ticket/ticket.h"

#include "lesson/maker.h"
#include "lesson/sitting.h"
#include "text/text.h"

#include <stdio.h>

/* Behind those of all pupils. */
enum { TICKET_STREAM = 1000 };

/* A question, and what came of it. */
struct vote {
    struct ballot ballot;
    struct hands hands;
    bool counted;
};

struct ticket {
    const struct ticket_setup *setup;
    struct chance chance;
    struct vote vote[TICKET_QUESTIONS];
    int votes;
};

/* --- which questions */

/* How new a question is on this ticket. */
enum novelty { SAME, SAME_NUMBER, NEW };

static enum novelty novelty_of(const struct ticket *ticket, const struct item *item)
{
    enum novelty novelty = NEW;

    for (int i = 0; i < ticket->votes; i++) {
        const struct item *known = &ticket->vote[i].ballot.item;
        if (item_same(known, item))
            return SAME;
        if (known->stem.shape != SHAPE_NONE && item->stem.shape != SHAPE_NONE &&
            notation_equal(&known->stem.number, &item->stem.number))
            novelty = SAME_NUMBER;
    }
    return novelty;
}

/* A question of that kind, of another number than those before if there is one. False: there is
 * none that was not asked already. */
static bool add_question(struct ticket *ticket, const struct lesson *lesson, enum item_kind kind,
                         int own)
{
    enum { TRIES = 60 };
    struct ballot *ballot = &ticket->vote[ticket->votes].ballot;
    enum novelty most = SAME;

    for (int t = 0; t < TRIES && most < NEW; t++) {
        struct ballot made;
        if (!ballot_make(&made, lesson, kind, own, &ticket->chance))
            continue;
        enum novelty novelty = novelty_of(ticket, &made.item);
        if (novelty > most) {
            *ballot = made;
            most = novelty;
        }
    }
    ticket->votes += most > SAME;
    return most > SAME;
}

/* The kind of the largest share but for those left out, whose bits are set; −1: none. */
static int largest_kind(const struct lesson *lesson, unsigned left_out)
{
    int best = -1;

    for (int k = 0; k < ITEM_KINDS; k++)
        if (lesson->kind[k].share && ballot_suits((enum item_kind)k) && !(left_out >> k & 1) &&
            (best < 0 || lesson->kind[k].share > lesson->kind[best].share))
            best = k;
    return best;
}

/* A question of the lesson, of a kind that has not come yet if there is one. */
static bool add_of(struct ticket *ticket, const struct lesson *lesson, unsigned *asked)
{
    int kind = largest_kind(lesson, *asked);

    if (kind < 0)
        kind = largest_kind(lesson, 0);
    if (kind < 0)
        return false;
    *asked |= 1u << kind;
    return add_question(ticket, lesson, (enum item_kind)kind, -1);
}

/* The first of an author's own questions that suits, from a drawn one on. */
static bool add_own(struct ticket *ticket, const struct lesson *lesson)
{
    int first = lesson->items ? (int)chance_below(&ticket->chance, (uint32_t)lesson->items) : 0;

    for (int i = 0; i < lesson->items; i++) {
        int index = (first + i) % lesson->items;
        if (ballot_suits(lesson->item[index].kind) &&
            add_question(ticket, lesson, lesson->item[index].kind, index))
            return true;
    }
    return false;
}

/* Two new questions, one of them an author's own; the last one is of a lesson before, where there
 * is one, as on a sheet's strip. */
static void plan(struct ticket *ticket)
{
    const struct ticket_setup *setup = ticket->setup;
    const struct lesson *before[COURSE_BEFORE];
    int befores = course_before(setup->course, setup->lesson, before);
    unsigned asked = 0, asked_before = 0;

    add_own(ticket, setup->lesson);
    while (ticket->votes < TICKET_QUESTIONS - 1 && add_of(ticket, setup->lesson, &asked))
        ;
    if (ticket->votes == 0)
        return;
    if (befores > 0) {
        uint32_t drawn = chance_below(&ticket->chance, (uint32_t)befores);
        add_of(ticket, before[drawn], &asked_before);
    }
    while (ticket->votes < TICKET_QUESTIONS &&
           (add_of(ticket, setup->lesson, &asked) || add_own(ticket, setup->lesson)))
        ;
}

/* --- asking */

static struct message_arg option_arg(const char *name, const struct ballot *ballot, int option,
                                     struct strbuf *text)
{
    struct strbuf shows = {0};

    strbuf_add(text, option_label(&ballot->shown, option));
    ballot_add_option(ballot, option, &shows);
    if (shows.length)
        strbuf_addf(text, " (%s)", strbuf_text(&shows));
    strbuf_release(&shows);
    return arg_text(name, strbuf_text(text));
}

/* Which wrong answers were given as often as that one, of which something is to be said: two are
 * named, of more none was given most. */
static void say_most_wrong(const struct ticket_front *front, const struct vote *vote, int wrong)
{
    struct strbuf text = {0}, second = {0};
    int alike = 0, other = wrong;

    for (int i = 0; i < vote->ballot.shown.options; i++) {
        if (i == wrong || i == vote->ballot.right || vote->hands.of[i] < vote->hands.of[wrong])
            continue;
        alike++;
        other = i;
    }
    front->say(front->context,
               message_with(
                   alike == 0   ? N_("Of the other answers, {option} was chosen most. You can say:")
                   : alike == 1 ? N_("Of the other answers, {option} and {other} were chosen most. "
                                     "About {option} you can say:")
                                : N_("About {option} you can say:"),
                   option_arg("option", &vote->ballot, wrong, &text),
                   option_arg("other", &vote->ballot, other, &second)));
    strbuf_release(&text);
    strbuf_release(&second);
}

/* How the class answered, and what to say of the wrong answer that most of them gave. */
static void show_count(const struct ticket *ticket, const struct vote *vote)
{
    const struct ticket_front *front = ticket->setup->front;
    int wrong = hands_most_wrong(&vote->ballot, &vote->hands);
    struct telling telling;

    front->count(front->context, &vote->ballot, &vote->hands);
    if (wrong < 0) {
        front->say(front->context, message_of(N_("Everyone had it right.")));
        return;
    }
    say_most_wrong(front, vote, wrong);
    ballot_discuss(&vote->ballot, wrong, &telling);
    front->tell(front->context, &telling);
}

static void say_how(const struct ticket_front *front, const struct ballot *ballot)
{
    front->say(
        front->context,
        message_with(N_("Type how many hold up each letter, a to {last}: a 12 b 3, or a "
                        "number for each. Enter skips the question, “stop” ends."),
                     arg_text("last", option_label(&ballot->shown, ballot->shown.options - 1))));
}

/* Handles a line. True: the question is left. */
static bool do_line(const struct ticket *ticket, struct vote *vote, const char *line,
                    enum sitting_end *end)
{
    const struct ticket_front *front = ticket->setup->front;
    struct hands hands;
    struct message why = {0};
    enum verb verb;

    if (!line[strspn(line, " ")])
        return true;
    if (verb_typed(line, &verb)) {
        if (verb == VERB_STOP)
            *end = SITTING_LEFT;
        if (verb == VERB_STOP || verb == VERB_SKIP)
            return true;
        say_how(front, &vote->ballot);
        return false;
    }
    if (!hands_read(&vote->ballot, line, &hands, &why)) {
        front->say(front->context, why);
        return false;
    }
    vote->hands = hands;
    vote->counted = hands_all(&hands) > 0;
    if (vote->counted)
        show_count(ticket, vote);
    return true;
}

/* Until the hands are counted, or the question is skipped. */
static enum sitting_end count_hands(const struct ticket *ticket, struct vote *vote)
{
    const struct ticket_front *front = ticket->setup->front;
    struct strbuf line = {0};
    enum sitting_end end = SITTING_DONE;
    bool left = false;

    while (!left && end == SITTING_DONE) {
        strbuf_clear(&line);
        end = sitting_end_of(front->ask(front->context, &vote->ballot, &line));
        if (end == SITTING_DONE)
            left = do_line(ticket, vote, strbuf_text(&line), &end);
    }
    strbuf_release(&line);
    return end;
}

static bool is_skip(const char *line)
{
    enum verb verb;

    return verb_typed(line, &verb) && verb == VERB_SKIP;
}

/* Waits while the class talks; a teacher who mistyped a number can type all of them again here. */
static enum sitting_end wait_and_correct(const struct ticket *ticket, struct vote *vote)
{
    const struct ticket_front *front = ticket->setup->front;
    struct strbuf line = {0};
    enum sitting_end end = SITTING_DONE;
    bool waits = front->pause && vote->counted;

    while (waits && end == SITTING_DONE) {
        strbuf_clear(&line);
        end = sitting_end_of(front->pause(front->context, &line));
        const char *typed = strbuf_text(&line);
        waits = end == SITTING_DONE && typed[strspn(typed, " ")] && !is_skip(typed);
        if (waits && do_line(ticket, vote, typed, &end) && !vote->counted)
            waits = false;
    }
    strbuf_release(&line);
    return end;
}

/* --- the end */

/* "63%" */
static struct message_arg share_arg(int part, int all, char canonical[static MESSAGE_NUMBER_SIZE])
{
    snprintf(canonical, MESSAGE_NUMBER_SIZE, "%d%%", (100 * part + all / 2) / all);
    return arg_number("share", canonical);
}

static void say_votes(const struct ticket *ticket)
{
    const struct ticket_front *front = ticket->setup->front;
    char canonical[MESSAGE_NUMBER_SIZE];
    int right = 0, all = 0, counted = 0;

    for (int i = 0; i < ticket->votes; i++) {
        const struct vote *vote = &ticket->vote[i];
        struct message_arg number = arg_count("number", i + 1);
        if (!vote->counted) {
            front->say(front->context, message_with(N_("Question {number}: not counted."), number));
            continue;
        }
        int of_all = hands_all(&vote->hands), of_right = vote->hands.of[vote->ballot.right];
        front->say(front->context,
                   message_with(N_("Question {number}: {right} of {all} right, {share}."), number,
                                arg_count("right", of_right), arg_count("all", of_all),
                                share_arg(of_right, of_all, canonical)));
        right += of_right;
        all += of_all;
        counted++;
    }
    if (counted > 1)
        front->say(front->context,
                   message_with(N_("All together: {right} of {all} right, {share}."),
                                arg_count("right", right), arg_count("all", all),
                                share_arg(right, all, canonical)));
}

/* The wrong letter that most held up, if a quarter of the class did; -1: none. */
static int many_wrong(const struct vote *vote)
{
    int wrong = vote->counted ? hands_most_wrong(&vote->ballot, &vote->hands) : -1;

    return wrong >= 0 && hands_are_many(&vote->hands, wrong) ? wrong : -1;
}

/* The question, of those that are not `said`, of which most hands held up one wrong letter, a
 * quarter at least; -1: none. */
static int worst_vote(const struct ticket *ticket, unsigned said)
{
    int worst = -1, most = 0;

    for (int i = 0; i < ticket->votes; i++) {
        const struct vote *vote = &ticket->vote[i];
        int wrong = said >> i & 1 ? -1 : many_wrong(vote);
        if (wrong < 0 || vote->hands.of[wrong] <= most)
            continue;
        worst = i;
        most = vote->hands.of[wrong];
    }
    return worst;
}

static void say_begin(const struct ticket *ticket, int number, bool first)
{
    const struct ticket_front *front = ticket->setup->front;
    const struct vote *vote = &ticket->vote[number];
    const int wrong = many_wrong(vote);
    const struct lesson *lesson =
        course_find(ticket->setup->course, ballot_lesson(&vote->ballot, wrong));
    struct strbuf text = {0};

    front->say(
        front->context,
        message_with(first ? N_("Begin tomorrow with question {number}: {count} of {all} held up "
                                "{option}.")
                           : N_("Then question {number}: {count} of {all} held up {option}."),
                     arg_count("number", number + 1), arg_count("count", vote->hands.of[wrong]),
                     arg_count("all", hands_all(&vote->hands)),
                     option_arg("option", &vote->ballot, wrong, &text)));
    if (lesson)
        front->say(front->context,
                   message_with(N_("The lesson “{lesson}” is about that."),
                                arg_text("lesson", words_in(&lesson->title, text_language()))));
    strbuf_release(&text);
}

/* Tells the mistakes that a quarter of the class made alike, the one with most hands first. */
static void say_tomorrow(const struct ticket *ticket)
{
    const struct ticket_front *front = ticket->setup->front;
    unsigned said = 0;
    bool counted = false;

    for (int worst; (worst = worst_vote(ticket, said)) >= 0; said |= 1u << worst)
        say_begin(ticket, worst, said == 0);
    for (int i = 0; i < ticket->votes; i++)
        counted = counted || ticket->vote[i].counted;
    if (counted && !said)
        front->say(front->context,
                   message_of(N_("No wrong answer was given by a quarter of the class: go on.")));
}

enum sitting_end ticket_run(const struct ticket_setup *setup)
{
    struct ticket ticket = {.setup = setup};
    enum sitting_end end = SITTING_DONE;

    chance_init(&ticket.chance, setup->seed, CHANCE_LESSON, TICKET_STREAM);
    plan(&ticket);
    if (ticket.votes == 0)
        return SITTING_NO_ITEMS;
    for (int i = 0; i < ticket.votes && end == SITTING_DONE; i++) {
        struct vote *vote = &ticket.vote[i];
        setup->front->show(setup->front->context, i + 1, ticket.votes, &vote->ballot);
        if (i == 0)
            say_how(setup->front, &vote->ballot);
        end = count_hands(&ticket, vote);
        if (end == SITTING_DONE)
            end = wait_and_correct(&ticket, vote);
    }
    say_votes(&ticket);
    say_tomorrow(&ticket);
    return end;
}
