#include "tui/table/scene.h"

#include "base/utf8.h"
#include "tui/wrap.h"

#include <string.h>
#include <wctype.h>

void scene_clear_answers(struct scene *scene)
{
    for (int i = 0; i < SCENE_CHOICES; i++)
        strbuf_clear(&scene->choice[i].words);
    for (int i = 0; i < SCENE_KEYS; i++)
        strbuf_clear(&scene->key[i].label);
    scene->choices = scene->keys = scene->buzzers = 0;
    scene->choosable = false;
}

void scene_release(struct scene *scene)
{
    for (int i = 0; i < SCENE_CHOICES; i++)
        strbuf_release(&scene->choice[i].words);
    for (int i = 0; i < SCENE_KEYS; i++)
        strbuf_release(&scene->key[i].label);
    strbuf_release(&scene->title);
    strbuf_release(&scene->corner);
    strbuf_release(&scene->panel);
    strbuf_release(&scene->sentence);
    strbuf_release(&scene->line);
    strbuf_release(&scene->explained);
}

void scene_add_key(struct scene *scene, const char *label, bool live)
{
    if (scene->keys == SCENE_KEYS)
        return;
    struct scene_key *key = &scene->key[scene->keys++];
    strbuf_clear(&key->label);
    strbuf_add(&key->label, label);
    key->live = live;
    key->minor = false;
}

void scene_minor_key(struct scene *scene)
{
    if (scene->keys)
        scene->key[scene->keys - 1].minor = true;
}

uint32_t scene_key_letter(const struct scene_key *key)
{
    const char *open = strchr(strbuf_text(&key->label), '[');
    uint32_t code, after;

    if (!open)
        return 0;
    size_t bytes = utf8_first(open + 1, &code);
    if (bytes == 0 || utf8_first(open + 1 + bytes, &after) == 0 || after != ']')
        return 0;
    return (uint32_t)towlower((wint_t)code);
}

/* --- where a click lands */

static bool is_in(struct place place, int x, int y)
{
    return x >= place.x && x < place.x + place.width && y >= place.y && y < place.y + place.height;
}

int scene_hit(const struct scene *scene, const struct layout *layout, int x, int y)
{
    int first, count;

    if (!layout->fits)
        return -1;
    count = scene_hand_page(scene, layout, &first);
    if (scene->choices) {
        struct place place = scene_choices_place(scene, layout);
        return is_in(place, x, y) ? y - place.y : -1;
    }
    for (int i = 0; i < count; i++) {
        int chosen = scene->chosen - first;
        if (is_in(layout_card(layout, i, chosen < count ? chosen : -1, count), x, y))
            return first + i;
    }
    return -1;
}

bool scene_hit_stock(const struct layout *layout, int x, int y)
{
    return layout->fits && is_in(layout->stock, x, y);
}

int scene_hit_buzzer(const struct scene *scene, const struct layout *layout, int x, int y)
{
    for (int i = 0; layout->fits && i < scene->buzzers; i++)
        if (is_in(scene_buzzer_place(scene, layout, i), x, y))
            return scene->buzzer[i].seat;
    return NO_SEAT;
}

/* --- where things lie that depend on how many there are */

int scene_hand_page(const struct scene *scene, const struct layout *layout, int *first)
{
    int page = layout_page(layout), at = scene->chosen >= 0 ? scene->chosen / page : 0;

    *first = at * page;
    return scene->cards - *first < page ? scene->cards - *first : page;
}

int scene_choice_row(const struct scene *scene)
{
    return wrap_lines(strbuf_text(&scene->panel));
}

bool scene_choices_are_below(const struct scene *scene, const struct layout *layout)
{
    int bottom = layout->sentence.y + layout->sentence.height;

    for (int i = 0; i < scene->choices; i++)
        if (wrap_columns(strbuf_text(&scene->choice[i].words)) >
            layout->panel.width - SCENE_CHOICE_NUMBER)
            return true;
    return scene->choices && layout->panel.y + scene_choice_row(scene) + scene->choices > bottom;
}

struct place scene_choices_place(const struct scene *scene, const struct layout *layout)
{
    struct place place = layout->panel;

    place.y += scene_choice_row(scene);
    place.height = scene->choices;
    if (scene_choices_are_below(scene, layout)) {
        place.x = layout->sentence.x;
        place.y = layout->sentence.y;
        if (place.y + place.height > layout->keys.y) /* then over the table */
            place.y = layout->keys.y - place.height;
        place.width = layout->columns - place.x;
    }
    return place;
}

struct place scene_buzzer_place(const struct scene *scene, const struct layout *layout, int index)
{
    enum { WIDTH = 18, HEIGHT = 4, GAP = 1 };
    int in_row = (layout->columns - 2) / (WIDTH + GAP), row = index / in_row;
    int rows = (scene->buzzers + in_row - 1) / in_row;
    int height = rows > 1 ? HEIGHT : HEIGHT + 1, y = layout->sentence.y + layout->sentence.height;

    if (y + rows * height > layout->keys.y)
        height = 1; /* without a box */
    return (struct place){1 + index % in_row * (WIDTH + GAP), y + row * height, WIDTH, height};
}

int scene_page_rows(const struct layout *layout)
{
    return layout->rows - 5; /* the title, a row above and below, the keys */
}

int scene_page_columns(const struct layout *layout)
{
    enum { MOST = 78 };
    int columns = layout->columns - 2;

    return columns < MOST ? columns : MOST;
}
