#include "paper/imposition.h"

#include <stddef.h>

const char *const backs_names[] = {"none", "long", "short", "fold", "manual", "manual-reversed",
                                   NULL};

static int folded_level(const struct grid *grid)
{
    return grid->rows / 2 * grid->columns;
}

static int folded_upright(const struct grid *grid)
{
    return grid->columns / 2 * grid->rows;
}

/* Returns where a fold runs: in the middle of the gap after half of the rows or columns. */
static double fold_at(double start, int lines, double size, double gap)
{
    return start + lines / 2 * (size + gap) - gap / 2;
}

struct fold imposition_fold(const struct grid *grid)
{
    if (folded_level(grid) >= folded_upright(grid))
        return (struct fold){true, fold_at(grid->top, grid->rows, grid->card_height, grid->gap_y)};
    return (struct fold){false, fold_at(grid->left, grid->columns, grid->card_width, grid->gap_x)};
}

struct grid imposition_grid(const struct grid *grid, enum backs backs)
{
    struct grid used = *grid;

    if (backs == BACKS_FOLD && imposition_fold(grid).level)
        used.rows -= used.rows % 2;
    else if (backs == BACKS_FOLD)
        used.columns -= used.columns % 2;
    return used;
}

int imposition_places(const struct grid *grid, enum backs backs)
{
    if (backs != BACKS_FOLD)
        return grid_places(grid);
    return imposition_fold(grid).level ? folded_level(grid) : folded_upright(grid);
}

int imposition_sheets(const struct imposition *imposition)
{
    int places = imposition_places(imposition->grid, imposition->backs);

    return (imposition->cards + imposition->start + places - 1) / places;
}

int imposition_pages(const struct imposition *imposition)
{
    int sheets = imposition_sheets(imposition);

    return imposition->backs == BACKS_NONE || imposition->backs == BACKS_FOLD ? sheets : 2 * sheets;
}

struct impression imposition_page(const struct imposition *imposition, int page)
{
    int places = imposition_places(imposition->grid, imposition->backs);
    int sheets = imposition_sheets(imposition);
    bool front = true, back = false;
    int sheet = page;

    switch (imposition->backs) {
    case BACKS_NONE:
        break;
    case BACKS_LONG:
    case BACKS_SHORT:
        back = page % 2 == 1;
        front = !back;
        sheet = page / 2;
        break;
    case BACKS_FOLD:
        back = true;
        break;
    case BACKS_MANUAL:
    case BACKS_MANUAL_REVERSED:
        back = page >= sheets;
        front = !back;
        sheet = page % sheets;
        if (back && imposition->backs == BACKS_MANUAL_REVERSED)
            sheet = sheets - 1 - sheet;
        break;
    }
    int place = sheet == 0 ? imposition->start : 0, room = places - place;
    int first = sheet * places + place - imposition->start, left = imposition->cards - first;
    return (struct impression){sheet, front, back, first, left < room ? left : room, place};
}

struct placing imposition_front(const struct imposition *imposition, int place)
{
    const struct grid *grid = imposition->grid;

    if (imposition->backs == BACKS_FOLD && !imposition_fold(grid).level) {
        int columns = grid->columns / 2; /* those that have fronts */
        place = place / columns * grid->columns + place % columns;
    }
    return (struct placing){grid_front(grid, place), imposition->turns};
}

bool imposition_turned_upright(const struct grid *grid, enum backs backs)
{
    return (backs == BACKS_SHORT) != (grid->paper_height >= grid->paper_width);
}

/* Mirrors a back as the paper is: in the fold, or in the middle line about which the paper is
 * turned over. The card itself is turned about its own vertical middle, and two mirrorings that
 * cross turn it. */
struct placing imposition_back(const struct imposition *imposition, int place)
{
    const struct grid *grid = imposition->grid;
    struct placing back = imposition_front(imposition, place);
    struct fold mirror = {true, grid->paper_height / 2};

    if (imposition->backs == BACKS_FOLD)
        mirror = imposition_fold(grid);
    else if (imposition_turned_upright(grid, imposition->backs))
        mirror = (struct fold){false, grid->paper_width / 2};
    if (mirror.level) {
        back.box.y = 2 * mirror.at - back.box.y - back.box.height;
        back.turns = (6 - back.turns) % 4;
    } else {
        back.box.x = 2 * mirror.at - back.box.x - back.box.width;
        back.turns = (4 - back.turns) % 4;
    }
    return back;
}
