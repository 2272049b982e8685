/* What a monkey types: for the most part what is allowed, so that the game goes on. */
#include "monkey.h"

#include "rules/move.h"
#include "rules/rules.h"

int monkey_draw(struct monkey *monkey, int bound)
{
    return (int)chance_below(&monkey->chance, (uint32_t)bound);
}

bool monkey_now(struct monkey *monkey, int once_in)
{
    return monkey_draw(monkey, once_in) == 0;
}

static const char *any_name(struct monkey *monkey, const struct setup *setup)
{
    return setup->names.seat[monkey_draw(monkey, setup->names.seats)];
}

static void add_card(struct monkey *monkey, const struct setup *setup, struct strbuf *line)
{
    play_name_typed(&setup->names, monkey_draw(monkey, deck_card_count(setup->deck)), line);
}

static void add_rubbish(struct monkey *monkey, struct strbuf *line)
{
    static const char *const bits[] = {"3",  "/", "4",  " ",  "½",  "0",   "×2", "-", "%",
                                       "é",  "q", "::", "\t", "{}", "{n}", "日", "x", "'",
                                       "\"", ",", ".",  "=",  "?",  "!",   "1 ", "9", "\303"};

    for (int left = 1 + monkey_draw(monkey, monkey_now(monkey, 20) ? 150 : 8); left > 0; left--)
        strbuf_add(line, bits[monkey_draw(monkey, sizeof bits / sizeof *bits)]);
}

void monkey_type_blindly(struct monkey *monkey, const struct setup *setup, struct strbuf *line)
{
    if (monkey_now(monkey, 4)) {
        strbuf_add(line, any_name(monkey, setup));
        strbuf_add(line, monkey_now(monkey, 2) ? " " : ": ");
    }
    switch (monkey_draw(monkey, 10)) {
    case 0:
        break;
    case 1:
    case 2:
        strbuf_addf(line, "%d", monkey_draw(monkey, monkey_now(monkey, 9) ? 1000000 : 25));
        break;
    case 3:
        add_rubbish(monkey, line);
        break;
    case 4:
        strbuf_addf(line, "%d/%d", monkey_draw(monkey, 13), monkey_draw(monkey, 13));
        break;
    case 5:
        strbuf_add(line, words_any(monkey));
        strbuf_add_char(line, ' ');
        strbuf_add(line, any_name(monkey, setup));
        break;
    case 6:
        add_card(monkey, setup, line);
        if (monkey_now(monkey, 3))
            strbuf_add(line, " ?");
        break;
    case 7:
        strbuf_add(line, words_any(monkey));
        strbuf_add_char(line, ' ');
        add_card(monkey, setup, line);
        break;
    default:
        strbuf_add(line, words_any(monkey));
    }
    if (monkey_now(monkey, 12)) {
        strbuf_add_char(line, ' ');
        strbuf_add(line, words_any(monkey));
    }
}

/* Tells situations apart that differ in the card that is asked about. */
static unsigned *helped_there(struct monkey *monkey, const struct view *view)
{
    int index = view->drawn != NO_CARD ? view->drawn : view->top;
    int wrong = rules_settings(view->rules)->value[SETTING_WRONG], kind = 0;

    if (index != NO_CARD) {
        const struct card *card = deck_card(view->deck, index);
        kind = card->kind == CARD_NUMBER ? 1 : 2 + (int)card->action;
    }
    ck_assert_int_lt(kind, MONKEY_CARDS);
    return &monkey->helped[view->situation][kind][wrong];
}

/* Types a help word that was not typed before where this is asked, or any of them. */
static void type_help(struct monkey *monkey, const struct view *view, struct strbuf *line)
{
    unsigned *helped = helped_there(monkey, view);
    int word = monkey_draw(monkey, HELP_WORDS);

    for (int i = 0; i < HELP_WORDS && *helped >> word & 1; i++)
        word = (word + 1) % HELP_WORDS;
    *helped |= 1u << word;
    strbuf_add(line, words_help(monkey, word));
}

