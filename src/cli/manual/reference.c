#include "cli/manual/manual.h"

#include "cli/command.h"
#include "cli/kinds/listed.h"
#include "text/text.h"

/* All words here are the program's own. */
#undef fprintf
#undef fputs
#undef fputc

static void put_plain(FILE *out, const char *text)
{
    struct strbuf plain = {0};

    manual_add_plain(&plain, text);
    fputs(strbuf_text(&plain), out);
    strbuf_release(&plain);
}

static void put_words(FILE *out, const char *id)
{
    put_plain(out, text_get(id));
}

static void put_man_options(FILE *out, const struct option_row *row)
{
    for (; row && row->name; row++) {
        if (row->letter)
            fprintf(out, "*\\-%c*, ", row->letter);
        fputs("*\\-\\-", out);
        put_plain(out, row->name);
        fputc('*', out);
        if (row->argument) {
            fputs("=_", out);
            put_words(out, row->argument);
            fputc('_', out);
        }
        fputs("\n\t", out);
        put_words(out, row->help);
        for (int i = 0; row->choices && !row->explains_choices && row->choices[i]; i++) {
            fputs(i ? ", " : "\\: ", out);
            put_plain(out, row->choices[i]);
        }
        fputs("\n\n", out);
    }
}

static void put_man_choice(void *context, const char *word, const char *what)
{
    FILE *out = context;

    fputc('_', out);
    put_plain(out, word);
    fputs("_\n\t", out);
    put_words(out, what);
    fputs("\n\n", out);
}

static void put_man_command(FILE *out, const struct command *command)
{
    fprintf(out, "## breuk %s", command->name);
    if (command->operands) {
        fputc(' ', out);
        put_words(out, command->operands);
    }
    fputs("\n\n", out);
    put_words(out, command->summary);
    fputs("\n\n", out);
    if (command->description) {
        put_words(out, command->description);
        fputs("\n\n", out);
    }
    if (command->visit_choices) {
        put_words(out, command->choices_heading);
        fputs("\n\n", out);
        command->visit_choices(put_man_choice, out);
    }
    put_man_options(out, command->options);
    for (const struct example *example = command->examples; example && example->line; example++) {
        fputs("*breuk ", out);
        put_plain(out, example->line);
        fputs("*\n\t", out);
        put_words(out, example->what);
        fputs("\n\n", out);
    }
}

static void put_man_settings(FILE *out)
{
    fputs("# SETTINGS\n\n", out);
    put_words(
        out,
        N_("The choices that the rules leave open. A rule set makes them, a deck can change some, "
           "and so can a table. “breuk list rules” also shows what each rule set chooses."));
    fputs("\n\n", out);
    for (int i = 0; i < SETTING_COUNT; i++) {
        const struct setting_row *row = &setting_rows[i];
        struct strbuf facts = {0};
        setting_add_facts((enum setting)i, "", &facts);
        fputc('*', out);
        put_plain(out, row->name);
        fputs("* ", out);
        put_plain(out, strbuf_text(&facts));
        fputs("\n\t", out);
        put_words(out, row->help);
        fputs("\n\n", out);
        strbuf_release(&facts);
    }
}

void reference_man(FILE *out)
{
    static const struct {
        const char *name, *what;
    } codes[] =
        {
            {"0", N_("yes, or done")},
            {"1", N_("no, or the file could be read but has errors")},
            {"2", N_("wrong usage, or a file is missing or refused")},
            {"3", N_("a fault of the machine, such as a full disk")},
            {"130", N_("stopped by Ctrl-C, after showing the results so far")},
        },
      variables[] = {
          {"BREUK_LANG", N_("the language, unless --lang gives it")},
          {"BREUK_DATA", N_("the folder that contains decks, templates, print and lessons")},
          {"BREUK_NO_QUERIES",
           N_("if set and not empty: ask the terminal nothing when the full screen begins, for a "
              "recording; --graphics then has no effect")},
          {"NO_COLOR", N_("if set and not empty: use no colours")},
      };

    fprintf(out, "breuk(1) \"breuk %s\"\n\n# NAME\n\n", BREUK_VERSION);
    put_words(out, N_("breuk - learn fractions with lessons and card games, and print the cards"));
    fputs("\n\n# SYNOPSIS\n\n*breuk* _COMMAND_ [_OPTIONS_] …\n\n# COMMANDS\n\n", out);
    for (int i = 0; commands[i]; i++)
        put_man_command(out, commands[i]);
    fputs("# OPTIONS\n\n", out);
    put_man_options(out, common_options);
    put_man_settings(out);
    fputs("# EXIT STATUS\n\n", out);
    for (size_t i = 0; i < sizeof codes / sizeof *codes; i++) {
        fprintf(out, "*%s*\n\t", codes[i].name);
        put_words(out, codes[i].what);
        fputs("\n\n", out);
    }
    fputs("# ENVIRONMENT\n\n", out);
    for (size_t i = 0; i < sizeof variables / sizeof *variables; i++) {
        fputc('*', out);
        put_plain(out, variables[i].name);
        fputs("*\n\t", out);
        put_words(out, variables[i].what);
        fputs("\n\n", out);
    }
}

