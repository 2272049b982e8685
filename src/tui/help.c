/* Help on what can be typed now. */

#include "deck/deck.h"
#include "play/choices.h"
#include "play/seat_changes.h"
#include "rules/describing/describe.h"
#include "ruleset/setting.h"
#include "text/text.h"
#include "tui/prompt.h"
#include "tui/wrap.h"

#include <string.h>

/* The rules of the game in play, in short: what a player must know to play on. */

struct short_rules {
    const struct plain *plain;
    const struct settings *settings;
    struct strbuf *out;
    int players;        /* that play in this round */
    int section;        /* the one whose heading was added last; −1: none */
    enum action action; /* the one that was spoken of last */
};

/* True if a section belongs to the rules in short: the dealing does not, nor do the points, which
 * the program counts. */
static bool is_needed(const struct short_rules *rules, enum rules_section section)
{
    switch (section) {
    case SECTION_WRONG:
        return rules->settings->value[SETTING_WRONG] != WRONG_STRICT;
    case SECTION_AIM:
    case SECTION_FITS:
    case SECTION_ACTIONS:
    case SECTION_WHEEL:
    case SECTION_LAST_CARD:
    case SECTION_HOUSE:
    case SECTION_WINNING:
        return true;
    default:
        return false;
    }
}

static bool tells_rule(const struct rule_line *line, const char *rule)
{
    return strcmp(line->rules, rule) == 0;
}

/* Whether a line goes into detail: all but the first on the aim and on each action. Where two play,
 * the line on two players is no detail. */
static bool is_detail(const struct short_rules *rules, const struct rule_line *line)
{
    bool begun = rules->section == (int)line->section;

    if (line->section == SECTION_ACTIONS)
        return line->action == ACTION_NONE ? !(rules->players == 2 && tells_rule(line, "V1"))
                                           : (begun && rules->action == line->action);
    return line->section == SECTION_AIM && begun;
}

/* Adds "1/2 = 2/4 = pie 1/2". */
static void add_faces(const struct short_rules *rules, const struct rule_line *line)
{
    struct strbuf faces = {0};

    for (int i = 0; i < line->faces; i++) {
        if (i)
            strbuf_add(&faces, " = ");
        play_name_face(rules->plain->names->deck, line->face[i], &faces);
    }
    strbuf_add(rules->out, "  ");
    wrap_add(rules->out, strbuf_text(&faces), 2, rules->plain->columns - 2);
    strbuf_release(&faces);
}

/* In a rule a card is named without its colour. */
static void add_face(const void *context, enum message_arg_kind kind, int index, struct strbuf *out)
{
    const struct naming *names = context;

    if (kind == MESSAGE_CARD)
        play_name_face(names->deck, index, out);
    else
        play_add_name(names, kind, index, out);
}

/* Returns the subject of a sentence that does not name it itself: "+2"; else NULL. */
static const char *subject_of(const struct short_rules *rules, const struct rule_line *line)
{
    if (line->segment != DECK_NONE)
        return words_in(&deck_wheel(rules->plain->names->deck)->segments[line->segment].title,
                        text_language());
    return line->action != ACTION_NONE ? text_get(play_action_words[line->action]) : NULL;
}

/* Adds a sentence, two spaces from the edge: "+2: The next player …". */
static void add_sentence(const struct short_rules *rules, const struct rule_line *line)
{
    const struct text_names names = {rules->plain->names, add_face};
    const char *subject = subject_of(rules, line);
    struct strbuf said = {0}, words = {0};

    text_of(line->message, &names, &said);
    strbuf_add(&words, "  ");
    if (subject)
        text_of(message_with(N_("{name}: {text}"), arg_text("name", subject),
                             arg_text("text", strbuf_text(&said))),
                NULL, &words);
    else
        strbuf_add(&words, strbuf_text(&said));
    wrap_add(rules->out, strbuf_text(&words), 2, rules->plain->columns);
    strbuf_release(&said);
    strbuf_release(&words);
}

/* The whirl on a spin card is a star where its name is written. */
static void add_star(const struct short_rules *rules)
{
    const struct deck *deck = rules->plain->names->deck;
    int card = 0;

    while (card < deck_card_count(deck) && !deck_card(deck, card)->spin)
        card++;
    if (card == deck_card_count(deck))
        return;
    const struct rule_line line = {
        .action = ACTION_NONE,
        .segment = DECK_NONE,
        .message = message_with(N_("Here a star stands for the whirl: {card} is a spin card."),
                                arg_card("card", card))};
    add_sentence(rules, &line);
}

static void add_line(void *context, const struct rule_line *line)
{
    struct short_rules *rules = context;

    if (!is_needed(rules, line->section) || is_detail(rules, line))
        return;
    if (rules->section != (int)line->section)
        prompt_add_line(rules->plain, rules->out, rules_section_title(line->section));
    rules->section = (int)line->section;
    rules->action = line->action;
    if (line->message.id)
        add_sentence(rules, line);
    if (line->faces)
        add_faces(rules, line);
    if (tells_rule(line, "W1"))
        add_star(rules);
}

