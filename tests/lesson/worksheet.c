/* Worksheets: which questions stand on a sheet, what of them, and what the key says. */
#include "lesson/paper/worksheet.h"

#include "cases.h"
#include "lesson/course.h"
#include "text/text.h"

#include <stdio.h>
#include <string.h>

enum { SEEDS = 3, LESSONS = 27, ALL = WORKSHEET_EXAMPLES + WORKSHEET_ITEMS + WORKSHEET_EXITS };

static struct course course;
static struct worksheet sheets[WORKSHEET_FORMS];

static void open_course(void)
{
    course_open(&course);
}

static void release_course(void)
{
    course_release(&course);
}

static enum status make(struct worksheet *sheet, const struct lesson *lesson, uint64_t seed,
                        enum worksheet_form form)
{
    static const struct lesson *before[COURSE_BEFORE];
    const struct worksheet_request request = {.lesson = lesson,
                                          .before = before,
                                          .befores = course_before(&course, lesson, before),
                                          .seed = seed,
                                          .form = form};

    return worksheet_make(sheet, &request);
}

static void make_both(const struct lesson *lesson, uint64_t seed)
{
    for (enum worksheet_form form = 0; form < WORKSHEET_FORMS; form++)
        ck_assert_int_eq(make(&sheets[form], lesson, seed, form), STATUS_OK);
}

/* All questions of a sheet: examples, items, then those to hand in. */
static const struct item *question(const struct worksheet *sheet, int index)
{
    if (index < sheet->examples)
        return &sheet->example[index];
    index -= sheet->examples;
    return index < sheet->items ? &sheet->item[index] : &sheet->exit[index - sheet->items];
}

static int questions(const struct worksheet *sheet)
{
    return sheet->examples + sheet->items + sheet->exits;
}

static int times_in(const struct item *item, const struct worksheet *sheet)
{
    int times = 0;

    for (int i = 0; i < questions(sheet); i++)
        times += item_same(item, question(sheet, i));
    return times;
}

/* ---- which questions ---- */

/* The letters at a line do not stand on paper: no number is to be shown twice on the same line. */
static void check_lines(const struct lesson *lesson, const struct worksheet *sheet)
{
    for (int i = 0; i < questions(sheet); i++)
        for (int j = 0; j < i; j++) {
            const struct item *one = question(sheet, i), *other = question(sheet, j);
            ck_assert_msg(one->kind != ITEM_PLACE || other->kind != ITEM_PLACE ||
                              !figure_same(&one->stem, &other->stem) ||
                              !notation_identical(&one->other.number, &other->other.number),
                          "%s, seed %d", lesson->name, (int)sheet->request.seed);
        }
}

/* For what is rare; a sample unless BREUK_LONG is set. */
static uint64_t many_seeds(void)
{
    return in_full() ? 4 * SEEDS : SEEDS + 1;
}

START_TEST(a_sheet_has_ten_questions_three_to_hand_in_two_examples_and_none_of_them_twice)
{
    const struct lesson *lesson = course.lesson[_i];

    for (uint64_t seed = 1; seed <= SEEDS; seed += (uint64_t)stride(SEEDS)) {
        make_both(lesson, seed);
        for (int form = 0; form < WORKSHEET_FORMS; form++) {
            const struct worksheet *sheet = &sheets[form];
            ck_assert_int_eq(sheet->items, WORKSHEET_ITEMS);
            ck_assert_int_eq(sheet->exits, WORKSHEET_EXITS);
            ck_assert_int_eq(sheet->examples, WORKSHEET_EXAMPLES);
            ck_assert_int_eq(worksheet_lacks(sheet), 0);
            for (int i = 0; i < ALL; i++)
                ck_assert_msg(times_in(question(sheet, i), sheet) == 1, "%s, seed %d, form %s",
                              lesson->name, (int)seed, worksheet_form_name(form));
            check_lines(lesson, sheet);
        }
    }
}
END_TEST

/* One part of 3 to 8 as a pie or a bar: there are twelve such questions, too few for two sheets. */
static bool has_few(const struct lesson *lesson, const struct item *item)
{
    return strcmp(lesson->name, "parts") == 0 && item->kind == ITEM_READ;
}

START_TEST(neighbours_have_other_questions_of_the_same_kinds)
{
    const struct lesson *lesson = course.lesson[_i];

    for (uint64_t seed = 1; seed <= SEEDS; seed += (uint64_t)stride(SEEDS)) {
        make_both(lesson, seed);
        for (int i = 0; i < ALL; i++) {
            const struct item *item = question(&sheets[WORKSHEET_A], i);
            ck_assert_int_eq(item->kind, question(&sheets[WORKSHEET_B], i)->kind);
            ck_assert_msg(has_few(lesson, item) || times_in(item, &sheets[WORKSHEET_B]) == 0,
                          "%s, seed %d: question %d", lesson->name, (int)seed, i);
        }
    }
}
END_TEST

/* The sheet of one is no key to that of the other. */
START_TEST(lessons_with_the_same_numbers_ask_other_questions_with_one_seed)
{
    static struct worksheet top;
    int same = 0;

    make_both(course_find(&course, "fill-top"), 1);
    top = sheets[WORKSHEET_A];
    make_both(course_find(&course, "fill-below"), 1);
    for (int i = 0; i < WORKSHEET_ITEMS; i++)
        for (int j = 0; j < WORKSHEET_ITEMS; j++)
            same += figure_same(&top.item[i].stem, &sheets[WORKSHEET_A].item[j].stem) &&
                    figure_same(&top.item[i].other, &sheets[WORKSHEET_A].item[j].other);
    ck_assert_int_le(same, 1);
}
END_TEST

