/* The program in one piece, where no modules are opened; and for tests. */
#include "cli/command.h"
#include "cli/parts.h"
#include "cli/screen_part.h"

int main(int argc, char **argv)
{
    parts_use(&drawing_module, &tabletop_module, &screen_module);
    return cli_main(argc, argv);
}
