#include "render/imposition.h"

int imposition_sheets(const struct imposition *imposition)
{
    int places = grid_places(imposition->grid);

    return (imposition->cards + places - 1) / places;
}

int imposition_pages(const struct imposition *imposition)
{
    int sheets = imposition_sheets(imposition);

    return imposition->backs == BACKS_NONE ? sheets : 2 * sheets;
}

struct impression imposition_page(const struct imposition *imposition, int page)
{
    int places = grid_places(imposition->grid), sheets = imposition_sheets(imposition);
    bool back = false;
    int sheet = page;

    switch (imposition->backs) {
    case BACKS_NONE:
        break;
    case BACKS_LONG:
    case BACKS_SHORT:
        back = page % 2 == 1;
        sheet = page / 2;
        break;
    case BACKS_MANUAL:
        back = page >= sheets;
        sheet = page % sheets;
        break;
    }
    int first = sheet * places, left = imposition->cards - first;
    return (struct impression){sheet, !back, back, first, left < places ? left : places};
}

struct placing imposition_front(const struct imposition *imposition, int place)
{
    return (struct placing){grid_front(imposition->grid, place), imposition->turns};
}

/* Paper turned over an upright edge is mirrored across, over a level one from top to bottom; the
 * card in it is mirrored across. Both together turn it. */
struct placing imposition_back(const struct imposition *imposition, int place)
{
    const struct grid *grid = imposition->grid;
    struct placing back = imposition_front(imposition, place);
    bool upright = grid->paper_height >= grid->paper_width;

    if ((imposition->backs == BACKS_SHORT) == upright) {
        back.box.y = grid->paper_height - back.box.y - back.box.height;
        back.turns = (6 - back.turns) % 4;
    } else {
        back.box.x = grid->paper_width - back.box.x - back.box.width;
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