static void put_list(FILE *out, const char *const *words)
{
    for (int i = 0; words[i]; i++)
        fprintf(out, "%s%s", i ? " " : "", words[i]);
}

/* Puts the words that may follow an option, as cases of "COMMAND:OPTION". */
static void put_choice_cases(FILE *out, const char *command, const struct option_row *row)
{
    for (; row && row->name; row++) {
        if (!row->choices)
            continue;
        fprintf(out, "    %s:--%s", command, row->name);
        if (row->letter)
            fprintf(out, "|%s:-%c", command, row->letter);
        fputs(") words='", out);
        put_list(out, row->choices);
        fputs("' ;;\n", out);
    }
}

/* Puts the words of a first operand, right behind the command. */
static void put_first_operands(FILE *out)
{
    for (int i = 0; commands[i]; i++) {
        if (!commands[i]->words)
            continue;
        fprintf(out, "        %s:*) [ \"$prev\" = %s ] && words='", commands[i]->name,
                commands[i]->name);
        put_list(out, commands[i]->words);
        fputs("' ;;\n", out);
    }
}

static void put_choice_word(void *context, const char *word, const char *what)
{
    (void)what;
    fprintf(context, " %s", word);
}

/* Puts the words of later operands, behind one that is typed already. */
static void put_later_operands(FILE *out)
{
    for (int i = 0; commands[i]; i++) {
        if (!commands[i]->visit_choices)
            continue;
        fprintf(out, "        %s:*) [ \"$prev\" = %s ] || words='", commands[i]->name,
                commands[i]->name);
        commands[i]->visit_choices(put_choice_word, out);
        fputs("' ;;\n", out);
    }
}

static void put_option_words(FILE *out, const struct option_row *row)
{
    for (; row && row->name; row++)
        fprintf(out, " --%s", row->name);
}

static void put_command_names(FILE *out, const char *between)
{
    for (int i = 0; commands[i]; i++)
        fprintf(out, "%s%s", i ? between : "", commands[i]->name);
}

void reference_bash(FILE *out)
{
    fputs("_breuk()\n{\n"
          "    local cur=${COMP_WORDS[COMP_CWORD]} prev=${COMP_WORDS[COMP_CWORD-1]} command= word "
          "words=\n"
          "    [ \"$prev\" = = ] && prev=${COMP_WORDS[COMP_CWORD-2]}\n"
          "    [ \"$cur\" = = ] && cur=\n"
          "    for word in \"${COMP_WORDS[@]:1:COMP_CWORD-1}\"; do\n"
          "        case $word in\n        ",
          out);
    put_command_names(out, "|");
    fputs(") command=$word; break ;;\n        esac\n    done\n    case $command:$prev in\n", out);
    for (int i = 0; commands[i]; i++)
        put_choice_cases(out, commands[i]->name, commands[i]->options);
    put_choice_cases(out, "*", common_options);
    fputs("    *)\n        case $command:$cur in\n", out);
    for (int i = 0; commands[i]; i++) {
        fprintf(out, "        %s:-*) words='", commands[i]->name);
        put_option_words(out, commands[i]->options);
        put_option_words(out, common_options);
        fputs("' ;;\n", out);
    }
    fputs("        :-*) words='", out);
    put_option_words(out, common_options);
    fputs("' ;;\n", out);
    put_first_operands(out);
    put_later_operands(out);
    fputs("        :*|help:*) words='", out);
    put_command_names(out, " ");
    fputs("' ;;\n        esac ;;\n    esac\n"
          "    COMPREPLY=($(compgen -W \"$words\" -- \"$cur\"))\n"
          "}\n"
          "complete -o default -F _breuk breuk\n",
          out);
}
