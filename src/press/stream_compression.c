/*
 * How hard cairo compresses the streams of a PDF. It does so at zlib's usual level, which is a
 * fourteenth of the time that it takes to print a deck (`meson benchmark print` measures it),
 * although press reads the streams again, and packs them once more when it knows them all. cairo
 * 1.16 has no setting for that. So its first streams, about those of a deck, are stored as they
 * are. Later ones are compressed as ever, for press leaves a very long document as cairo wrote it.
 *
 * The program stands in front of zlib where symbols are looked up, as it does for malloc
 * (cli/allocation.c). Elsewhere this does nothing. All others, such as libpng and press itself, say
 * which level they want.
 */
#include <zlib.h>

enum { STORED_STREAMS = 128, USUAL_MEMORY = 8 /* zlib's own choice */ };

int deflateInit_(z_streamp stream, int level, const char *version, int size)
{
    static int streams;

    if (level == Z_DEFAULT_COMPRESSION && streams < STORED_STREAMS) {
        streams++;
        level = Z_NO_COMPRESSION;
    }
    return deflateInit2_(stream, level, Z_DEFLATED, MAX_WBITS, USUAL_MEMORY, Z_DEFAULT_STRATEGY,
                         version, size);
}
