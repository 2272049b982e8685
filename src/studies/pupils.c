#include "studies/pupils.h"

#include "base/memory.h"
#include "console/complaint.h"
#include "console/file_name.h"
#include "console/progress.h"
#include "lesson/diagnosis/diagnosis.h"
#include "lesson/diagnosis/simulated_pupil.h"
#include "sim/pupils.h"
#include "studies/row.h"
#include "studies/simulation.h"
#include "text/text.h"
#include "tui/show.h"

#include <inttypes.h>
#include <stdio.h>
#include <string.h>

_Static_assert((int)ROW_LOOKS == PUPIL_STEPS && (int)ROW_LOOKS == SIMULATED_LOOKS,
               "rows of play and of lessons have the same looks");

/* A row: the believers of each hypothesis, and each other kind of pupil. */
enum { ROWS_MOST = HYPOTHESES + SIMULATEDS };

/* What all places share. */
struct pupils {
    const struct sim_options *options;
    const struct manner *manner;
    struct course course; /* for probes, and to be simulated */
    struct pupil_row rows[ROWS_MOST];
    struct pupil_place place;
    bool shown; /* a place, above the next one */
};

/* Decks and groups of lessons that are played without being named. */
static const char *const usual_decks[] = {"equals", "fractions", "first-fractions", "improper",
                                          "mixed-forms"};
static const char *const usual_lessons[] = {
#define SOURCE(id, ...) #id,
#include "lesson/diagnosis/source-list.h"
#undef SOURCE
};

static const char *const kind_names[] = {
#define SIMULATED(id, name) name,
#include "lesson/diagnosis/simulated-list.h"
#undef SIMULATED
};

/* --- rows */

static struct pupil_row *add_row(struct pupils *pupils, const char *name, enum hypothesis belief)
{
    struct pupil_row *row = &pupils->rows[pupils->place.count++];

    *row = (struct pupil_row){.name = name, .belief = belief, .pace = -1, .pace_most = -1};
    return row;
}

static void begin_place(struct pupils *pupils, const char *kind, const char *name)
{
    pupils->place = (struct pupil_place){.kind = kind,
                                         .name = name,
                                         .strength = pupils->options->strength,
                                         .seed = pupils->options->seed,
                                         .rows = pupils->rows};
}

/* Says what was simulated where, and shows the rows; after the last place of a kind also what they
 * mean. */
static void print_place(struct pupils *pupils, struct message where, bool explained)
{
    struct strbuf out = {0};
    char seed[24];

    if (pupils->manner->json) {
        pupil_table_add_json(&pupils->place, &out);
        show_exact(stdout, strbuf_text(&out));
    } else {
        snprintf(seed, sizeof seed, "%" PRIu64, pupils->options->seed);
        strbuf_add(&out, pupils->shown ? "\n" : "");
        sim_sentence_add(where, &out);
        sim_sentence_add(
            message_plural(NP_("{count} pupil of each kind; a belief decides {percent} of 100 "
                               "times. Seed: {seed}; the same seed gives the same figures.",
                               "{count} pupils of each kind; a belief decides {percent} of 100 "
                               "times. Seed: {seed}; the same seed gives the same figures."),
                           arg_count("count", (int64_t)pupils->options->pupils),
                           arg_count("percent", (int64_t)(pupils->options->strength * 100 + .5)),
                           arg_text("seed", seed)),
            &out);
        pupil_table_add(&pupils->place, explained || stop_asked(), &out);
        show_text(stdout, strbuf_text(&out));
    }
    pupils->shown = true;
    strbuf_release(&out);
}

/* --- at a table */

/* How each kind of pupil without a belief plays; a pupil who copies numbers of a question has only
 * looks to go by there. */
static const struct {
    struct pupil pupil;
    bool bursts, learns;
} ways[SIMULATED_BELIEVER] = {
    [SIMULATED_CARELESS_20] = {.pupil = {PUPIL_SLIPS, 0, 0, .2}},
    [SIMULATED_CARELESS_35] = {.pupil = {PUPIL_SLIPS, 0, 0, .35}},
    [SIMULATED_CARELESS_60] = {.pupil = {PUPIL_SLIPS, 0, 0, .6}},
    [SIMULATED_GUESSING] = {.pupil = {PUPIL_SLIPS, 0, 0, 1}},
    [SIMULATED_ALIKE] = {.pupil = {PUPIL_LOOKS, 0, 0, .4}},
    [SIMULATED_ALWAYS_ALIKE] = {.pupil = {PUPIL_LOOKS, 0, 0, 1}},
    [SIMULATED_COPYING] = {.pupil = {PUPIL_LOOKS, 0, 0, .4}},
    [SIMULATED_LARGEST] = {.pupil = {PUPIL_LARGEST, 0, 0, 1}},
    [SIMULATED_BURSTS] = {.pupil = {PUPIL_SLIPS, 0, 0, .05}, .bursts = true},
    [SIMULATED_LEARNT] = {.pupil = {PUPIL_BELIEVES, 0, 0, BELIEVER_SLIP}, .learns = true},
};

