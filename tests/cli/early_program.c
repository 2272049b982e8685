/*
 * What stands in front of the functions that allocate (src/cli/allocation.c), in a program that has
 * nothing else: a sanitizer looks for functions itself, and no library may come between.
 */
#include "base/output.h"
#include "console/complaint.h"

#include <stdio.h>
#include <stdlib.h>

bool output_is_in_place(void)
{
    return false;
}

_Noreturn void complain_no_memory(void)
{
    exit(3);
}

int main(void)
{
    char *block = malloc(10);
    void *aligned = aligned_alloc(64, 64);

    block = realloc(block, 100000);
    puts(block && aligned ? "allocated" : "no memory");
    free(block);
    free(aligned);
    return 0;
}