START_TEST(one_question_to_hand_in_is_of_a_lesson_before_and_all_others_of_this_one)
{
    const struct lesson *lesson = course.lesson[_i];
    const struct lesson *before[COURSE_BEFORE];

    make_both(lesson, 4);
    for (int i = 0; i < ALL; i++) {
        const struct lesson *of = question(&sheets[WORKSHEET_B], i)->lesson;
        bool is_old = i == ALL - 1 && course_before(&course, lesson, before) > 0;
        ck_assert_msg((of == lesson) == !is_old, "%s: question %d is of %s", lesson->name, i,
                      of->name);
        ck_assert(is_old || lesson->kind[question(&sheets[WORKSHEET_B], i)->kind].share > 0);
    }
}
END_TEST

START_TEST(the_same_seed_makes_the_same_sheet_and_another_one_another)
{
    const struct lesson *lesson = course_find(&course, "fill-top");
    int differ = 0;

    for (enum worksheet_form form = 0; form < WORKSHEET_FORMS; form++) {
        ck_assert_int_eq(make(&sheets[0], lesson, 7, form), STATUS_OK);
        ck_assert_int_eq(make(&sheets[1], lesson, 7, form), STATUS_OK);
        for (int i = 0; i < ALL; i++)
            ck_assert(item_same(question(&sheets[0], i), question(&sheets[1], i)));
        ck_assert_int_eq(make(&sheets[1], lesson, 8, form), STATUS_OK);
        for (int i = 0; i < ALL; i++)
            differ += !item_same(question(&sheets[0], i), question(&sheets[1], i));
    }
    ck_assert_int_gt(differ, ALL);
}
END_TEST

/* A third of the signs, and one in eight of what is simple already or none of them. But what is
 * left of a whole asks for names of 1, of which there are eight, too few for two sheets. */
START_TEST(what_is_rare_in_a_lesson_is_not_heaped_up_on_a_sheet)
{
    enum { SIGNS = 3 };
    const struct lesson *lesson = course.lesson[_i];

    for (uint64_t seed = 1; seed <= many_seeds(); seed++) {
        make_both(lesson, seed);
        for (int form = 0; form < WORKSHEET_FORMS; form++) {
            int equal = 0, simple = 0, none = 0;
            for (int i = 0; i < ALL; i++) {
                const struct item *item = question(&sheets[form], i);
                equal += item->kind == ITEM_COMPARE && item->sign == 0;
                simple += item->kind == ITEM_SIMPLIFY && item->factor == 1;
                for (int o = 0; o < item->options && item->kind == ITEM_FIND; o++)
                    none += item->option[o].right && item->option[o].figure.shape == SHAPE_NONE;
            }
            bool few = strcmp(lesson->name, "left") == 0;
            ck_assert_msg(equal <= SIGNS && simple <= 1 && (few || none <= 1),
                          "%s, seed %d: %d equal, %d simple, %d none", lesson->name, (int)seed,
                          equal, simple, none);
        }
    }
}
END_TEST

START_TEST(several_parts_are_more_than_one_and_nothing_stands_in_order_already)
{
    const struct lesson *lesson = course.lesson[_i];

    for (uint64_t seed = 1; seed <= many_seeds(); seed++) {
        make_both(lesson, seed);
        for (int i = 0; i < ALL; i++) {
            const struct item *item = question(&sheets[seed % WORKSHEET_FORMS], i);
            bool sorted = item->kind == ITEM_ORDER;
            for (int o = 0; o + 1 < item->options; o++)
                sorted = sorted &&
                         rational_compare(notation_value(&item->option[o].figure.number),
                                          notation_value(&item->option[o + 1].figure.number)) < 0;
            ck_assert_msg(!sorted, "%s, seed %d: question %d", lesson->name, (int)seed, i);
            ck_assert_msg(strcmp(item->lesson->name, "shaded") != 0 || item->kind != ITEM_READ ||
                              item->stem.number.numerator > 1,
                          "seed %d: question %d", (int)seed, i);
        }
    }
}
END_TEST

/* ---- lessons of authors ---- */

static const char five_of_own[] =
    "<item kind='fill' stem='1/2' other='2/4'/><item kind='left' stem='3/8'/>"
    "<item kind='simplify' stem='4/6'/><item kind='same' stem='1/2' other='3/6'/>"
    "<item kind='compare' stem='1/2' other='2/3'/>";

START_TEST(questions_that_differ_in_what_does_not_stand_on_paper_come_once)
{
    struct lesson *lesson =
        lesson_of("denominators='2'", "factor",
                  "<item kind='place' stem='1/3' other='4/12'/>"
                  "<item kind='prove' stem='2/3' other='3/5'/><item kind='left' stem='3/8'/>");

    for (uint64_t seed = 1; seed <= SEEDS; seed += (uint64_t)stride(SEEDS)) {
        make_both(lesson, seed);
        for (int form = 0; form < WORKSHEET_FORMS; form++)
            ck_assert_int_eq(questions(&sheets[form]), 3);
    }
    lesson_free(lesson);
}
END_TEST

