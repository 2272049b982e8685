#include "starve.h"

#include <check.h>
#include <sqlite3.h>

static struct {
    sqlite3_mem_methods usual, counting;
    long left; /* below 0: none fails */
    bool hit;
} memory;

static bool fails(void)
{
    if (memory.left < 0)
        return false;
    bool now = memory.left-- == 0;
    memory.hit = memory.hit || now;
    return now;
}

static void *take(int size)
{
    return fails() ? NULL : memory.usual.xMalloc(size);
}

static void *take_again(void *block, int size)
{
    return fails() ? NULL : memory.usual.xRealloc(block, size);
}

void starve_after(long after)
{
    memory.hit = false;
    memory.left = after;
}

bool starve_hit(void)
{
    return memory.hit;
}

void starve_install(void)
{
    sqlite3_shutdown();
    ck_assert_int_eq(sqlite3_config(SQLITE_CONFIG_GETMALLOC, &memory.usual), SQLITE_OK);
    memory.counting = memory.usual;
    memory.counting.xMalloc = take;
    memory.counting.xRealloc = take_again;
    memory.left = -1;
    ck_assert_int_eq(sqlite3_config(SQLITE_CONFIG_MALLOC, &memory.counting), SQLITE_OK);
    /* What is set aside for small things would hide most requests. */
    ck_assert_int_eq(sqlite3_config(SQLITE_CONFIG_LOOKASIDE, 0, 0), SQLITE_OK);
    ck_assert_int_eq(sqlite3_initialize(), SQLITE_OK);
}

void starve_remove(void)
{
    sqlite3_shutdown();
    sqlite3_config(SQLITE_CONFIG_MALLOC, &memory.usual);
}