/* Who answers a probe. */
struct answering {
    const struct course *course;
    enum simulated kind;
    enum hypothesis belief;
    double strength;
};

static bool ask_probe(void *context, const struct pupil *pupil, struct evidence *evidence,
                      struct chance *chance)
{
    const struct answering *answering = context;
    struct simulated_pupil answers;
    struct item items[PROBE_ITEMS];
    double p;
    const struct lesson *lesson =
        diagnosis_words_in_play(answering->course, evidence_leader(evidence, &p));

    if (!lesson || probe_make(evidence, lesson, course_taught(answering->course, lesson), chance,
                              items) < PROBE_ITEMS)
        return false;
    simulated_init(&answers, answering->kind, answering->belief, answering->strength);
    answers.learnt = pupil->way != PUPIL_BELIEVES;
    answers.slips = pupil->slip;
    evidence_begin_probe(evidence);
    for (int i = 0; i < PROBE_ITEMS; i++) {
        struct response response;
        struct decision decision;
        simulated_answer(&answers, &items[i], chance, &response);
        decision_of_item(&decision, &items[i], &response);
        if (!evidence_add(evidence, &decision, FADING_GAME))
            evidence_end_probe(evidence);
    }
    return true;
}

/* How far all rows of a deck are. */
struct going {
    struct progress progress;
    uint64_t before; /* pupils of rows that are done */
};

static bool go_on(void *context, uint64_t done)
{
    struct going *going = context;

    progress_show(&going->progress, going->before + done);
    return !stop_asked();
}

static void fill_row(struct pupil_row *row, const struct pupil_counts *counts)
{
    row->pupils = counts->pupils;
    for (int look = 0; look < ROW_LOOKS; look++) {
        row->reached[look] = counts->reached[look];
        row->right[look] = counts->right[look];
    }
    row->other = counts->other;
    row->few = 20 * counts->reached[1] < 19 * counts->pupils;
    if (counts->informative)
        row->pace = (double)counts->turns / (double)counts->informative;
    memcpy(row->named, counts->named, sizeof row->named);
    row->rounds = counts->rounds;
    row->turns = counts->turns;
    row->decisions = counts->decisions;
    row->informative = counts->informative;
    row->probes = counts->probes;
}

static void play_row(struct pupils *pupils, struct pupil_study *study, enum simulated kind,
                     enum hypothesis belief, struct going *going)
{
    struct answering answering = {&pupils->course, kind, belief, pupils->options->strength};
    struct pupil_counts counts = {0};
    bool believes = kind == SIMULATED_BELIEVER;
    struct pupil_row *row = add_row(pupils, believes ? NULL : kind_names[kind], belief);

    study->pupil =
        believes ? (struct pupil){.way = PUPIL_BELIEVES, .slip = BELIEVER_SLIP} : ways[kind].pupil;
    study->pupil.strength = pupils->options->strength;
    if (belief != HYPOTHESES)
        study->pupil.beliefs = hypothesis_bit(belief);
    study->bursts = !believes && ways[kind].bursts;
    study->learns = !believes && ways[kind].learns;
    /* rows draw different cards */
    study->seed =
        pupils->options->seed + (uint64_t)pupils->place.count * UINT64_C(0x9E3779B97F4A7C15);
    study->probe_context = &answering;
    pupils_play(study, &counts);
    going->before += counts.pupils;
    fill_row(row, &counts);
}

/* Returns the first of a set; HYPOTHESES: it is empty. */
static enum hypothesis first_of(hypothesis_set set)
{
    return set ? (enum hypothesis)__builtin_ctzll(set) : HYPOTHESES;
}