START_TEST(a_lesson_of_few_questions_has_each_of_them_once_and_says_how_many_it_lacks)
{
    struct lesson *lesson = lesson_of("denominators='2'", "factor", five_of_own);

    make_both(lesson, 1);
    for (int form = 0; form < WORKSHEET_FORMS; form++) {
        ck_assert_int_eq(sheets[form].items, 5);
        ck_assert_int_eq(sheets[form].exits, 0);
        ck_assert_int_eq(sheets[form].examples, 0);
        ck_assert_int_eq(worksheet_lacks(&sheets[form]), ALL - 5);
        for (int i = 0; i < 5; i++)
            ck_assert_int_eq(times_in(&sheets[form].item[i], &sheets[form]), 1);
    }
    lesson_free(lesson);
}
END_TEST

/* Nothing is equal to one number among hundreds of choices, and all of them ask much the same. */
START_TEST(that_nothing_is_equal_to_a_number_is_not_asked_more_often_than_what_is)
{
    struct lesson *lesson = lesson_of("denominators='2' largest='100' notations='fraction percent' "
                                      "answers='percent fraction'",
                                      "decimal", "<items kind='find' share='100'/>");

    make_both(lesson, 1);
    for (int form = 0; form < WORKSHEET_FORMS; form++)
        ck_assert_int_le(questions(&sheets[form]), 3);
    lesson_free(lesson);
}
END_TEST

START_TEST(an_authors_own_questions_stand_among_those_that_are_made)
{
    char items[512] = "<items kind='fill' share='100'/>";
    struct lesson *lesson =
        lesson_of("denominators='2 3 4 5 6' largest='60'", "factor", strcat(items, five_of_own));
    int own = 0;

    make_both(lesson, 1);
    for (int i = 0; i < WORKSHEET_ITEMS; i++)
        own += sheets[0].item[i].kind != ITEM_FILL ||
               (sheets[0].item[i].stem.number.denominator == 2 &&
                sheets[0].item[i].other.number.denominator == 4);
    ck_assert_int_ge(own, 5);
    ck_assert_int_eq(worksheet_lacks(&sheets[0]), 0);
    lesson_free(lesson);
}
END_TEST

START_TEST(numbers_that_allow_no_question_make_no_sheet)
{
    struct lesson *lesson =
        lesson_of("denominators='3' largest='4'", "factor", "<items kind='fill' share='100'/>");

    ck_assert_int_eq(make(&sheets[0], lesson, 1, WORKSHEET_A), STATUS_INVALID);
    lesson_free(lesson);
}
END_TEST

/* ---- what stands on paper ---- */

/* A pen's marks, which only answers have. */
static int pens(const struct page_cell *cell)
{
    int count = 0;

    for (const struct page_item *item = cell->items; item; item = item->next)
        count += item->pen != PAGE_PEN_NONE || item->filled ||
                 ((item->kind == PAGE_BOX || item->kind == PAGE_BLANK) && *item->text);
    return count;
}

/* Room for a pupil to write in. */
static int rooms(const struct page_cell *cell)
{
    int count = 0;

    for (const struct page_item *item = cell->items; item; item = item->next)
        count += (item->kind == PAGE_BOX && !*item->text && !item->filled) ||
                 (item->kind == PAGE_BOXED && item->hole != PAGE_HOLE_NONE && !item->filled) ||
                 item->kind == PAGE_BLANK || (item->kind == PAGE_PICTURE && item->figure.blank);
    return count;
}

/* Numbers and pictures that can be ringed or crossed out. */
static int things(const struct page_cell *cell)
{
    int count = 0;

    for (const struct page_item *item = cell->items; item; item = item->next)
        count += item->kind == PAGE_NUMBER || item->kind == PAGE_PICTURE;
    return count;
}

enum { CELLS = 64 };

/* All cells of the tables of a page, row by row. */
static int cells_of(const struct page *page, const struct page_cell *cells[CELLS])
{
    int count = 0;

    for (const struct page_block *block = page->blocks; block; block = block->next) {
        if (block->kind != PAGE_TABLE)
            continue;
        /* Two columns of questions have a third between them, which keeps them apart. */
        int step = block->table->columns == 3 && block->table->bare ? 2 : 1;
        for (const struct page_row *row = block->table->rows; row; row = row->next)
            for (int i = 0; i < block->table->columns && !row->head; i += step)
                cells[count++] = &row->cells[i];
    }
    return count;
}

/* Tables: the examples, ten questions in two columns, and at the foot a name and three. */
static void check_sheet(const struct worksheet *sheet)
{
    enum { FIRST = 2, NAME = FIRST + WORKSHEET_ITEMS, COUNT = NAME + 1 + WORKSHEET_EXITS };
    const struct page_cell *cells[CELLS];
    struct page page;

    worksheet_page(&page, sheet);
    ck_assert_int_eq(cells_of(&page, cells), COUNT);
    ck_assert_int_eq(page.most_pages, 1);
    for (int i = 1; i < COUNT; i++) {
        const char *name = sheet->request.lesson->name;
        ck_assert_msg(pens(cells[i]) == 0, "%s: cell %d tells the answer", name, i);
        ck_assert_msg(rooms(cells[i]) > 0 || things(cells[i]) >= 3, "%s: cell %d has no room", name,
                      i);
    }
    page_release(&page);
}

