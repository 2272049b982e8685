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
FILE_KIND(deck, decks, N_("Decks:"), DECK_LIBRARY, describe_deck, "check %s", "preview %s",
          "print %s", "play %s")
FILE_KIND(ruleset, rulesets, N_("Rule sets:"), RULESET_LIBRARY, describe_ruleset, "check %s",
          "list rules", "play fractions --ruleset %s")
LISTED(rules, N_("Rule settings:"), list_settings)
FILE_KIND(template, templates, N_("Card templates:"), TEMPLATE_LIBRARY, describe_template,
          "check %s", "preview fractions --template %s", "print fractions --template %s")
FILE_KIND(sheet, sheets, N_("Sheets of paper:"), "print", describe_sheet, "check %s",
          "print fractions --sheet %s")
FILE_KIND(lesson, lessons, N_("Lessons:"), "lessons", describe_lesson, "check %s", "lesson %s",
          "print %s")
LISTED(bots, N_("Bots:"), list_bots)