static void play_rows(struct pupils *pupils, struct pupil_study *study)
{
    struct going going = {.before = 0};
    struct stop stop;
    uint64_t rows = (uint64_t)__builtin_popcountll(study->shown) + SIMULATED_BELIEVER;

    study->go_on = go_on;
    study->go_on_context = &going;
    progress_begin(&going.progress, pupils->manner, rows * pupils->options->pupils);
    stop_begin(&stop);
    for (enum hypothesis h = 0; h < HYPOTHESES && !stop_asked(); h++)
        if (study->shown & hypothesis_bit(h))
            play_row(pupils, study, SIMULATED_BELIEVER, h, &going);
    for (enum simulated kind = 0; kind < SIMULATED_BELIEVER && !stop_asked(); kind++)
        play_row(pupils, study, kind,
                 kind == SIMULATED_LEARNT ? first_of(study->shown) : HYPOTHESES, &going);
    stop_end(&stop);
    progress_end(&going.progress);
}

/* Refuses a table at which no belief can show. */
static enum exit_code check_table(const struct pupils *pupils, const struct setup *setup,
                                  hypothesis_set shown)
{
    const char *name = deck_about(setup->deck)->name;

    if (setup->settings.value[SETTING_MATCH] == MATCH_PRINTED)
        return complain_of(
            pupils->manner,
            message_with(N_("{deck}: with match=printed equal numbers do not fit, so no card tells "
                            "what somebody believes of them; choose match=value"),
                         arg_text("deck", name)));
    if (!shown)
        return complain_of(
            pupils->manner,
            message_with(N_("{deck}: no belief about fractions can show in this deck, since no two "
                            "of its numbers would be mixed up by one; try the deck equals"),
                         arg_text("deck", name)));
    return EXIT_DONE;
}

static enum exit_code play_deck(struct pupils *pupils, const char *typed, bool explained)
{
    struct sim_options options = *pupils->options;
    struct simulation *simulation = memory_new(1, sizeof *simulation);
    const struct setup *setup = &simulation->setup;
    hypothesis_set shown = 0;

    options.deck = typed;
    options.bots = "random";
    enum exit_code code = simulation_open(simulation, &options, pupils->manner);
    if (code == EXIT_DONE) {
        shown = pupils_shown(setup->rules);
        code = check_table(pupils, setup, shown);
    }
    if (code == EXIT_DONE) {
        struct pupil_study study = {.rules = setup->rules,
                                    .shown = shown,
                                    .pupils = pupils->options->pupils,
                                    .threads = options.threads,
                                    .probe = ask_probe};
        begin_place(pupils, "deck", deck_about(setup->deck)->name);
        play_rows(pupils, &study);
        print_place(
            pupils,
            message_with(
                N_("{title} ({deck}): {seats} players, rules: {rules}."),
                arg_text("title", words_in(&deck_about(setup->deck)->title, text_language())),
                arg_text("deck", deck_about(setup->deck)->name),
                arg_count("seats", setup->players.count), arg_text("rules", setup->ruleset)),
            explained);
    }
    simulation_release(simulation);
    memory_free(simulation);
    return code;
}

/* --- in lessons */

static void take_row(void *context, const struct simulated_row *from)
{
    struct pupils *pupils = context;
    struct pupil_row *row = add_row(pupils, from->name, from->belief);

    row->pupils = (uint64_t)from->pupils;
    for (int look = 0; look < ROW_LOOKS; look++) {
        row->reached[look] = (uint64_t)from->reached[look];
        row->right[look] = (uint64_t)from->right[look];
    }
    row->other = (uint64_t)from->other;
    row->few = from->thin;
    for (int h = 0; h < HYPOTHESES; h++)
        row->named[h] = (uint64_t)from->named_as[h];
    if (from->named) {
        row->pace = from->items_median;
        row->pace_most = from->items_most;
    }
}

static bool go_on_with_lessons(void *context, uint64_t done, uint64_t all)
{
    struct progress *progress = context;

    progress->all = all;
    progress_show(progress, done);
    return !stop_asked();
}

/* Simulates a lesson; NULL: the group of that id. */
static void do_rows(struct pupils *pupils, const struct lesson *lesson, const char *only)
{
    struct progress progress;
    const struct simulated_setup setup = {.course = &pupils->course,
                                          .pupils = (int)pupils->options->pupils,
                                          .seed = pupils->options->seed,
                                          .strength = pupils->options->strength,
                                          .only = only,
                                          .go_on = go_on_with_lessons,
                                          .go_on_context = &progress};
    struct stop stop;

    progress_begin(&progress, pupils->manner, 1);
    stop_begin(&stop);
    if (lesson)
        simulated_lesson(&setup, lesson, take_row, pupils);
    else
        simulated_run(&setup, take_row, pupils);
    stop_end(&stop);
    progress_end(&progress);
}

