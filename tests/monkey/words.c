/* Words that people type at a table, in the four languages. */
#include "monkey.h"

#include "base/memory.h"
#include "play/typing/verbs.h"
#include "text/text.h"

#include <string.h>

static const char *const languages[] = {"en", "nl", "de", "fr"};
enum { LANGUAGES = sizeof languages / sizeof *languages, MOST = 2000 };

/* Words for help, and those that children type for it; “why” and “history” mean nothing here. */
static const char *const help[HELP_WORDS] = {N_("?,help,h"),
                                             N_("hint,hints,tip,clue"),
                                             N_("rules,rule"),
                                             N_("again,repeat"),
                                             N_("hand,cards"),
                                             N_("points,score"),
                                             N_("undo,take back,take it back,oops"),
                                             "why",
                                             "history"};

/* Lists that stand in no table. */
static const char *const others[] = {
    N_("undo round,undo the round,undo last round"),
    N_("yes,y,yeah,true"),
    N_("no,n,nope,false"),
    N_("nobody,no one,none,nothing"),
    N_("points,point,pts,p"),
    N_("won,wins,has won,went out,has gone out"),
#define SEAT_CHANGE(identifier, word, phrases) phrases,
#include "log/seat-change-list.h"
#undef SEAT_CHANGE
    ("skip,example,red,blue,green,yellow,rood,blauw,groen,geel,rot,blau,grün,gelb,rouge,bleu,vert,"
     "jaune,wild,+4,+2,reverse,bluff,honest,waarom,warum,pourquoi,geschiedenis,Verlauf,historique"),
};

static struct {
    char *word[MOST];
    int count;
    int first[HELP_WORDS][LANGUAGES], end[HELP_WORDS][LANGUAGES]; /* where the help words stand */
} words;

static void gather(const char *list)
{
    while (list && *list) {
        size_t length = strcspn(list, ",");
        ck_assert_int_lt(words.count, MOST);
        if (length)
            words.word[words.count++] = strndup(list, length);
        list += length + (list[length] == ',');
    }
}

static const struct verb verbs[] = {
#define VERB(kind, move, words) {kind, move, words},
#include "play/typing/verb-list.h"
#undef VERB
};

void words_gather(void)
{
    struct message why;

    for (int language = 0; language < LANGUAGES; language++) {
        ck_assert_int_eq(text_start(languages[language], &why), STATUS_OK);
        for (int i = 0; i < HELP_WORDS; i++) {
            words.first[i][language] = words.count;
            gather(text_get(help[i]));
            words.end[i][language] = words.count;
        }
        for (size_t i = 0; i < sizeof verbs / sizeof *verbs; i++)
            if (verbs[i].words && verbs[i].kind != TYPED_STOP)
                gather(text_get(verbs[i].words));
        for (size_t i = 0; i < sizeof others / sizeof *others; i++)
            gather(text_get(others[i]));
    }
}

void words_release(void)
{
    while (words.count)
        free(words.word[--words.count]);
}

const char *words_any(struct monkey *monkey)
{
    return words.word[monkey_draw(monkey, words.count)];
}

const char *words_help(struct monkey *monkey, int index)
{
    int language = monkey_draw(monkey, LANGUAGES), first = words.first[index][language];

    for (int i = 0; i < LANGUAGES; i++) /* of the language in use, as others mean nothing in it */
        if (!monkey_now(monkey, 4) && strcmp(languages[i], text_language()) == 0)
            first = words.first[index][language = i];
    return words.word[first + monkey_draw(monkey, words.end[index][language] - first)];
}

const char *words_help_name(int index)
{
    return help[index];
}
