#include "bots/bot.h"

#include "bots/at_random.h"
#include "bots/judging.h"
#include "bots/ways.h"

#include <stddef.h>
#include <string.h>

const struct move *asked_for(const struct view *view, enum move_kind kind)
{
    for (int i = 0; i < view->move_count; i++)
        if (view->moves[i].kind == kind)
            return &view->moves[i];
    return NULL;
}

/* Returns the first card that fits and is no bluff; NULL: there is none. */
static const struct move *first_card(const struct view *view)
{
    for (int i = 0; i < view->move_count; i++) {
        const struct move *move = &view->moves[i];
        if (move->kind == MOVE_PLAY && !view_wrong(view, *move) && !view_bluff(view, *move))
            return move;
    }
    return NULL;
}

/* Returns the naming of the first colour that it holds; of the first colour where it holds none. */
static struct move first_colour(const struct view *view)
{
    const struct move *first = asked_for(view, MOVE_COLOUR);

    for (int card = 0; card < VIEW_CARDS; card++)
        for (int i = 0; view->held[card] && i < view->move_count; i++)
            if (view->moves[i].kind == MOVE_COLOUR &&
                view->moves[i].suit == deck_card(view->deck, card)->suit)
                return view->moves[i];
    return *first;
}

struct move first_chooses(const struct bot *bot, const struct view *view, struct chance *chance)
{
    const struct move *card = view->situation == SITUATION_REACT ? NULL : first_card(view);

    (void)bot;
    if (card)
        return careful_calls(view, *card, chance);
    if (view->situation == SITUATION_COLOUR)
        return first_colour(view);
    return play_at_random(view, chance, NULL);
}

/* One belief or two of one family, held as most believers hold it. */
#define BELIEVES(...) BELIEVES_OF(__VA_ARGS__, __VA_ARGS__, 0)
#define BELIEVES_OF(a, b, ...)                                                                     \
    .pupil = {.way = PUPIL_BELIEVES,                                                               \
              .beliefs = 1ull << (a) | 1ull << (b),                                                \
              .strength = BELIEVER_STRENGTH,                                                       \
              .slip = BELIEVER_SLIP}

static const struct bot bots[] = {
#define BOT(identifier, sentence, ...) {.name = #identifier, .help = sentence, __VA_ARGS__},
#include "bots/bot-list.h"
#undef BOT
};

int bot_count(void)
{
    return (int)(sizeof bots / sizeof *bots);
}

const struct bot *bot_at(int index)
{
    return &bots[index];
}

const struct bot *bot_find(const char *name)
{
    for (int i = 0; i < bot_count(); i++)
        if (strcmp(bots[i].name, name) == 0)
            return &bots[i];
    return NULL;
}

bool bot_errs(const struct bot *bot)
{
    return bot->pupil.strength > 0 || bot->pupil.slip > 0;
}

bool bot_searches(const struct bot *bot)
{
    return bot->choose == search_chooses;
}

void bot_set_percent(struct bot *bot, int percent)
{
    struct pupil *pupil = &bot->pupil;

    bot->percent = percent;
    pupil->strength = pupil->way == PUPIL_BELIEVES ? percent / 100. : 0;
    pupil->slip = pupil->way == PUPIL_BELIEVES ? 0 : percent / 100.;
}

struct move bot_choose(const struct bot *bot, const struct view *view, struct chance *chance)
{
    struct move move;

    if (judging_doubts(bot, view, chance))
        return move_of(MOVE_WRONG, view->seat);
    if (judging_asks(view, chance))
        return move_of(MOVE_DOUBT, view->seat);
    if (judging_shows(bot, view, chance, &move))
        return move;
    if (bot->choose)
        return bot->choose(bot, view, chance);
    return bot_errs(bot) ? pupil_chooses(&bot->pupil, view, chance)
                         : play_at_random(view, chance, bot->knows);
}
