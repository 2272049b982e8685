#include "cli/play/journals.h"
#include "cli/play/session.h"

const struct session_kind session_play = {
    .command = "play",
    .journals = JOURNALS_OF_GAMES,
    .deck = PLAY_DECK,
    .none = N_("there is no saved game to continue; start one with: breuk play"),
    .other = N_("this file holds the score of a game with real cards; to continue it, type: breuk "
                "score --resume {file}"),
};

const struct session_kind session_score = {
    .command = "score",
    .journals = JOURNALS_OF_SCORES,
    .deck = SCORE_DECK,
    .none = N_("there is no saved score to continue; start one with: breuk score"),
    .other = N_("this file holds a game and no score; to continue it, type: breuk play --resume "
                "{file}"),
    .score = true,
};

enum status session_check_kind(const struct session_kind *kind, const struct setup *setup,
                               const char *path, struct diag *diag)
{
    if ((setup->settings.value[SETTING_CARDS] == CARDS_SCORE) == kind->score)
        return STATUS_OK;
    diag_add(diag, SEVERITY_ERROR, (struct position){.file = path},
             message_with(kind->other, arg_text("file", path)));
    return STATUS_INVALID;
}