/* Rows: the example to complete, ten, and three. */
static void check_key(const struct worksheet *sheet)
{
    enum { COLUMNS = 3, ROWS = 1 + WORKSHEET_ITEMS + WORKSHEET_EXITS };
    const struct page_cell *cells[CELLS];
    struct page page;

    worksheet_key_page(&page, sheet);
    ck_assert_int_eq(cells_of(&page, cells), COLUMNS * ROWS);
    for (int r = 0; r < ROWS; r++) {
        const struct item *item = question(sheet, r + 1);
        const struct page_cell *const *cell = &cells[COLUMNS * r];
        bool written = item->kind == ITEM_WRITE || item->kind == ITEM_PLACE;
        ck_assert_msg(written ? rooms(cell[0]) == 0 : pens(cell[0]) > 0, "%s: row %d: no answer",
                      sheet->request.lesson->name, r);
        for (int c = 1; c < COLUMNS; c++)
            ck_assert_msg(cell[c]->items != NULL, "%s: row %d is empty", sheet->request.lesson->name,
                          r);
    }
    page_release(&page);
}

START_TEST(a_sheet_has_room_for_answers_and_none_of_them_and_its_key_has_each)
{
    for (uint64_t seed = 1; seed <= SEEDS; seed += (uint64_t)stride(SEEDS)) {
        make_both(course.lesson[_i], seed);
        for (int form = 0; form < WORKSHEET_FORMS; form++) {
            check_sheet(&sheets[form]);
            check_key(&sheets[form]);
        }
    }
}
END_TEST

START_TEST(questions_of_all_kinds_have_a_place_on_paper)
{
    bool met[ITEM_KINDS] = {false};
    struct lesson *same =
        lesson_of("denominators='2 3 4 5 6 8' largest='60' factors='2 3 4'", "factor",
                  "<items kind='same' share='60'/><items kind='prove' share='40'/>");

    for (int l = 0; l <= course.count; l++) {
        make_both(l < course.count ? course.lesson[l] : same, 1);
        for (int i = 0; i < ALL; i++)
            met[question(&sheets[0], i)->kind] = true;
    }
    check_sheet(&sheets[0]);
    check_key(&sheets[0]);
    for (int k = 0; k < ITEM_KINDS; k++)
        ck_assert_msg(met[k], "%s", item_kind_names[k]);
    lesson_free(same);
}
END_TEST

static bool is_long(const struct page_item *item)
{
    return item->shape == PAGE_BAR || item->shape == PAGE_NUMBER_LINE;
}

/* Bars and lines of 80 mm, 25 on a card; low ones behind the others, so that two share a place. */
START_TEST(pictures_are_large_enough_to_count_and_bars_on_cards_stand_behind_other_pictures)
{
    const struct page_cell *cells[CELLS];
    struct page page;

    make_both(course.lesson[_i], 1);
    worksheet_page(&page, &sheets[0]);
    int count = cells_of(&page, cells);
    for (int i = 0; i < count; i++) {
        bool low = false;
        for (const struct page_item *item = cells[i]->items; item; item = item->next) {
            ck_assert(!item->framed || !low ||
                      (item->kind == PAGE_PICTURE && item->shape == PAGE_BAR));
            if (item->kind != PAGE_PICTURE)
                continue;
            ck_assert_double_ge(item->width, is_long(item) ? (item->framed ? 25 : 80) : 14);
            low = low || (item->framed && item->shape == PAGE_BAR && item->figure.wholes < 2);
            ck_assert(!item->below || low);
        }
    }
    page_release(&page);
}
END_TEST

/* “nichts davon” begins no line with its second word. */
START_TEST(what_is_ticked_stays_in_one_piece)
{
    struct message problem;
    const struct page_cell *cells[CELLS];
    struct page page;
    int ticks = 0;

    ck_assert_int_eq(text_start("de", &problem), STATUS_OK);
    make_both(course_find(&course, "factor"), 1);
    worksheet_page(&page, &sheets[0]);
    int count = cells_of(&page, cells);
    for (int i = 0; i < count; i++)
        for (const struct page_item *item = cells[i]->items; item; item = item->next) {
            if (item->kind != PAGE_BOX || item->width > 5)
                continue;
            ck_assert(item->next->kind == PAGE_TEXT && item->next->joined);
            ck_assert_ptr_null(strchr(item->next->text, ' '));
            ticks++;
        }
    ck_assert_int_gt(ticks, 3);
    page_release(&page);
    ck_assert_int_eq(text_start("en", &problem), STATUS_OK);
}
END_TEST

/* What is told of letters and reasons on a screen would be nonsense on paper. */
START_TEST(no_sentence_on_paper_speaks_of_a_keyboard_or_of_letters_that_are_not_there)
{
    static const char *const not_there[] = {"ype ", "hint", "letter", "reason", "Not yet"};

    for (int l = 0; l < course.count; l++) {
        for (int key = 0; key < 2; key++) {
            const struct page_cell *cells[CELLS];
            struct page page;
            ck_assert_int_eq(make(&sheets[0], course.lesson[l], 2, WORKSHEET_A), STATUS_OK);
            (key ? worksheet_key_page : worksheet_page)(&page, &sheets[0]);
            int count = cells_of(&page, cells);
            for (int i = 0; i < count; i++)
                for (const struct page_item *item = cells[i]->items; item; item = item->next)
                    for (size_t n = 0; n < sizeof not_there / sizeof *not_there; n++)
                        ck_assert_msg(!strstr(item->text, not_there[n]), "%s: %s",
                                      course.lesson[l]->name, item->text);
            page_release(&page);
        }
    }
}
END_TEST

/* Finds a sheet's example to complete. */
static const struct page_cell *half_done(struct page *page, const struct worksheet *sheet)
{
    const struct page_cell *cells[CELLS];

    worksheet_page(page, sheet);
    ck_assert(sheet->examples == WORKSHEET_EXAMPLES);
    cells_of(page, cells);
    return cells[1];
}

