/* The rules of the game in play, in short: what a player must know to play on. */
#include "rules/describing/describe.h"
#include "ruleset/setting.h"
#include "text/text.h"
#include "tui/prompt.h"
#include "tui/wrap.h"

#include <string.h>

struct short_rules {
    const struct plain *plain;
    const struct settings *settings;
    struct strbuf *out;
    int players;        /* that play in this round */
    int section;        /* the one whose heading was added last; −1: none */
    enum action action; /* the one that was spoken of last */
};

/* Whether a section belongs to the rules in short: not how cards are dealt, and points are
 * counted by the program. */
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

/* Whether a line goes into detail: all but the first on the aim and on each action. What is said of
 * two players is the rule where two play. */
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

/* Returns what a sentence is about, if it does not say so itself: "+2"; else NULL. */
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
