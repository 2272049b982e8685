/*
 * FILE_KIND(name, names, heading, library, describe, tries…): the kinds of XML files, in the order
 * in which they are listed; the members are those of struct file_kind. A further one, NAME, is
 * - a row here
 * - its grammar, NAME_grammar, in a header that file_kind.c includes
 * - check_NAME() in file_kind.c, and a describe function if there is more to tell than a title
 * - its folder in the library, installed by meson.build; and in it NAME.txt, its page of the manual
 *   and its starter (kind_words.h), and the schema, NAME.rng, as “breuk check --schema NAME” writes
 *   it
 * LISTED(name, heading, list): what “breuk list” shows at that place without being a file; `list`
 * does it.
 * ../manual/man/meson.build reads the names, too.
 */
FILE_KIND(deck, decks, N_("Decks:"), DECK_LIBRARY, describe_deck, "breuk check %s",
          "breuk preview %s", "breuk print %s", "breuk play %s")
FILE_KIND(ruleset, rulesets, N_("Rule sets:"), RULESET_LIBRARY, describe_ruleset, "breuk check %s",
          "breuk list rules", "breuk play fractions --ruleset %s")
LISTED(rules, N_("Rule settings:"), list_settings)
FILE_KIND(template, templates, N_("Card templates:"), TEMPLATE_LIBRARY, describe_template,
          "breuk check %s", "breuk preview fractions --template %s",
          "breuk print fractions --template %s")
FILE_KIND(sheet, sheets, N_("Sheets of paper:"), "print", describe_sheet, "breuk check %s",
          "breuk print fractions --sheet %s")
FILE_KIND(lesson, lessons, N_("Lessons:"), "lessons", describe_lesson, "breuk check %s",
          "breuk lesson %s", "breuk print %s")
LISTED(bots, N_("Bots:"), list_bots)