static bool says(const struct page_cell *cell, const char *text)
{
    for (const struct page_item *item = cell->items; item; item = item->next)
        if (strstr(item->text, text))
            return true;
    return false;
}

/* Gaps in sentences: a line for the answer is longer, or as long as there is room. */
static int gaps(const struct page_cell *cell)
{
    int count = 0;

    for (const struct page_item *item = cell->items; item; item = item->next)
        count += item->kind == PAGE_BLANK && item->width > 0 && item->width < 20;
    return count;
}

/* Numbers smaller than the question's, so in sentences: no two of them may be one. */
static void check_pairs(const struct page_cell *cell, const char *name)
{
    for (const struct page_item *one = cell->items; one; one = one->next)
        for (const struct page_item *other = one->next; other; other = other->next)
            ck_assert_msg(one->kind != PAGE_NUMBER || other->kind != PAGE_NUMBER || one->size > 0 ||
                              other->size > 0 || one->number.kind != NOTATION_FRACTION ||
                              !notation_identical(&one->number, &other->number),
                          "%s says twice what both are", name);
}

START_TEST(an_example_to_complete_has_gaps_and_leaves_its_answer_open)
{
    static const char *const told[] = {
        "is less than",    "is greater than", "is more than", "less than that.",
        "more than that.", "write =",         "Look at",      "as bars",
    };
    const struct lesson *lesson = course.lesson[_i];

    for (uint64_t seed = 1; seed <= many_seeds(); seed++) {
        make_both(lesson, seed);
        for (int form = 0; form < WORKSHEET_FORMS; form++) {
            struct page page;
            const struct item *item = &sheets[form].example[1];
            const struct page_cell *cell = half_done(&page, &sheets[form]);
            for (size_t i = 0; i < sizeof told / sizeof *told; i++)
                ck_assert_msg(!says(cell, told[i]), "%s says “%s”", lesson->name, told[i]);
            ck_assert_msg(gaps(cell) > 0, "%s, seed %d, asks nothing", lesson->name, (int)seed);
            ck_assert_msg(item->kind != ITEM_PROVE || !says(cell, "(both"), "%s", lesson->name);
            ck_assert(item->kind != ITEM_COMPARE || item->sign != 0);
            check_pairs(cell, lesson->name);
            page_release(&page);
        }
    }
}
END_TEST

/* Questions of an author's, of kinds that no lesson has most of. */
START_TEST(an_example_of_any_kind_is_led_to_its_answer_by_sentences_that_leave_it_open)
{
    static const struct {
        const char *hints, *items, *says, *lacks;
    } cases[] = {
        {"factor", "<items kind='same' share='100'/>", "In pieces of one size they are", "(both"},
        {"simplify", "<items kind='same' share='100'/>", "As simple as they get, they are",
         "(both"},
        {"factor", "<items kind='prove' share='100'/>", "In pieces of one size they are", "(both"},
        {"compare", "<items kind='order' share='100'/>", "In pieces of one size:", "From small"},
        {"compare", "<items kind='order' share='100' compared='half'/>", "more or less",
         "than that."},
        {"compare", "<items kind='order' share='100' compared='same-denominator'/>",
         "All pieces are of one size", "From small"},
        {"compare", "<items kind='compare' share='100'/>", "they are", "is less"},
        {"factor", "<items kind='odd' share='100'/>", "Make each one as simple as you can.",
         "the others"},
    };
    struct page page;

    for (size_t i = 0; i < sizeof cases / sizeof *cases; i++) {
        struct lesson *lesson =
            lesson_of("denominators='3 4 5 6 8 9 10 12' largest='60' factors='2 3 4'",
                      cases[i].hints, cases[i].items);
        ck_assert_int_eq(make(&sheets[0], lesson, 1, WORKSHEET_A), STATUS_OK);
        const struct page_cell *cell = half_done(&page, &sheets[0]);
        ck_assert_msg(says(cell, cases[i].says), "no “%s”", cases[i].says);
        ck_assert_msg(!says(cell, cases[i].lacks), "“%s”", cases[i].lacks);
        page_release(&page);
        lesson_free(lesson);
    }
}
END_TEST

START_TEST(a_gap_for_1_is_of_several_and_an_example_of_a_half_speaks_of_the_trap_first)
{
    struct page page;
    int ones = 0;

    for (uint64_t seed = 1; seed <= SEEDS; seed++) {
        ck_assert_int_eq(make(&sheets[0], course_find(&course, "parts"), seed, 0), STATUS_OK);
        const struct page_cell *cell = half_done(&page, &sheets[0]);
        ones += says(cell, "equal parts are shaded:");
        page_release(&page);
    }
    ck_assert_int_eq(ones, SEEDS);
    ck_assert_int_eq(make(&sheets[0], course_find(&course, "half"), 1, 0), STATUS_OK);
    ck_assert(says(half_done(&page, &sheets[0]), "differ in size"));
    page_release(&page);
}
END_TEST

/* ---- what the key says ---- */

