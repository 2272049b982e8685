#include "render/accessories/tuck_net.h"

#include "draw/fit.h"
#include "render/accessories/saying.h"

#include <math.h>

static const double LEGEND_LINE = 4.5, LEGEND_SAMPLE = 10; /* mm */
/* The largest size of sentences, an em, mm; and the ratio of a size to the one tried before. */
static const double WORDS = 3.6, WORDS_STEP = 0.95;

/* Returns the room above the front, which the net leaves free. */
static struct box room_above(const struct tuck_box *box)
{
    struct box front = tuck_net_box(box, TUCK_FRONT);

    return (struct box){front.x + 2, 0, front.width - 4, front.y - TUCK_MEASURE_ROOM};
}

/* Sets *room to the room below the net or to its right. Returns false if that is not much more than
 * the room above the front. */
static bool room_outside(const struct tuck_box *box, double width, double height, struct box *room)
{
    double below = height - box->net_height - 4, right = width - box->net_width - 4;
    struct box within = room_above(box);

    *room = below * width > right * height ? (struct box){0, box->net_height + 4, width, below}
                                           : (struct box){box->net_width + 4, 0, right, height};
    return room->width >= within.width && room->height > 0 &&
           room->width * room->height > 1.5 * within.width * within.height;
}

static void add_sentence(const struct tuck_net *net, struct message message, struct strbuf *text)
{
    if (text->length > 0)
        strbuf_add_char(text, '\n');
    paper_say(&net->job->work.words, message, text);
}

static struct message_arg arg_tenths(const char *name, double mm)
{
    char number[32];

    snprintf(number, sizeof number, "%.1f", mm);
    return arg_number(name, number);
}

/* Adds what the box is for and how to make it. */
static void add_instruction(const struct tuck_net *net, struct strbuf *text)
{
    const struct message_arg cards = arg_count("cards", net->box.cards);

    add_sentence(
        net,
        net->boxes == 1
            ? message_plural(NP_("A box for {cards} card.", "A box for {cards} cards."), cards)
            : message_plural(NP_("Box {number} of {boxes}, for {cards} card.",
                                 "Box {number} of {boxes}, for {cards} cards."),
                             cards, arg_count("number", net->number + 1),
                             arg_count("boxes", net->boxes)),
        text);
    add_sentence(net,
                 message_of(N_("Cut the box out, fold everything backwards, glue the narrow flap "
                               "behind the edge of the back, then tuck in the flaps.")),
                 text);
}

/* Adds what the box's lengths follow from. */
static void add_measures(const struct tuck_net *net, struct strbuf *text)
{
    const struct tuck_box *box = &net->box;

    add_sentence(
        net,
        message_with(N_("It measures {width} by {height} by {depth} mm inside. This allows "
                        "{thickness} mm for each card, and {clearance} mm of space each way."),
                     arg_tenths("width", box->inner_width), arg_tenths("height", box->inner_height),
                     arg_tenths("depth", box->inner_depth),
                     arg_mm("thickness", net->job->thickness), arg_mm("clearance", TUCK_CLEARANCE)),
        text);
    add_sentence(
        net,
        message_with(N_("Print it on board up to {board} mm thick: the folds allow for that."),
                     arg_mm("board", TUCK_BOARD)),
        text);
}

/* Draws a sample of a line and writes what it means. */
static enum status draw_legend_line(const struct tuck_net *net, struct box box, bool fold)
{
    struct message what = message_of(fold ? N_("fold") : N_("cut"));
    double y = box.y + box.height / 2;
    struct box words = {box.x + LEGEND_SAMPLE + 2, box.y, box.width - LEGEND_SAMPLE - 5,
                        box.height};

    canvas_segment(net->canvas, box.x, y, box.x + LEGEND_SAMPLE, y);
    if (fold)
        handwork_fold(net->canvas, (struct box){box.x, y, LEGEND_SAMPLE, 0});
    else
        handwork_cut(net->canvas, (struct box){box.x, y, LEGEND_SAMPLE, 0});
    return say_line(
        net->canvas,
        &(struct lettering){
            .box = words, .size = net->words, .align = ALIGN_LEFT, .colour = COLOUR_DARK},
        &net->job->work.words, what, net->diag);
}

/* Where what is written stands: the samples of lines, and the sentences, of which some may stand in
 * a second place. */
struct sayings {
    struct box legend, room[2];
    struct strbuf text[2];
};

static void lay_sayings(const struct tuck_net *net, double width, double height,
                        struct sayings *sayings)
{
    struct box *room = &sayings->room[0], front = tuck_net_box(&net->box, TUCK_FRONT);
    double below = front.y + front.height + 2;

    *sayings = (struct sayings){0};
    bool outside = room_outside(&net->box, width, height, room);
    if (!outside)
        *room = room_above(&net->box);
    sayings->legend = (struct box){room->x, room->y, fmin(room->width / 2, 40), LEGEND_LINE};
    room->y += LEGEND_LINE + 1;
    room->height -= LEGEND_LINE + 1;
    sayings->room[1] =
        (struct box){front.x + 2, below, front.width - 4, net->box.net_height - below};
    add_instruction(net, &sayings->text[0]);
    add_measures(net, &sayings->text[outside ? 0 : 1]);
}

static void release_sayings(struct sayings *sayings)
{
    strbuf_release(&sayings->text[0]);
    strbuf_release(&sayings->text[1]);
}

void tuck_net_fit_words(struct tuck_net *net, double width, double height)
{
    struct sayings sayings;
    bool fits = false;

    lay_sayings(net, width, height, &sayings);
    for (net->words = WORDS; net->words > SMALLEST_WORDS;
         net->words = fmax(SMALLEST_WORDS, net->words * WORDS_STEP)) {
        fits = true;
        for (int i = 0; i < 2 && fits; i++) {
            struct fit fit = {.box = sayings.room[i], .size = net->words, .smallest = net->words};
            struct block block;
            fit_block(net->canvas->type, &fit, strbuf_text(&sayings.text[i]), &block, &fits);
        }
        if (fits)
            break;
    }
    release_sayings(&sayings);
}

enum status tuck_net_words(const struct tuck_net *net, double width, double height)
{
    struct sayings sayings;

    lay_sayings(net, width, height, &sayings);
    struct box line = sayings.legend;
    enum status status = draw_legend_line(net, line, false);
    line.x += line.width;
    if (status == STATUS_OK)
        status = draw_legend_line(net, line, true);
    for (int i = 0; i < 2 && status == STATUS_OK; i++) {
        struct lettering look = {.box = sayings.room[i],
                                 .size = net->words,
                                 .above = true,
                                 .align = ALIGN_LEFT,
                                 .colour = COLOUR_DARK};
        status = lettering_block(net->canvas, &look, strbuf_text(&sayings.text[i]), net->diag);
    }
    release_sayings(&sayings);
    return status;
}
