#include "base/message.h"

#include <assert.h>
#include <string.h>

struct message message_of(const char *id)
{
    return (struct message){.id = id};
}

struct message message_of_args(const char *one, const char *many,
                               const struct message_arg args[static MESSAGE_ARGS])
{
    struct message message = {.id = one, .plural = many};

    for (int i = 0; i < MESSAGE_ARGS; i++)
        if (args[i].name)
            message.arg[message.args++] = args[i];
    return message;
}

void message_add(struct message *message, struct message_arg arg)
{
    assert(message->args < MESSAGE_ARGS);
    message->arg[message->args++] = arg;
}

struct message_arg arg_text(const char *name, const char *text)
{
    return (struct message_arg){.name = name, .kind = MESSAGE_TEXT, .text = text};
}

struct message_arg arg_typed(const char *name, const char *text)
{
    return (struct message_arg){.name = name, .kind = MESSAGE_TYPED, .text = text};
}

struct message_arg arg_term(const char *name, const char *id)
{
    return (struct message_arg){.name = name, .kind = MESSAGE_TERM, .text = id};
}

struct message_arg arg_count(const char *name, int64_t count)
{
    return (struct message_arg){.name = name, .kind = MESSAGE_COUNT, .count = count};
}

static struct message_arg copied(const char *name, enum message_arg_kind kind, const char *number)
{
    struct message_arg arg = {.name = name, .kind = kind};
    size_t length = strlen(number);

    assert(length < sizeof arg.number);
    memcpy(arg.number, number, length + 1);
    return arg;
}

struct message_arg arg_number(const char *name, const char *canonical)
{
    return copied(name, MESSAGE_NUMBER, canonical);
}

struct message_arg arg_exact(const char *name, const char *number)
{
    return copied(name, MESSAGE_EXACT, number);
}

struct message_arg arg_card(const char *name, int card)
{
    return (struct message_arg){.name = name, .kind = MESSAGE_CARD, .count = card};
}

struct message_arg arg_suit(const char *name, int suit)
{
    return (struct message_arg){.name = name, .kind = MESSAGE_SUIT, .count = suit};
}

struct message_arg arg_seat(const char *name, int seat)
{
    return (struct message_arg){.name = name, .kind = MESSAGE_SEAT, .count = seat};
}