/* All that stands in a cell, numbers and words. */
static const char *text_of_cell(const struct page_cell *cell)
{
    static char text[1024];
    struct strbuf all = {0};

    for (const struct page_item *item = cell->items; item; item = item->next) {
        strbuf_add(&all, all.length ? " " : "");
        if (item->kind == PAGE_NUMBER)
            notation_print(&item->number, text_number_style(), &all);
        else
            strbuf_add(&all, item->text);
    }
    snprintf(text, sizeof text, "%s", strbuf_text(&all));
    /* The space behind a word of one letter, which keeps it off a line's end. */
    for (char *at = text; (at = strstr(at, "\u00A0"));) {
        *at = ' ';
        memmove(at + 1, at + 2, strlen(at + 2) + 1);
    }
    strbuf_release(&all);
    return text;
}

/* A key of one question of an author's. */
static const struct key_case {
    const char *numbers, *item, *mistake, *remark; /* of the remark a part */
} key_cases[] = {
    /* Divided once, one part divided alone, taken away; and what is done already. */
    {"", "<item kind='simplify' stem='12/18'/>", "6/9", "what divides both 6 and 9?"},
    {"", "<item kind='simplify' stem='10/15'/>", "2/15", "10 of them is not 2 of them"},
    {"", "<item kind='simplify' stem='10/14'/>", "8/12", "You took away 2 above and below."},
    {"", "<item kind='simplify' stem='3/9'/>", "1/9", "3 of them is not 1 of them"},
    {"", "<item kind='simplify' stem='8/9'/>", "4/9", "8 of them is not 4 of them"},
    {"", "<item kind='simplify' stem='3/8'/>", "3/4", "differ in size"},
    {"", "<item kind='simplify' stem='3/7'/>", "2/6", "You took away 1 above and below."},
    {"", "<item kind='simplify' stem='1/7'/>", "–", "Only 1 divides both"},
    /* As many parts as wholes; wholes and what is left, taken for each other. */
    {"", "<item kind='fill' stem='3' other='12/4'/>", "3", "3/4 is less than 1; 3 is more"},
    {"", "<item kind='fill' stem='3/4' other='15/20'/>", NULL, "You added 1"},
    {"", "<item kind='write' stem='7/3' other='2 1/3'/>", "1 2/3", "go into 7? What is left?"},
    {"", "<item kind='write' stem='5/4' other='1 1/4'/>", "5 1/4", "go into 5? What is left?"},
    {"", "<item kind='write' stem='2 1/3' other='7/3'/>", "3/3", "3/3 is 1; 2 1/3 is more"},
    {"", "<item kind='write' stem='0.4' other='2/5'/>", "1/4", "0.4 is more than 1/4."},
    {"", "<item kind='write' stem='0.1' other='1/10'/>", "1/100", "0.1 is more than 1/100."},
    {"", "<item kind='write' stem='0.75' other='3/4'/>", "75/10", "0.75 is less than 1."},
    {"", "<item kind='write' stem='15%' other='3/20'/>", "1/5", "15% is less than 1/5."},
    {"", "<item kind='write' stem='20%' other='1/5'/>", "1/20", "20% is more than 1/20."},
    {"", "<item kind='write' stem='10%' other='1/10'/>", "10/10", "10/10 is 1; 10% is less"},
    {"", "<item kind='write' stem='37.5%' other='3/8'/>", "–", "37.5%"},
    {"", "<item kind='write' stem='7/100' other='0.07'/>", "0.7", "7/100 is less than that."},
    {"", "<item kind='write' stem='4/10' other='0.4'/>", "0.04", "4/10 is more than that."},
    {"", "<item kind='write' stem='3/4' other='0.75'/>", "3.4", "3.4 is more than 1"},
    /* As many steps as the number above says; a step too few, never one too far. */
    {"", "<item kind='place' stem='1/3' other='4/12'/>", "1/12", "You went 1 step"},
    {"", "<item kind='place' stem='3/5'/>", "2/5", "the mark at 0 is no step"},
    {"", "<item kind='place' stem='1/5'/>", "4/5", "not from the other end"},
    /* Larger numbers for larger; and what settles it. */
    {"",
     "<item kind='order'><option number='3/4'/><option number='3/8'/><option number='3/5'/></item>",
     "3/4 3/5 3/8", "In pieces of one size:"},
    {" compared='same-numerator'",
     "<item kind='order'><option number='3/4'/><option number='3/8'/><option number='3/5'/></item>",
     "3/4 3/5 3/8", "A whole cut in 5 has smaller pieces than one cut in 4."},
    {" compared='same-denominator'",
     "<item kind='order'><option number='4/9'/><option number='2/9'/><option number='7/9'/></item>",
     "7/9 4/9 2/9", "Are 7 or 4 of them more?"},
    {"",
     "<item kind='order'><option number='0.6'/><option number='0.45'/><option "
     "number='0.3'/></item>",
     "0.3 0.6 0.45", "In pieces of one size:"},
    {" compared='one'", "<item kind='compare' stem='6/8' other='5/7'/>", "<",
     "Which gap is larger?"},
    {"", "<item kind='compare' stem='3/8' other='3/5'/>", ">", "A whole cut in 8 has smaller"},
    {"", "<item kind='compare' stem='5/6' other='3/4'/>", "<", "5/6 needs 1/6 to make a whole"},
    {"", "<item kind='compare' stem='5/8' other='7/9'/>", NULL, "In pieces of one size they are"},
    {"", "<item kind='compare' stem='0.6' other='0.45'/>", "<", "Look at the tenths first"},
    {"", "<item kind='compare' stem='0.9' other='0.8'/>", "<", "Look at the tenths first"},
    {"", "<item kind='compare' stem='5/3' other='1 2/3'/>", ">", "they are 5/3 and 5/3"},
    /* Of a printed number nothing is shaded. */
    {"",
     "<item kind='find' stem='3/8'><option number='6/16' right='yes'/><option "
     "number='3/5'/></item>",
     "3/5", "3/8 is 3 of 8 parts. 3/5 compares 3 with the 5 others."},
    {"",
     "<item kind='find' stem='3/8'><option number='6/16' right='yes'/><option "
     "number='6/10'/></item>",
     "6/10", "3/8 is 3 of 8 parts. 6/10, or 3/5, compares 3 with the 5 others."},
    {"",
     "<item kind='find' stem='3/8' picture='bar'><option number='3/8' right='yes'/><option "
     "number='6/10'/></item>",
     "6/10", "shaded or not."},
    /* What is written with a pencil, not what is there to be chosen. */
    {"", "<item kind='prove' stem='2/5' other='4/7'/>", "yes: 2 more above, and 2 more below",
     "You added 2 above and below."},
    {"", "<item kind='prove' stem='4/10' other='6/8'/>",
     "no: no whole number times 4 can ever make 6", "It need not be × a whole number."},
    {"", "<item kind='same' stem='2/3' other='3/4'/>", "yes", "You added 1 above and below."},
    {"", "<item kind='same' stem='2/3' other='4/6'/>", "–", "2/3 = 4/6 (both × 2)"},
};
enum { KEY_CASES = sizeof key_cases / sizeof *key_cases };

