#include "cli/cli.h"

#include <stdio.h>

int cli_main(int argc, char **argv)
{
    (void)argc;
    (void)argv;
    puts("breuk");
    return 0;
}
