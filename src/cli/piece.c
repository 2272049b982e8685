#include "cli/piece.h"

#define PIECE(name) extern const struct piece piece_##name;
#include "cli/piece-list.h"
#undef PIECE

const struct piece *const pieces[] = {
#define PIECE(name) &piece_##name,
#include "cli/piece-list.h"
#undef PIECE
    NULL};