START_TEST(the_key_names_a_mistake_that_pupils_make_and_says_what_helps)
{
    const struct key_case *of = &key_cases[_i];
    const struct page_cell *cells[CELLS];
    char numbers[128];
    struct page page;

    snprintf(numbers, sizeof numbers, "denominators='2 3 4 5 8 9' largest='100'%s", of->numbers);
    struct lesson *lesson = lesson_of(numbers, "factor", of->item);
    ck_assert_int_eq(make(&sheets[0], lesson, 1, WORKSHEET_A), STATUS_OK);
    worksheet_key_page(&page, &sheets[0]);
    cells_of(&page, cells);
    const char *mistake = text_of_cell(cells[1]);
    ck_assert_msg(!of->mistake || strcmp(mistake, of->mistake) == 0, "%s: %s", of->item, mistake);
    const char *remark = text_of_cell(cells[2]);
    ck_assert_msg(strstr(remark, of->remark) != NULL, "%s: %s", of->item, remark);
    page_release(&page);
    lesson_free(lesson);
}
END_TEST

START_TEST(the_key_names_another_form_that_is_as_right)
{
    static const struct {
        const char *item, *form; /* NULL: none */
    } cases[] = {
        {"<item kind='left' stem='3/9'/>", "2/3 is right, too"},
        {"<item kind='left' stem='3/8'/>", NULL},
        {"<item kind='read' stem='2/8' picture='dots'/>", "1/4 is right, too"},
        {"<item kind='write' stem='0.75' other='3/4'/>", "75/100 is right, too"},
        {"<item kind='write' stem='42/10' other='4 1/5'/>", "4 2/10 is right, too"},
        {"<item kind='write' stem='7/3' other='2 1/3'/>", NULL},
        {"<item kind='write' stem='3/4' other='0.75'/>", NULL},
        {"<item kind='simplify' stem='12/18'/>", NULL},
        {"<item kind='fill' stem='3/4' other='15/20'/>", NULL},
    };

    for (size_t i = 0; i < sizeof cases / sizeof *cases; i++) {
        struct lesson *lesson =
            lesson_of("denominators='2 3 4 5 8 9' largest='100'", "factor", cases[i].item);
        const struct page_cell *cells[CELLS];
        struct page page;
        ck_assert_int_eq(make(&sheets[0], lesson, 1, WORKSHEET_A), STATUS_OK);
        worksheet_key_page(&page, &sheets[0]);
        cells_of(&page, cells);
        ck_assert_msg(says(cells[0], cases[i].form ? cases[i].form : "right, too") ==
                          (cases[i].form != NULL),
                      "%s", cases[i].item);
        page_release(&page);
        lesson_free(lesson);
    }
}
END_TEST

/* A picture beside its own number can be taken for less or for more. */
START_TEST(the_key_knows_a_mistake_for_nearly_all_that_the_lessons_ask)
{
    for (uint64_t seed = 1; seed <= SEEDS; seed += (uint64_t)stride(SEEDS)) {
        make_both(course.lesson[_i], seed);
        for (int form = 0; form < WORKSHEET_FORMS; form++) {
            const struct page_cell *cells[CELLS];
            struct page page;
            worksheet_key_page(&page, &sheets[form]);
            int count = cells_of(&page, cells) / 3;
            for (int r = 1; r < count; r++) {
                const struct item *item = question(&sheets[form], r + 1);
                bool alike = item->kind == ITEM_COMPARE &&
                             notation_identical(&item->stem.number, &item->other.number);
                ck_assert_msg(alike || strcmp(text_of_cell(cells[3 * r + 1]), "–") != 0,
                              "%s, seed %d: row %d", course.lesson[_i]->name, (int)seed, r);
            }
            page_release(&page);
        }
    }
}
END_TEST

