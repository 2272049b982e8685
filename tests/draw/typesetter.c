#include "draw/typesetter.h"

#include "harness.h"

const char *const typesetter_families[TYPESETTER_FAMILIES] = {"Andika", "DejaVu Sans"};

struct typesetter typesetter_open(const char *family)
{
    struct typesetter setter;
    struct diag diag = {0};

    ck_assert_int_eq(type_open(&setter.type, family, (struct position){0}, &diag), STATUS_OK);
    ck_assert_uint_eq(diag.count, 0);
    return setter;
}

void typesetter_close(struct typesetter *setter)
{
    type_free(setter->type);
}
