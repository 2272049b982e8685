/* Compiles the wheel: where it stops, and what it does there. */
#include "rules/tables.h"

void wheel_make(struct rules *rules, const struct programs *programs)
{
    const struct wheel *wheel = deck_wheel(rules->deck);

    if (!rules->settings.value[SETTING_WHEEL] || wheel->count == 0)
        return;
    struct segment *segments = arena_new(&rules->arena, (size_t)wheel->count, sizeof *segments);
    for (int i = 0; i < wheel->count; i++) {
        const struct wheel_segment *of = &wheel->segments[i];
        segments[i] = (struct segment){
            .program = of->effect == WHEEL_DRAW_UNTIL ? programs->draw_until[of->suit]
                                                      : programs->segment[of->effect],
            .effect = (uint8_t)of->effect,
            .weight = (uint32_t)of->weight,
        };
        rules->weights += segments[i].weight;
    }
    rules->segment = segments;
    rules->segments = wheel->count;
}
