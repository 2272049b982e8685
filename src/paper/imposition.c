#include "paper/imposition.h"

/* A line in which places are mirrored: level at y = at, or upright at x = at. */
struct mirror {
    bool level;
    double at;
};

static int folded_level(const struct grid *grid)
{
    return grid->rows / 2 * grid->columns;
}

static int folded_upright(const struct grid *grid)
{
    return grid->columns / 2 * grid->rows;
}

/* Cards of half the lines of a grid; the fold runs in the middle of the gap behind them. */
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

    return (imposition->cards + places - 1) / places;
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
    int first = sheet * places, left = imposition->cards - first;
    return (struct impression){sheet, front, back, first, left < places ? left : places};
}

/* Half of the columns have fronts, where the fold is upright. */
static int place_on_grid(const struct imposition *imposition, int place)
{
    const struct grid *grid = imposition->grid;
    int columns = grid->columns / 2;

    if (imposition->backs != BACKS_FOLD || imposition_fold(grid).level)
        return place;
    return place / columns * grid->columns + place % columns;
}

struct placing imposition_front(const struct imposition *imposition, int place)
{
    return (struct placing){
        grid_front(imposition->grid, place_on_grid(imposition, place)),
        imposition->turns,
    };
}

bool imposition_turned_upright(const struct grid *grid, enum backs backs)
{
    return (backs == BACKS_SHORT) != (grid->paper_height >= grid->paper_width);
}

/* Paper turned over about its upright middle is mirrored in that, and so for the level one; what is
 * folded is mirrored in the fold. */
static struct mirror mirror_of(const struct imposition *imposition)
{
    const struct grid *grid = imposition->grid;

    if (imposition->backs == BACKS_FOLD) {
        struct fold fold = imposition_fold(grid);
        return (struct mirror){fold.level, fold.at};
    }
    if (imposition_turned_upright(grid, imposition->backs))
        return (struct mirror){false, grid->paper_width / 2};
    return (struct mirror){true, grid->paper_height / 2};
}

/* The card in the paper is mirrored across. Two mirrorings that cross turn it. */
struct placing imposition_back(const struct imposition *imposition, int place)
{
    struct mirror mirror = mirror_of(imposition);
    struct placing back = imposition_front(imposition, place);

    if (mirror.level) {
        back.box.y = 2 * mirror.at - back.box.y - back.box.height;
        back.turns = (6 - back.turns) % 4;
    } else {
        back.box.x = 2 * mirror.at - back.box.x - back.box.width;
        back.turns = (4 - back.turns) % 4;
    }
    return back;
}

int imposition_turns(const struct grid *grid, double width, double height)
{
    return (width > height) != (grid->card_width > grid->card_height) && width != height;
}

double imposition_scale(const struct grid *grid, int turns, double width, double height)
{
    bool lying = turns % 2 == 1;
    struct box place = {0, 0, lying ? grid->card_height : grid->card_width,
                        lying ? grid->card_width : grid->card_height};

    return box_inside(place, width, height).width / width;
}