/* Returns whether some help word was not typed yet where this is asked. */
static bool is_new(struct monkey *monkey, const struct view *view)
{
    return *helped_there(monkey, view) != (1u << HELP_WORDS) - 1;
}

static bool acts(const struct view *view, const struct move *move)
{
    const struct card *card = move->card == NO_CARD ? NULL : deck_card(view->deck, move->card);

    return card && (card->spin || card->kind == CARD_ACTION ||
                    view_hands_effect(view, move->card) != HANDS_NONE);
}

/* Draws a move: any kind of move as often as any other, and every second card one that acts. */
static struct move any_move(struct monkey *monkey, const struct view *view)
{
    const struct move *found[VIEW_MOVES];
    enum move_kind kind[MOVE_KINDS];
    int kinds = 0, count = 0;
    bool wanted = monkey_now(monkey, 2);

    for (int i = 0; i < MOVE_KINDS; i++)
        if (choices_of_kind(view, (enum move_kind)i))
            kind[kinds++] = (enum move_kind)i;
    kind[0] = kind[monkey_draw(monkey, kinds)];
    for (int pass = 0; pass < 2 && !count; pass++, wanted = false)
        for (int i = 0; i < view->move_count; i++)
            if (view->moves[i].kind == kind[0] && (!wanted || acts(view, &view->moves[i])))
                found[count++] = &view->moves[i];
    return *found[monkey_draw(monkey, count)];
}

/* Adds a move as it is typed: of some the word is never typed (R1). */
static void add_move(const struct setup *setup, const struct view *view, struct move move,
                     struct strbuf *line)
{
    if (move_forms[move.kind].argument == ARGUMENT_NUMBER)
        strbuf_addf(line, "%d", move.number);
    else if (view->real && move.card != NO_CARD)
        play_name_typed(&setup->names, move.card, line);
    else
        move_print(line, &setup->names, move);
}

/* Types what may be done; where nobody in particular is asked, any of those who are does it. */
static bool type_move(struct monkey *monkey, const struct setup *setup, const struct view *view,
                      struct strbuf *line)
{
    if (!view->move_count)
        return false;
    struct move move = any_move(monkey, view);
    if (view->seat == NO_SEAT || monkey_now(monkey, 20)) {
        strbuf_add(line, setup->names.seat[move.seat == NO_SEAT ? 0 : move.seat]);
        strbuf_add_char(line, ' ');
    }
    add_move(setup, view, move, line);
    return true;
}

/* Lays a card of the hand twice, whether it fits or not; then answers what may be missing. */
static bool insist(struct monkey *monkey, const struct setup *setup, const struct view *view,
                   struct strbuf *line)
{
    enum { LINES = 3 };
    const int cards = deck_card_count(view->deck);

    if (monkey->insisted == 0) {
        if (view->seat == NO_SEAT || view->real || !monkey_now(monkey, 30))
            return false;
        monkey->card = monkey_draw(monkey, cards);
        for (int i = 0; i < cards && !view->held[monkey->card]; i++)
            monkey->card = (monkey->card + 1) % cards;
    }
    if (++monkey->insisted < LINES) { /* of another deck, if that table is left meanwhile */
        play_name_typed(&setup->names, monkey->card % cards, line);
        return true;
    }
    monkey->insisted = 0;
    strbuf_addf(line, "=%d", monkey_draw(monkey, 13));
    if (monkey_now(monkey, 2))
        strbuf_addf(line, " %d", monkey_draw(monkey, 13));
    return true;
}

void monkey_type(struct monkey *monkey, const struct setup *setup, const struct view *view,
                 struct strbuf *line)
{
    if (insist(monkey, setup, view, line))
        return;
    if (is_new(monkey, view) ? !monkey_now(monkey, 4) : monkey_now(monkey, 8))
        type_help(monkey, view, line);
    else if (monkey_now(monkey, 3) || !type_move(monkey, setup, view, line))
        monkey_type_blindly(monkey, setup, line);
}
