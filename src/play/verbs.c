#include "play/verbs.h"

#include <string.h>

/* Words are translated; the English ones are always understood as well. */
static const struct verb verbs[] = {
    {TYPED_HELP, MOVE_KINDS, REST_NOTHING, N_("?,help,h")},
    {TYPED_STOP, MOVE_KINDS, REST_NOTHING, N_("stop,quit,exit")},
    {TYPED_POINTS, MOVE_KINDS, REST_NOTHING, N_("points,score")},
    {TYPED_MOVE, MOVE_DRAW, REST_NOTHING, N_("draw,take,d")},
    {TYPED_MOVE, MOVE_PASS, REST_NOTHING, N_("pass,keep,done")},
    {TYPED_MOVE, MOVE_DEAL, REST_NOTHING, N_("deal")},
    {TYPED_MOVE, MOVE_CHALLENGE, REST_NOTHING, N_("challenge,doubt")},
    {TYPED_MOVE, MOVE_CALL, REST_NOTHING, N_("call,uno,last card")},
    {TYPED_MOVE, MOVE_WRONG, REST_NOTHING, N_("wrong,mistake")},
    {TYPED_MOVE, MOVE_SPIN, REST_NOTHING, N_("spin,turn")},
    {TYPED_MOVE, MOVE_SHOUT, REST_NOTHING, N_("shout,yell")},
    {TYPED_MOVE, MOVE_PLAY, REST_OF_CARD, N_("play,lay")},
    {TYPED_MOVE, MOVE_JUMP, REST_OF_CARD, N_("jump,jump-in")},
    {TYPED_MOVE, MOVE_DISCARD, REST_OF_CARD, N_("discard,put")},
    {TYPED_MOVE, MOVE_COLOUR, REST_OF_COLOUR, N_("colour,color")},
    {TYPED_MOVE, MOVE_SWAP, REST_OF_NAME, N_("swap,trade")},
    {TYPED_MOVE, MOVE_CATCH, REST_OF_NAME, N_("catch,caught")},
    {TYPED_MOVE, MOVE_TALK, REST_OF_NAME, N_("talk,talked")},
};
enum { VERBS = sizeof verbs / sizeof *verbs };

/* Whether the first `length` bytes of a folded text are one of the words between the commas, which
 * are in small letters. */
static bool among(const char *words, const char *text, size_t length)
{
    for (const char *at = words; at && length;) {
        const char *comma = strchr(at, ',');
        size_t size = comma ? (size_t)(comma - at) : strlen(at);
        if (size == length && memcmp(at, text, length) == 0)
            return true;
        at = comma ? comma + 1 : NULL;
    }
    return false;
}

static const struct verb *find(const char *text, size_t length)
{
    for (size_t i = 0; i < VERBS; i++)
        if (among(text_get(verbs[i].words), text, length))
            return &verbs[i];
    for (size_t i = 0; i < VERBS; i++)
        if (among(verbs[i].words, text, length))
            return &verbs[i];
    return NULL;
}

int verb_count(void)
{
    return VERBS;
}

const struct verb *verb_at(int index)
{
    return &verbs[index];
}

const struct verb *verb_find(const char *word)
{
    return find(word, strlen(word));
}

const struct verb *verb_split(const char *text, const char **rest)
{
    const char *space = strchr(text, ' ');
    const struct verb *command = space ? find(text, (size_t)(space - text)) : NULL;

    if (!command || command->rest == REST_NOTHING)
        return NULL;
    *rest = space + 1;
    return command;
}

bool verb_is(enum move_kind move, const char *word)
{
    const struct verb *command = verb_find(word);

    return command && command->kind == TYPED_MOVE && command->move == move;
}
