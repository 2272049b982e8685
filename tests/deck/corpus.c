/*
 * Decks that a grammar cannot find fault with, and which are wrong or doubtful all the same:
 * NAME.xml, and in NAME.expect what is said of it, to the column, both in corpus.cases. After a
 * change of words: BREUK_EXPECT=write ./check deck, and read the difference.
 */
#include "cases.h"
#include "harness.h"
#include "loading.h"

#include <dirent.h>

/* A deck of warnings alone is loaded; one with an error is not. */
static void check_deck(const char *folder, const char *file)
{
    char path[8192];
    struct diag diag = {0};
    struct strbuf said = {0};
    struct deck *deck;

    snprintf(path, sizeof path, "%s/%s", folder, file);
    enum status status = deck_load(&deck, path, &diag);
    words_of_diag(&diag, folder, &said);
    ck_assert_msg(status == (diag.errors ? STATUS_INVALID : STATUS_OK), "%s: status %d",
                  named_in_table(path), status);
    ck_assert_msg((deck != NULL) == !diag.errors, "%s", named_in_table(path));
    ck_assert_msg(diag.count > 0, "%s: nothing was said", named_in_table(path));
    compare_said(path, strbuf_text(&said));
    strbuf_release(&said);
    diag_release(&diag);
    deck_free(deck);
}

START_TEST(every_mistake_is_complained_of_at_its_place)
{
    char folder[4096];
    DIR *open = opendir(unpacked_path(folder, "deck/corpus"));
    int count = 0;

    ck_assert_ptr_nonnull(open);
    for (struct dirent *file; (file = readdir(open));) {
        size_t length = strlen(file->d_name);
        if (length < 4 || strcmp(file->d_name + length - 4, ".xml") != 0)
            continue;
        check_deck(folder, file->d_name);
        count++;
    }
    closedir(open);
    ck_assert_int_ge(count, 30);
}
END_TEST

void add_corpus(Suite *suite)
{
    tcase_add_test(add_case(suite, "corpus"), every_mistake_is_complained_of_at_its_place);
}