/* One of the groups of lessons. */
static void do_source(struct pupils *pupils, const char *id, const char *name, bool explained)
{
    begin_place(pupils, "lesson", id);
    do_rows(pupils, NULL, id);
    if (pupils->place.count > 0)
        print_place(pupils, message_with(N_("Lessons: {name}."), arg_term("name", name)),
                    explained);
}

static enum exit_code do_lesson(struct pupils *pupils, const struct lesson *lesson, bool explained)
{
    if (!lesson_shows(lesson))
        return complain_of(
            pupils->manner,
            message_with(N_("{lesson}: no belief about fractions can show in the questions of this "
                            "lesson; try the lesson factor"),
                         arg_text("lesson", lesson->name)));
    begin_place(pupils, "lesson", lesson->name);
    do_rows(pupils, lesson, NULL);
    print_place(pupils,
                message_with(N_("{title} ({lesson})."),
                             arg_text("title", words_in(&lesson->title, text_language())),
                             arg_text("lesson", lesson->name)),
                explained);
    return EXIT_DONE;
}

/* --- operands */

static enum exit_code do_lesson_file(struct pupils *pupils, const char *path, bool explained)
{
    struct diag diag = {0};
    struct lesson *lesson = NULL;
    enum status status = lesson_load(&lesson, path, &diag);

    complain_diag(pupils->manner, &diag, NULL);
    enum exit_code code =
        status == STATUS_OK ? do_lesson(pupils, lesson, explained) : exit_code_of(status);
    lesson_free(lesson);
    diag_release(&diag);
    return code;
}

/* Returns whether a file is a lesson; one that cannot be read is not, as the deck's reader says
 * why. */
static bool is_lesson_file(const char *path)
{
    static const struct grammar *const grammars[] = {&deck_grammar, &lesson_grammar};
    struct xml_document *document = NULL;
    struct diag diag = {0};

    xml_read_one_of(&document, path, grammars, sizeof grammars / sizeof *grammars, &diag);
    bool lesson = document && document->grammar == &lesson_grammar;
    xml_free(document);
    diag_release(&diag);
    return lesson;
}

static enum exit_code do_operand(struct pupils *pupils, struct named *named, const char *typed,
                                 bool explained)
{
    struct diag diag = {0};
    const char *path = NULL;
    struct library *library = named_library(named, &typed, &diag);
    enum status status = library ? library_resolve(library, &path, typed, &diag) : STATUS_INVALID;
    enum exit_code code = complain_all(pupils->manner, &diag, status);

    if (code != EXIT_DONE)
        return code;
    if (library == &named->lessons || (library == &named->both && is_lesson_file(path)))
        return do_lesson_file(pupils, path, explained);
    return play_deck(pupils, typed, explained);
}

static enum exit_code do_operands(struct pupils *pupils)
{
    const struct sim_options *options = pupils->options;
    enum exit_code code = EXIT_DONE;
    struct named named;

    named_open(&named);
    for (int i = 0; i < options->operand_count && code == EXIT_DONE && !stop_asked(); i++)
        code = do_operand(pupils, &named, options->operands[i], true);
    named_release(&named);
    return code;
}

static enum exit_code do_usual(struct pupils *pupils)
{
    enum {
        DECKS = sizeof usual_decks / sizeof *usual_decks,
        LESSONS = sizeof usual_lessons / sizeof *usual_lessons
    };
    static const char *const names[LESSONS] = {
#define SOURCE(id, name, ...) name,
#include "lesson/diagnosis/source-list.h"
#undef SOURCE
    };
    enum exit_code code = EXIT_DONE;

    for (int i = 0; i < DECKS && code == EXIT_DONE && !stop_asked(); i++)
        code = play_deck(pupils, usual_decks[i], i + 1 == DECKS);
    for (int i = 0; i < LESSONS && code == EXIT_DONE && !stop_asked(); i++)
        do_source(pupils, usual_lessons[i], names[i], i + 1 == LESSONS);
    return code;
}

enum exit_code sim_pupils(const struct sim_options *options, const struct manner *manner)
{
    struct pupils *pupils = memory_new(1, sizeof *pupils);
    enum exit_code code = EXIT_DONE;

    pupils->options = options;
    pupils->manner = manner;
    course_open(&pupils->course);
    if (pupils->course.count == 0)
        code = complain_of(manner, message_of(N_("there are no lessons, from which the questions "
                                                 "of a probe would come")));
    if (code == EXIT_DONE)
        code = options->operand_count ? do_operands(pupils) : do_usual(pupils);
    if (code == EXIT_DONE && stop_asked())
        code = EXIT_STOPPED;
    course_release(&pupils->course);
    memory_free(pupils);
    return code;
}
