#include "tabletop/pack.h"

#include "base/memory.h"

/* Returns which of the pack's backs a card has, and adds it if no card before had it. */
static int find_back(struct pack *pack, int card)
{
    const struct tabletop_job *job = pack->job;
    int wanted = template_back_of(job->template, job->deck, card);

    for (int i = 0; i < pack->back_count; i++)
        if (template_back_of(job->template, job->deck, pack->backs[i]) == wanted)
            return i;
    pack->backs[pack->back_count] = card;
    return pack->back_count++;
}

void pack_make(struct pack *pack, const struct tabletop_job *job)
{
    const struct deck *deck = job->deck;
    int count = deck_card_count(deck);

    *pack = (struct pack){.job = job,
                          .kinds = memory_new((size_t)count, sizeof *pack->kinds),
                          .backs = memory_new((size_t)count, sizeof *pack->backs)};
    for (int i = 0; i < count; i++) {
        const struct card *card = deck_card(deck, i);
        struct pack_kind kind = {.card = i,
                                 .copies = job->copies ? job->copies[i] : card->copies,
                                 .extra = card->kind == CARD_EXTRA};
        if (job->times > 1)
            kind.copies *= job->times;
        if (kind.copies == 0)
            continue;
        kind.back = find_back(pack, i);
        pack->kinds[pack->kind_count++] = kind;
        pack->cards += kind.copies;
        if (!kind.extra)
            pack->played += kind.copies;
    }
}

void pack_release(struct pack *pack)
{
    memory_free(pack->backs);
    memory_free(pack->kinds);
    *pack = (struct pack){0};
}

struct album_job pack_album(const struct pack *pack)
{
    const struct tabletop_job *job = pack->job;

    return (struct album_job){.deck = job->deck,
                              .template = job->template,
                              .copies = job->copies,
                              .words = job->words,
                              .look = job->look,
                              .self_check = job->self_check};
}

const char *pack_name(const struct pack *pack, int kind, struct strbuf *out)
{
    strbuf_clear(out);
    pack->job->name_card(pack->job->context, pack->kinds[kind].card, out);
    return strbuf_text(out);
}

const char *pack_say(const struct pack *pack, const char *id, struct strbuf *out)
{
    strbuf_clear(out);
    paper_say(&pack->job->words, message_of(id), out);
    return strbuf_text(out);
}

enum status pack_refuse(const char *id, int64_t count, int64_t most, struct diag *diag)
{
    diag_add(diag, SEVERITY_ERROR, (struct position){0},
             message_with(id, arg_count("count", count), arg_count("most", most)));
    return STATUS_INVALID;
}
