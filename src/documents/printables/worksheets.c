#include "documents/printables/printable.h"

#include "documents/printables/deck_page.h"
#include "lesson/paper/worksheet.h"
#include "text/text.h"

/* Makes a page of each sheet that is wanted: worksheet_page or worksheet_key_page. */
typedef void worksheet_pager(struct page *page, const struct worksheet *sheet);

static enum status complain_of_none(struct printing *printing, const struct lesson *lesson)
{
    diag_add(&printing->diag, SEVERITY_ERROR, (struct position){0},
             message_with(N_("the numbers of the lesson {lesson} allow no question; "
                             "“breuk check” says more"),
                          arg_text("lesson", lesson->name)));
    return STATUS_INVALID;
}

static void warn_of_few(struct printing *printing, const struct worksheet *sheet)
{
    const int all = WORKSHEET_EXAMPLES + WORKSHEET_ITEMS + WORKSHEET_EXITS,
              lacks = worksheet_lacks(sheet);

    if (lacks > 0)
        diag_add(&printing->diag, SEVERITY_WARNING, (struct position){0},
                 message_with(N_("the lesson {lesson} has too few different questions: a worksheet "
                                 "has {all} with its examples, and this one {count}; allow it more "
                                 "numbers, or write more questions"),
                              arg_text("lesson", sheet->request.lesson->name),
                              arg_count("count", all - lacks), arg_count("all", all)));
}

static enum status draw_sheet(struct printing *printing, struct press *press,
                              struct worksheet *sheet, const struct worksheet_request *request,
                              worksheet_pager *pager, bool tells)
{
    struct page page;

    if (worksheet_make(sheet, request) != STATUS_OK)
        return complain_of_none(printing, request->lesson);
    if (tells)
        warn_of_few(printing, sheet);
    pager(&page, sheet);
    return deck_page_draw(&page, printing, press);
}

/* The forms of one lesson. */
static enum status draw_forms(struct printing *printing, struct press *press,
                              struct worksheet *sheet, const struct lesson *lesson,
                              worksheet_pager *pager, bool tells)
{
    const struct lesson *before[COURSE_BEFORE];
    const int wanted = printing->options->form;
    enum status status = STATUS_OK;
    struct worksheet_request request = {
        .lesson = lesson,
        .before = before,
        .befores = course_before(&printing->lessons.course, lesson, before),
        .seed = printing->options->seed,
    };

    for (; request.form < WORKSHEET_FORMS && status == STATUS_OK; request.form++) {
        if (wanted != WORKSHEET_FORMS && wanted != (int)request.form)
            continue;
        status = draw_sheet(printing, press, sheet, &request, pager, tells);
        tells = false; /* of the first form; the other one lacks as much */
    }
    return status;
}

/* Draws it for each lesson and form that is printed. `tells`: it warns of sheets that lack
 * questions. Errors as page_print; STATUS_INVALID too where a lesson has no questions. */
static enum status draw_lessons(struct printing *printing, struct press *press,
                                worksheet_pager *pager, bool tells)
{
    const struct print_lessons *lessons = &printing->lessons;
    struct worksheet *sheet = memory_new(1, sizeof *sheet);
    enum status status = STATUS_OK;

    for (int i = 0; i < lessons->count && status == STATUS_OK; i++) {
        const struct lesson *lesson = print_lesson(lessons, i);
        if (lessons->count > 1)
            press_bookmark(press, words_in(&lesson->title, text_language()));
        status = draw_forms(printing, press, sheet, lesson, pager, tells);
    }
    memory_free(sheet);
    return status;
}

static enum status draw_sheets(struct printing *printing, struct press *press)
{
    return draw_lessons(printing, press, worksheet_page, true);
}

const struct printable printable_worksheet = {
    .name = "worksheet",
    .title = N_("Worksheets"),
    .of_lessons = true,
    .draw = draw_sheets,
};

static enum status draw_keys(struct printing *printing, struct press *press)
{
    return draw_lessons(printing, press, worksheet_key_page, false);
}

const struct printable printable_key = {
    .name = "key",
    .title = N_("Keys"),
    .of_lessons = true,
    .draw = draw_keys,
};