void prompt_add_rules(const struct plain *plain, struct strbuf *out, const struct view *view)
{
    const struct settings *settings = rules_settings(view->rules);
    struct short_rules rules = {plain, settings, out, view->open.players, -1, ACTION_NONE};

    rules_describe(plain->names->deck, settings, add_line, &rules);
}

void prompt_add_help_line(const struct plain *plain, struct strbuf *out, const char *what,
                          const char *id)
{
    strbuf_addf(out, "  %s\n", what);
    struct strbuf words = {0};
    strbuf_add(&words, "      ");
    prompt_add_words(plain, &words, message_of(id));
    wrap_add(out, strbuf_text(&words), 6, plain->columns);
    strbuf_release(&words);
}

/* Adds something to type: the drawn card, else a number card of the hand, else the top. */
static void add_example(const struct plain *plain, struct strbuf *out, const struct view *view)
{
    int card = view->situation == SITUATION_DREW ? view->drawn : view->top;

    for (int i = 0; i < deck_card_count(plain->names->deck) && i < VIEW_CARDS; i++)
        if (view->situation == SITUATION_TURN && view->held[i] &&
            deck_card(plain->names->deck, i)->kind == CARD_NUMBER &&
            (card == view->top || deck_card(plain->names->deck, i)->picture == PICTURE_NONE))
            card = i; /* rather none whose number is to be read first */
    play_name_typed(plain->names, card, out);
    int suit = deck_card(plain->names->deck, card)->suit;
    if (suit == DECK_NONE)
        return;
    strbuf_addf(out, ", %s ",
                words_in(&deck_suit(plain->names->deck, suit)->abbreviations, text_language()));
    play_name_face(plain->names->deck, card, out);
    strbuf_add(out, ", ");
    play_name_face(plain->names->deck, card, out);
}

static bool has_fractions(const struct deck *deck)
{
    for (int i = 0; i < deck_card_count(deck); i++)
        if (deck_card(deck, i)->kind == CARD_NUMBER && deck_card(deck, i)->value.denominator > 1)
            return true;
    return false;
}

/* Adds what can be typed for a card, on turn and after a draw. */
static void add_card_help(const struct plain *plain, struct strbuf *out, const struct view *view)
{
    struct strbuf example = {0};

    add_example(plain, &example, view);
    prompt_add_help_line(plain, out, strbuf_text(&example),
                         N_("a card; leave out the colour if only one card can be meant"));
    if (has_fractions(plain->names->deck))
        prompt_add_help_line(plain, out,
                             text_speaks() ? "1/2  0.5  0,5  50%" : "1/2  ½  0.5  0,5  50%",
                             N_("other ways to write a number: each means a card of that value"));
    strbuf_release(&example);
}

/* Adds a command, if it may be typed now, with a player or a card that it may be about. */
static void add_command(const struct plain *plain, struct strbuf *out, const struct view *view,
                        enum move_kind kind, const char *word, const char *id)
{
    struct strbuf what = {0};

    for (int i = 0; i < view->move_count && !what.length; i++) {
        const struct move *move = &view->moves[i];
        if (move->kind != kind)
            continue;
        strbuf_add(&what, text_get(word));
        if (move->other != NO_SEAT)
            strbuf_addf(&what, " %s", plain->names->seat[move->other]);
        if (move->card != NO_CARD) {
            strbuf_add_char(&what, ' ');
            play_name_typed(plain->names, kind == MOVE_JUMP ? view->top : move->card, &what);
        }
    }
    if (what.length)
        prompt_add_help_line(plain, out, strbuf_text(&what), id);
    strbuf_release(&what);
}

/* Adds help on the moves that the view allows besides cards and colours. */
static void add_commands(const struct plain *plain, struct strbuf *out, const struct view *view)
{
    static const struct {
        const char *word, *help;
    } rows[MOVE_KINDS] = {
#define MOVE(identifier, word, argument, typed, choice, ...) [MOVE_##identifier] = {__VA_ARGS__},
#include "rules/move-list.h"
#undef MOVE
    };

    for (enum move_kind kind = 0; kind < MOVE_KINDS; kind++) {
        bool owed = kind == MOVE_DRAW && view->situation == SITUATION_CHALLENGE;
        bool shows = kind == MOVE_PASS && view->situation == SITUATION_PROVE;
        if (shows)
            prompt_add_help_line(plain, out, text_get(N_("pass")), N_("you cannot show it"));
        else if (rows[kind].help && !choices_comes_next(view, kind))
            add_command(plain, out, view, kind, rows[kind].word,
                        owed ? N_("draw the cards that you must draw") : rows[kind].help);
    }
}

/* Adds the lines for a table of several: a player's name before a command, and the words of the
 * table's referee. */