START_TEST(a_number_is_looked_for_that_a_picture_shows_or_that_is_equal_to_a_number)
{
    static const char *const pictures[] = {"", " picture='bar'"};
    static const char *const tasks[] = {"Ring the one that is equal.",
                                        "Ring the number that the picture shows."};

    for (int i = 0; i < 2; i++) {
        char item[256];
        struct page page;
        const struct page_cell *cells[CELLS];
        snprintf(item, sizeof item,
                 "<item kind='find' stem='3/8'%s><option number='6/16' right='yes'/>"
                 "<option number='3/5'/></item>",
                 pictures[i]);
        struct lesson *lesson = lesson_of("denominators='3'", "factor", item);
        ck_assert_int_eq(make(&sheets[0], lesson, 1, WORKSHEET_A), STATUS_OK);
        worksheet_page(&page, &sheets[0]);
        cells_of(&page, cells);
        ck_assert(says(cells[0], tasks[i]));
        page_release(&page);
        lesson_free(lesson);
    }
}
END_TEST

START_TEST(numbers_to_choose_from_have_no_labels_and_no_sentence_speaks_of_them)
{
    struct lesson *lesson =
        lesson_of("denominators='2 3'", "factor",
                  "<item kind='odd'><option number='1/2'/><option number='2/4'/>"
                  "<option number='50%'/><option number='2/3' right='yes'/></item>");
    const struct page_cell *cells[CELLS];
    struct page page;
    int texts = 0;

    ck_assert_int_eq(make(&sheets[0], lesson, 1, WORKSHEET_A), STATUS_OK);
    worksheet_key_page(&page, &sheets[0]);
    int count = cells_of(&page, cells);
    for (int i = 0; i < count; i++) {
        for (const struct page_item *item = cells[i]->items; item; item = item->next) {
            ck_assert_str_eq(item->label, "");
            ck_assert_msg(!strstr(item->text, "shows"), "%s", item->text);
            texts += strstr(item->text, "2/3 is not") != NULL;
        }
    }
    ck_assert_int_eq(texts, 1);
    page_release(&page);
    lesson_free(lesson);
}
END_TEST

START_TEST(sheet_and_key_say_of_which_lesson_version_form_and_seed_they_are)
{
    const struct lesson *lesson = course_find(&course, "factor");

    for (int key = 0; key < 2; key++) {
        struct page page;
        ck_assert_int_eq(make(&sheets[0], lesson, 123456789, WORKSHEET_B), STATUS_OK);
        (key ? worksheet_key_page : worksheet_page)(&page, &sheets[0]);
        ck_assert_str_eq(page.foot, "factor, version 2 · form B · seed 123456789");
        page_release(&page);
    }
}
END_TEST

void add_worksheet_tests(Suite *suite)
{
    TCase *tests = add_case(suite, "worksheet");

    tcase_add_unchecked_fixture(tests, open_course, release_course);
    add_sample(tests,
               a_sheet_has_ten_questions_three_to_hand_in_two_examples_and_none_of_them_twice,
               LESSONS);
    tcase_add_test(tests, lessons_with_the_same_numbers_ask_other_questions_with_one_seed);
    add_sample(tests, neighbours_have_other_questions_of_the_same_kinds, LESSONS);
    add_sample(tests, one_question_to_hand_in_is_of_a_lesson_before_and_all_others_of_this_one,
               LESSONS);
    tcase_add_test(tests, the_same_seed_makes_the_same_sheet_and_another_one_another);
    add_sample(tests, what_is_rare_in_a_lesson_is_not_heaped_up_on_a_sheet, LESSONS);
    add_sample(tests, several_parts_are_more_than_one_and_nothing_stands_in_order_already, LESSONS);
    tcase_add_test(tests, questions_that_differ_in_what_does_not_stand_on_paper_come_once);
    tcase_add_test(tests,
                   a_lesson_of_few_questions_has_each_of_them_once_and_says_how_many_it_lacks);
    tcase_add_test(tests, that_nothing_is_equal_to_a_number_is_not_asked_more_often_than_what_is);
    tcase_add_test(tests, an_authors_own_questions_stand_among_those_that_are_made);
    tcase_add_test(tests, numbers_that_allow_no_question_make_no_sheet);
    add_sample(tests, a_sheet_has_room_for_answers_and_none_of_them_and_its_key_has_each, LESSONS);
    add_sample(tests,
               pictures_are_large_enough_to_count_and_bars_on_cards_stand_behind_other_pictures,
               LESSONS);
    tcase_add_test(tests, what_is_ticked_stays_in_one_piece);
    tcase_add_test(tests, questions_of_all_kinds_have_a_place_on_paper);
    tcase_add_test(tests,
                   no_sentence_on_paper_speaks_of_a_keyboard_or_of_letters_that_are_not_there);
    add_sample(tests, an_example_to_complete_has_gaps_and_leaves_its_answer_open, LESSONS);
    tcase_add_test(tests,
                   an_example_of_any_kind_is_led_to_its_answer_by_sentences_that_leave_it_open);
    tcase_add_test(tests,
                   a_gap_for_1_is_of_several_and_an_example_of_a_half_speaks_of_the_trap_first);
    tcase_add_loop_test(tests, the_key_names_a_mistake_that_pupils_make_and_says_what_helps, 0,
                        KEY_CASES);
    tcase_add_test(tests, the_key_names_another_form_that_is_as_right);
    add_sample(tests, the_key_knows_a_mistake_for_nearly_all_that_the_lessons_ask, LESSONS);
    tcase_add_test(tests, a_number_is_looked_for_that_a_picture_shows_or_that_is_equal_to_a_number);
    tcase_add_test(tests, numbers_to_choose_from_have_no_labels_and_no_sentence_speaks_of_them);
    tcase_add_test(tests, sheet_and_key_say_of_which_lesson_version_form_and_seed_they_are);
}
