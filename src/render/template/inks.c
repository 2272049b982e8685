#include "render/template/loader.h"

#include "base/suggest.h"

#include <string.h>

struct named_ink {
    const char *name;
    struct ink ink;
};

static const struct named_ink own_inks[] = {
    {"none", {INK_NONE, 0}},           {"suit", {INK_SUIT, 0}}, {"on-suit", {INK_ON_SUIT, 0}},
    {"suit-tint", {INK_SUIT_TINT, 0}}, {"deck", {INK_DECK, 0}}, {"suit-text", {INK_SUIT_TEXT, 0}},
    {"paper", {INK_PAPER, 0}},         {"dark", {INK_DARK, 0}},
};
enum { OWN_INKS = sizeof own_inks / sizeof *own_inks };

void loader_inks(struct template_loader *loader)
{
    const struct inherited own = loader_inherit(loader, &(struct inheritance){.name = "ink"});
    size_t count = OWN_INKS + own.count;

    loader->inks = loader_array(loader, count, sizeof *loader->inks);
    loader->names = loader_array(loader, count, sizeof *loader->names);
    memcpy(loader->inks, own_inks, sizeof own_inks);
    loader->ink_count = OWN_INKS;
    for (size_t k = 0; k < own.count; k++) {
        const struct xml_element *e = own.elements[k];
        const char *name = loader_text(e, "name");
        /* The grammar refuses two inks of one name in a file; this loop compares with breuk's
         * own. */
        for (size_t i = 0; i < OWN_INKS; i++)
            if (strcmp(name, own_inks[i].name) == 0)
                loader_complain(
                    loader, xml_at(e, "name"),
                    message_with(N_("the ink “{name}” already exists; choose another name"),
                                 arg_text("name", name)));
        loader->inks[loader->ink_count++] =
            (struct named_ink){name, {INK_FIXED, xml_colour(e, "colour")}};
    }
    for (size_t i = 0; i < loader->ink_count; i++)
        loader->names[i] = loader->inks[i].name;
}

static void complain_of_ink(struct template_loader *loader, struct position where, const char *name)
{
    const char *nearest = suggest_nearest(name, loader->names, loader->ink_count);
    struct strbuf names = {0};

    for (size_t i = 0; i < loader->ink_count; i++)
        strbuf_addf(&names, "%s%s", i ? ", " : "", loader->names[i]);
    diag_suggest(
        loader->diag, SEVERITY_ERROR, where,
        message_with(
            nearest
                ? N_("there is no ink “{name}”; did you mean “{nearest}”?")
                : N_("there is no ink “{name}”; choose one of: {names}, or define your own: <ink "
                     "name=\"…\" colour=\"#314387\"/>"),
            arg_typed("name", name), arg_text("nearest", nearest),
            arg_text("names", strbuf_text(&names))),
        name, nearest);
    strbuf_release(&names);
}

struct ink loader_ink(struct template_loader *loader, const struct xml_element *e,
                      const char *attribute, bool seen)
{
    const char *name = loader_text(e, attribute);
    bool all_known = *name && !loader_lacks(loader, "ink");

    for (size_t i = 0; i < loader->ink_count; i++) {
        if (strcmp(loader->inks[i].name, name) == 0) {
            if (seen && loader->inks[i].ink.kind == INK_NONE)
                loader_complain(
                    loader, xml_at(e, attribute),
                    message_with(
                        N_("<{element}> needs a visible “{attribute}”; give it an ink other than "
                           "none"),
                        arg_text("element", e->rule->name), arg_text("attribute", attribute)));
            return loader->inks[i].ink;
        }
        /* An ink whose name is missing or wrong has been complained of, and may be the one that is
         * meant. */
        all_known = all_known && *loader->inks[i].name;
    }
    if (all_known)
        complain_of_ink(loader, xml_at(e, attribute), name);
    return (struct ink){INK_DARK, 0};
}
