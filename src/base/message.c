#include "base/message.h"

#include <assert.h>
#include <stddef.h>
#include <string.h>

struct message message_of(const char *id)
{
    return (struct message){.id = id};
}

struct message message_plural(const char *one, const char *many)
{
    return (struct message){.id = one, .plural = many};
}

static struct message_arg *next_arg(struct message *message, const char *name,
                                    enum message_arg_kind kind)
{
    assert(message->args < MESSAGE_ARGS);
    struct message_arg *arg = &message->arg[message->args++];
    *arg = (struct message_arg){.name = name, .kind = kind};
    return arg;
}

void message_add_text(struct message *message, const char *name, const char *text)
{
    next_arg(message, name, MESSAGE_TEXT)->text = text;
}

void message_add_typed(struct message *message, const char *name, const char *text)
{
    next_arg(message, name, MESSAGE_TYPED)->text = text;
}

void message_add_term(struct message *message, const char *name, const char *id)
{
    next_arg(message, name, MESSAGE_TERM)->text = id;
}

void message_add_count(struct message *message, const char *name, int64_t count)
{
    next_arg(message, name, MESSAGE_COUNT)->count = count;
}

void message_add_number(struct message *message, const char *name, const char *canonical)
{
    struct message_arg *arg = next_arg(message, name, MESSAGE_NUMBER);
    size_t length = strlen(canonical);

    assert(length < sizeof arg->number);
    memcpy(arg->number, canonical, length + 1);
}

void message_add_card(struct message *message, const char *name, int card)
{
    next_arg(message, name, MESSAGE_CARD)->count = card;
}

void message_add_suit(struct message *message, const char *name, int suit)
{
    next_arg(message, name, MESSAGE_SUIT)->count = suit;
}

void message_add_seat(struct message *message, const char *name, int seat)
{
    next_arg(message, name, MESSAGE_SEAT)->count = seat;
}
