#include "question.h"

#include "base/utf8.h"
#include "fuzz.h"
#include "text/text.h"
#include "tui/lesson_lines.h"

#include <stdlib.h>

void question_language(unsigned number)
{
    static const char *const languages[] = {
#define LANGUAGE(code, ...) #code,
#include "text/language-list.h"
#undef LANGUAGE
    };
    struct message problem;

    enum status status =
        text_start(languages[number % (sizeof languages / sizeof *languages)], &problem);
    /* Where a fuzzer alone was built there are no translations; numbers are the language's. */
    check(status == STATUS_OK || status == STATUS_NOT_FOUND);
}

static void check_shown(const char *text)
{
    check(utf8_is_text(text));
    for (; *text; text++)
        check(((unsigned char)*text >= ' ' || *text == '\n') && *text != 0x7F);
}

void check_message(struct message message)
{
    struct strbuf words = {0};

    check(message.id && text_of(message, NULL, &words) == STATUS_OK);
    check(*strbuf_text(&words) && utf8_is_text(strbuf_text(&words)));
    strbuf_release(&words);
}

/* A question, something told, or both, as they are shown: said, drawn, and drawn with ASCII. */
static void check_screens(const struct item *item, const struct telling *telling)
{
    static const char *const names[] = {""};
    struct input nobody = input_from(-1);

    for (int way = 0; way < 3; way++) {
        char *text = NULL;
        size_t length = 0;
        FILE *out = open_memstream(&text, &length);
        struct lesson_lines lines = lesson_lines_new(out, &nobody, names, 1);
        lines.drawn = way > 0;
        lines.ascii = way > 1;
        struct lesson_front front = lesson_lines_front(&lines);
        if (item)
            front.show(front.context, item);
        if (telling)
            front.tell(front.context, telling);
        fclose(out);
        check_shown(text);
        free(text);
    }
}

void check_telling(const struct telling *telling)
{
    if (telling->say.id)
        check_message(telling->say);
    check(telling->say.id || telling->words || telling->figures > 0);
    for (int i = 0; i < TELLING_MORE && telling->more[i].id; i++)
        check_message(telling->more[i]);
    check(telling->figures >= 0 && telling->figures <= TELLING_FIGURES);
    check_screens(NULL, telling);
}

void check_answer(const struct item *item, const struct response *response)
{
    struct judgement judgement, again;
    struct telling telling;

    item_judge(item, response, &judgement);
    item_judge(item, response, &again);
    check(judgement.verdict == again.verdict && judgement.belief == again.belief);
    if (judgement.verdict == VERDICT_RIGHT)
        return;
    for (int miss = 0; miss < 2; miss++) {
        item_correct(item, &judgement, miss > 0, &telling);
        check_telling(&telling);
    }
}

static void check_foreseen(void *context, const struct response *response,
                           enum misconception belief)
{
    const struct item *item = context;
    struct judgement judgement;

    check(belief >= NO_MISCONCEPTION && belief < MISCONCEPTIONS);
    item_judge(item, response, &judgement);
    check(judgement.verdict != VERDICT_RIGHT);
    check_answer(item, response);
}

static void check_options(const struct item *item)
{
    int right = 0;

    check(item->options >= 0 && item->options <= ITEM_OPTIONS);
    for (int i = 0; i < item->options; i++) {
        char label[LABEL_SIZE];
        item_label(item, i, label);
        check(*label);
        right += item->option[i].right;
    }
    check(item->answers != ANSWER_CHOICE || right == 1);
    check(item->answers != ANSWER_CHOICES || right >= 1);
}

/* Typed as breuk says it, the right answer is read, and right. */
static void check_key(const struct item *item)
{
    struct strbuf answer = {0};
    struct response solution, typed;
    struct judgement judgement;
    struct message why = {0};

    item_solve(item, &solution);
    item_judge(item, &solution, &judgement);
    check(judgement.verdict == VERDICT_RIGHT);
    item_add_answer(item, &answer);
    check(item_read(item, strbuf_text(&answer), &typed, &why));
    item_judge(item, &typed, &judgement);
    check(judgement.verdict == VERDICT_RIGHT);
    strbuf_release(&answer);
}

void check_question(const struct item *item)
{
    enum { HINTS_MOST = 10 };
    struct telling telling;
    int step = 0;

    check_options(item);
    check_message(item_question(item));
    item_explain(item, &telling);
    check_telling(&telling);
    check_screens(item, &telling);
    for (; item_hint(item, step, &telling); step++) {
        check(step < HINTS_MOST);
        check_telling(&telling);
    }
    check(step > 0);
    check_key(item);
    item_foresee(item, check_foreseen, (void *)item);
}