static void add_names_help(const struct plain *plain, struct strbuf *out, const struct view *view)
{
    int seat = view->seat != NO_SEAT ? view->seat : __builtin_ctz(view->asked);
    int other = (seat + 1) % plain->names->seats;
    struct strbuf what = {0};

    strbuf_addf(&what, "%s: %s %s", plain->names->seat[seat], text_get(N_("catch")),
                plain->names->seat[other]);
    prompt_add_help_line(
        plain, out, strbuf_text(&what),
        N_("somebody acts out of turn: first the name, then the action (catch, call, "
           "jump, wrong)"));
    strbuf_clear(&what);
    strbuf_addf(&what, "%s %s", text_get(N_("talk")), plain->names->seat[seat]);
    prompt_add_help_line(plain, out, strbuf_text(&what),
                         N_("this player told another what to play, and draws cards for it"));
    strbuf_release(&what);
}

static void add_enter_help(const struct plain *plain, struct strbuf *out, const struct view *view)
{
    const char *id = NULL;

    if (view->situation == SITUATION_ROUND_OVER)
        id = view->turn == view->seat ? N_("deal the next round") : N_("begin the next round");
    else if (view->seat == NO_SEAT)
        id = N_("nobody does anything");
    else if (view->situation == SITUATION_REACT || view->situation == SITUATION_SHOUT)
        id = N_("do nothing");
    if (id)
        prompt_add_help_line(plain, out, text_get(N_("Enter")), id);
}

/* Adds the lines to type when people come and go, and when a card was a mistake. */
static void add_table_help(const struct plain *plain, struct strbuf *out, const struct view *view)
{
    static const char *const help[SEAT_CHANGE_KINDS] = {
        [SEAT_LEAVES] = N_("this player leaves; a bot plays on until the player is back"),
        [SEAT_RETURNS] = N_("this player takes the seat again"),
        [SEAT_JOINS] = N_("somebody new takes the seat of a bot"),
    };
    int seat = view->seat != NO_SEAT ? view->seat : __builtin_ctz(view->asked);
    struct strbuf what = {0};

    for (enum seat_change_kind kind = 0; kind < SEAT_CHANGE_KINDS; kind++) {
        const char *phrases = seat_change_phrases(kind);
        if (!help[kind])
            continue;
        strbuf_clear(&what);
        strbuf_add(&what, kind == SEAT_JOINS ? "Zoe" : plain->names->seat[seat]);
        strbuf_add_char(&what, ' ');
        strbuf_add_bytes(&what, phrases, strcspn(phrases, ","));
        prompt_add_help_line(plain, out, strbuf_text(&what), help[kind]);
    }
    strbuf_release(&what);
    prompt_add_help_line(plain, out, text_get(N_("undo")),
                         N_("take back the card laid last, if nobody has reacted"));
}

void prompt_add_help(const struct plain *plain, struct strbuf *out, const struct view *view,
                     const struct choices *choices)
{
    const struct deck *deck = plain->names->deck;
    bool over = view->situation == SITUATION_ROUND_OVER;
    struct strbuf example = {0};

    if (view->real) {
        real_question_help(plain, out, view);
        return;
    }
    prompt_add_line(plain, out, N_("What you can type:"));
    add_enter_help(plain, out, view);
    if (!over && choices->count) {
        strbuf_addf(&example, "%d", choices->first);
        prompt_add_help_line(plain, out, strbuf_text(&example),
                             N_("the number in front of your choice"));
    }
    if (view->situation == SITUATION_TURN || view->situation == SITUATION_DREW)
        add_card_help(plain, out, view);
    if (view->situation == SITUATION_PROVE)
        prompt_add_help_line(plain, out, "1/2", N_("another fraction that both are equal to"));
    if (view->situation == SITUATION_COLOUR) {
        int suit = choices->choice[0].suit; /* "green, G" */
        strbuf_clear(&example);
        strbuf_addf(&example, "%s, %s", play_name_suit(deck, suit),
                    words_in(&deck_suit(deck, suit)->abbreviations, text_language()));
        prompt_add_help_line(plain, out, strbuf_text(&example),
                             N_("a colour; its first letters are enough"));
    }
    strbuf_release(&example);
    if (!over) {
        add_commands(plain, out, view);
        if (plain->people > 1)
            add_names_help(plain, out, view);
        add_table_help(plain, out, view);
    }
    if (view->situation == SITUATION_TURN || view->situation == SITUATION_DREW)
        prompt_add_help_line(
            plain, out, text_get(N_("hint")),
            N_("how many of your cards fit; type it again for which, and again for why"));
    prompt_add_help_line(plain, out, text_get(N_("hand")), N_("your cards once more"));
    prompt_add_help_line(plain, out, text_get(N_("again")),
                         N_("what happened since your last turn, and the question once more"));
    prompt_add_help_line(plain, out, text_get(N_("rules")), N_("the rules of this game, in short"));
    prompt_add_help_line(plain, out, text_get(N_("points")), N_("everyone’s points"));
    prompt_add_help_line(plain, out, text_get(N_("stop")),
                         N_("stop playing; breuk saves the game, and you can continue later"));
}
