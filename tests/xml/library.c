/* Files found by name: the user's own before the shipped ones. */
#include "xml/library.h"
#include "cases.h"
#include "words.h"

#include "harness.h"

#include <stdio.h>

static char folder[] = "/tmp/breuk-library-XXXXXX";

static void put(const char *name)
{
    char path[256];

    snprintf(path, sizeof path, "%s/%s", folder, name);
    FILE *file = fopen(path, "w");
    ck_assert_ptr_nonnull(file);
    fclose(file);
}

static void make_folders(void)
{
    char command[512];

    make_temporary_folder(folder);
    snprintf(command, sizeof command,
             "cd %s && mkdir -p own/breuk/decks home/.local/share/breuk/decks data/decks", folder);
    ck_assert_int_eq(system(command), 0);
    put("own/breuk/decks/mine.xml");
    put("own/breuk/decks/classic.xml");
    put("home/.local/share/breuk/decks/at-home.xml");
    put("data/decks/classic.xml");
    put("data/decks/fractions.xml");
    put("data/decks/deck.rng");
    put("data/decks/schemas.xml");
    put("data/decks/.xml");
    put("data/decks/.hidden.xml");
    snprintf(command, sizeof command, "%s/data", folder);
    setenv("BREUK_DATA", command, 1);
    snprintf(command, sizeof command, "%s/own", folder);
    setenv("XDG_DATA_HOME", command, 1);
    snprintf(command, sizeof command, "%s/home", folder);
    setenv("HOME", command, 1);
}

static void remove_folders(void)
{
    char command[256];

    snprintf(command, sizeof command, "rm -r %s", folder);
    ck_assert_int_eq(system(command), 0);
}

static void is_listed(const struct library *library, size_t index, const char *name, bool shipped)
{
    ck_assert_uint_lt(index, library->count);
    ck_assert_str_eq(library->entries[index].name, name);
    ck_assert_int_eq(library->entries[index].shipped, shipped);
}

START_TEST(own_files_hide_shipped_ones_of_their_name)
{
    struct library library = {0};

    library_open(&library, "decks");
    ck_assert_uint_eq(library.count, 3);
    is_listed(&library, 0, "classic", false);
    is_listed(&library, 1, "fractions", true);
    is_listed(&library, 2, "mine", false);
    ck_assert_str_eq(library_find(&library, "classic") + strlen(folder),
                     "/own/breuk/decks/classic.xml");
    ck_assert_str_eq(library_find(&library, "fractions") + strlen(folder),
                     "/data/decks/fractions.xml");
    ck_assert_ptr_null(library_find(&library, "deck"));
    ck_assert_ptr_null(library_find(&library, ""));
    library_release(&library);
}
END_TEST

START_TEST(without_xdg_data_home_the_users_files_are_at_home)
{
    struct library library = {0};

    /* A relative one is to be ignored (XDG Base Directory Specification). */
    setenv("XDG_DATA_HOME", "own", 1);
    library_open(&library, "decks");
    ck_assert_ptr_nonnull(library_find(&library, "at-home"));
    ck_assert_ptr_null(library_find(&library, "mine"));
    library_release(&library);
    unsetenv("XDG_DATA_HOME");
    unsetenv("HOME");
    library_open(&library, "decks");
    ck_assert_uint_eq(library.count, 2);
    library_release(&library);
}
END_TEST

START_TEST(without_breuk_data_the_tree_of_the_program_is_used)
{
    unsetenv("BREUK_DATA");
    ck_assert_str_eq(library_data_folder(), getenv("BREUK_SOURCE"));
}
END_TEST

START_TEST(folders_that_are_not_there_are_empty)
{
    struct library library = {0};

    library_open(&library, "lessons");
    ck_assert_uint_eq(library.count, 0);
    library_release(&library);
}
END_TEST

START_TEST(a_path_has_a_slash_or_ends_in_xml)
{
    ck_assert(library_is_path("fractions.xml"));
    ck_assert(library_is_path("./fractions"));
    ck_assert(library_is_path(".xml"));
    ck_assert(!library_is_path("fractions"));
    ck_assert(!library_is_path("xml"));
    ck_assert(!library_is_path("classic-112"));
}
END_TEST

static void is_unknown(struct library *library, const char *typed, const char *words)
{
    const char *path = "";
    struct diag diag = {0};
    struct strbuf said = {0};

    ck_assert_int_eq(library_resolve(library, &path, typed, &diag), STATUS_NOT_FOUND);
    ck_assert_ptr_null(path);
    words_of_diag(&diag, "", &said);
    ck_assert_str_eq(strbuf_text(&said), words);
    strbuf_release(&said);
    diag_release(&diag);
}

START_TEST(a_name_gives_its_path_or_the_names_that_there_are)
{
    struct library library = {0}, none = {0};
    const char *path;
    struct diag diag = {0};

    library_open(&library, "decks");
    ck_assert_int_eq(library_resolve(&library, &path, "mine", &diag), STATUS_OK);
    ck_assert_ptr_eq(path, library_find(&library, "mine"));
    ck_assert_int_eq(library_resolve(&library, &path, "no/such.xml", &diag), STATUS_OK);
    ck_assert_str_eq(path, "no/such.xml");
    is_unknown(&library, "fractoins",
               ": error: there is no “fractoins”; did you mean “fractions”?\n");
    is_unknown(&library, "fractions.xml",
               ": error: there is no file “fractions.xml” here; to use the one that breuk knows by "
               "name, leave out .xml: write fractions\n");
    is_unknown(&library, "x",
               ": error: there is no “x”; choose one of: classic, fractions, mine\n");
    is_unknown(&none, "x", ": error: there is no “x”; give the path of a file, ending in .xml\n");
    is_unknown(&library, "mien", ": error: there is no “mien”; did you mean “mine”?\n");
    library_release(&library);
    diag_release(&diag);
}
END_TEST

void add_library_cases(Suite *suite)
{
    TCase *tests = add_case(suite, "library");

    tcase_add_checked_fixture(tests, make_folders, remove_folders);
    tcase_add_test(tests, own_files_hide_shipped_ones_of_their_name);
    tcase_add_test(tests, without_xdg_data_home_the_users_files_are_at_home);
    tcase_add_test(tests, without_breuk_data_the_tree_of_the_program_is_used);
    tcase_add_test(tests, folders_that_are_not_there_are_empty);
    tcase_add_test(tests, a_path_has_a_slash_or_ends_in_xml);
    tcase_add_test(tests, a_name_gives_its_path_or_the_names_that_there_are);
}
