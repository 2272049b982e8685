#include "draw/fonts.h"

#include "base/memory.h"
#include "base/strbuf.h"
#include "base/user_folder.h"

#include <dirent.h>
#include <fontconfig/fontconfig.h>
#include <pango/pangocairo.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

#define STAND_IN "DejaVu Sans"

/* The folders where packages put Andika and DejaVu: Debian, Fedora, Arch, Homebrew on both kinds of
 * Mac. */
static const char *const package_folders[] = {
    "/usr/share/fonts/truetype/andika",
    "/usr/share/fonts/truetype/dejavu",
    "/usr/share/fonts/sil-andika-fonts",
    "/usr/share/fonts/dejavu-sans-fonts",
    "/usr/share/fonts/TTF",
    "/opt/homebrew/share/fonts",
    "/usr/local/share/fonts",
};

/* The folders where any font may lie. Reading them takes longer, so they are read only if the
 * others do not suffice. */
static const char *const general_folders[] = {"/usr/share/fonts", "/Library/Fonts",
                                              "/System/Library/Fonts"};

static bool is_folder(const char *path)
{
    struct stat there;

    return stat(path, &there) == 0 && S_ISDIR(there.st_mode);
}

static void add_element(struct strbuf *xml, const char *name, const char *text, size_t length)
{
    strbuf_addf(xml, "<%s>", name);
    for (size_t i = 0; i < length; i++)
        switch (text[i]) {
        case '<':
            strbuf_add(xml, "&lt;");
            break;
        case '&':
            strbuf_add(xml, "&amp;");
            break;
        default:
            strbuf_add_char(xml, text[i]);
        }
    strbuf_addf(xml, "</%s>", name);
}

static void add_folders(struct strbuf *xml, const char *const *folders, size_t count)
{
    for (size_t i = 0; i < count; i++)
        if (is_folder(folders[i]))
            add_element(xml, "dir", folders[i], strlen(folders[i]));
}

/* Finds a folder for fontconfig's cache. Without one fontconfig complains on stderr, so if need be
 * it gets one that is thrown away. */
static void choose_cache(struct fonts *fonts)
{
    const char *const folders[] = {getenv("TMPDIR"), "/tmp", "/dev/shm"};
    struct strbuf path = {0};

    user_folder_add(&path, "XDG_CACHE_HOME", ".cache", "breuk/fonts");
    bool there = false;
    if (path.length > 0) {
        for (char *slash = strchr(path.text + 1, '/'); slash; slash = strchr(slash + 1, '/')) {
            *slash = '\0';
            mkdir(path.text, 0777);
            *slash = '/';
        }
        mkdir(path.text, 0777);
        there = is_folder(path.text) && access(path.text, W_OK | X_OK) == 0;
    }
    for (size_t i = 0; !there && i < sizeof folders / sizeof *folders; i++) {
        strbuf_clear(&path);
        if (folders[i] && *folders[i])
            strbuf_addf(&path, "%s/breuk-fonts.XXXXXX", folders[i]);
        there = fonts->temporary = path.length > 0 && mkdtemp(path.text);
    }
    if (there)
        fonts->cache = memory_copy_text(path.text);
    strbuf_release(&path);
}

/* Replaces fonts->config with one that knows the folders of fonts, with `everywhere` the general
 * ones, too. */
static void configure(struct fonts *fonts, bool everywhere)
{
    struct strbuf xml = {0}, path = {0};
    const char *given = getenv("BREUK_FONTS");

    strbuf_add(&xml, "<fontconfig>");
    if (given) {
        for (size_t length; *given; given += length + (given[length] == ':')) {
            length = strcspn(given, ":");
            if (length > 0)
                add_element(&xml, "dir", given, length);
        }
    } else {
        add_folders(&xml, package_folders, sizeof package_folders / sizeof *package_folders);
        if (everywhere) {
            add_folders(&xml, general_folders, sizeof general_folders / sizeof *general_folders);
            user_folder_add(&path, "XDG_DATA_HOME", ".local/share", "fonts");
            add_folders(&xml, (const char *const[]){strbuf_text(&path)}, 1);
            strbuf_clear(&path);
            user_folder_add(&path, "", "Library", "Fonts");
            add_folders(&xml, (const char *const[]){strbuf_text(&path)}, 1);
        }
    }
    if (fonts->cache)
        add_element(&xml, "cachedir", fonts->cache, strlen(fonts->cache));
    strbuf_add(&xml, "</fontconfig>");
    if (fonts->config)
        FcConfigDestroy(fonts->config);
    fonts->config = FcConfigCreate();
    if (!fonts->config ||
        !FcConfigParseAndLoadFromMemory(fonts->config, (const FcChar8 *)xml.text, FcTrue) ||
        !FcConfigBuildFonts(fonts->config))
        memory_give_up();
    strbuf_release(&path);
    strbuf_release(&xml);
}

/* Takes the next name from *list, without the blanks around it. False: there is none left. */
static bool next_name(const char **list, struct strbuf *name)
{
    const char *start = *list + strspn(*list, " ");
    size_t whole = strcspn(start, ","), length = whole;

    while (length > 0 && start[length - 1] == ' ')
        length--;
    strbuf_clear(name);
    strbuf_add_bytes(name, start, length);
    *list = start + whole + (start[whole] == ',');
    return length > 0;
}

/* Returns whether a face can be printed: Pango sets type in OpenType alone, and takes another
 * typeface, without a word, where a file is packed for the web (WOFF) or of an older kind. */
static bool is_open_type(const FcPattern *face)
{
    static const char kinds[][5] = {"\0\1\0\0", "OTTO", "true", "ttcf"};
    char begins[4] = "";
    FcChar8 *path;

    if (FcPatternGetString(face, FC_FILE, 0, &path) != FcResultMatch)
        return false;
    FILE *file = fopen((const char *)path, "rbe");
    bool read = file && fread(begins, 1, sizeof begins, file) == sizeof begins;
    if (file)
        fclose(file);
    for (size_t i = 0; read && i < sizeof kinds / sizeof *kinds; i++)
        if (memcmp(begins, kinds[i], sizeof begins) == 0)
            return true;
    return false;
}

static bool any_open_type(const FcFontSet *faces)
{
    for (int i = 0; faces && i < faces->nfont; i++)
        if (is_open_type(faces->fonts[i]))
            return true;
    return false;
}

static bool any_coloured(const FcFontSet *faces)
{
    FcBool coloured = FcFalse;

    for (int i = 0; i < faces->nfont && !coloured; i++)
        if (FcPatternGetBool(faces->fonts[i], FC_COLOR, 0, &coloured) != FcResultMatch)
            coloured = FcFalse;
    return coloured;
}

/* What became of the first typeface of a list. */
enum first { FIRST_MISSING, FIRST_PACKED /* it is there, but cannot be printed */, FIRST_TAKEN };

/* Makes the first installed typeface of the list the family, or else the stand-in; fonts->family
 * stays NULL when neither is installed. */
static void take_first(struct fonts *fonts, const char *list, enum first *first)
{
    struct strbuf name = {0};
    bool listed = true, found = false;

    for (int tried = 0; listed && !found; tried++) {
        listed = next_name(&list, &name);
        const char *family = listed ? name.text : STAND_IN;
        FcPattern *pattern = FcPatternBuild(NULL, FC_FAMILY, FcTypeString, family, (char *)NULL);
        FcObjectSet *objects = FcObjectSetBuild(FC_FAMILY, FC_FILE, FC_COLOR, (char *)NULL);
        FcFontSet *installed = FcFontList(fonts->config, pattern, objects);
        found = any_open_type(installed);
        if (tried == 0 && listed)
            *first = found                               ? FIRST_TAKEN
                     : installed && installed->nfont > 0 ? FIRST_PACKED
                                                         : FIRST_MISSING;
        if (found) {
            fonts->family = memory_copy_text(family);
            fonts->coloured = any_coloured(installed);
        }
        if (installed)
            FcFontSetDestroy(installed);
        FcObjectSetDestroy(objects);
        FcPatternDestroy(pattern);
    }
    strbuf_release(&name);
}

/* Complains that the first typeface of the list is not installed, or not so that it can be printed.
 * Where no file asked for it, an option did, and the message says so. */
static void tell_missing(const char *list, const char *instead, bool packed, struct position where,
                         struct diag *diag)
{
    struct strbuf name = {0};

    (void)next_name(&list, &name);
    diag_add(
        diag, instead ? SEVERITY_WARNING : SEVERITY_ERROR, where,
        message_with(
            !instead ? N_("neither the font {font} nor {other} is installed; install one of them "
                          "(Debian and Ubuntu: fonts-sil-andika, fonts-dejavu-core)")
            : packed ? N_("the font {font} is installed only as WOFF or Type 1, from which "
                          "breuk cannot print, so it uses {other}; install {font} as TTF or "
                          "OTF")
            : where.file ? N_("the font {font} is not installed, so breuk uses {other}; install "
                              "it, or write one that “fc-list : family” lists")
                         : N_("--font: the font {font} is not installed, so breuk uses {other} "
                              "(“fc-list : family” lists the installed fonts; to get OpenDyslexic "
                              "on Debian or Ubuntu, install the package fonts-opendyslexic)"),
            arg_text("font", strbuf_text(&name)), arg_text("other", instead ? instead : STAND_IN)));
    strbuf_release(&name);
}

static void *wait_for(void *gate)
{
    g_mutex_lock(gate);
    g_mutex_unlock(gate);
    return NULL;
}

/* Complains unless the system has as many threads to spare as Pango begins: if Pango gets none,
 * GLib ends the program by a trap. */
static enum status try_threads(struct position where, struct diag *diag)
{
    enum { THREADS = 2 };
    GThread *thread[THREADS];
    GMutex gate;
    int count = 0;

    g_mutex_init(&gate);
    g_mutex_lock(&gate);
    while (count < THREADS && (thread[count] = g_thread_try_new("breuk", wait_for, &gate, NULL)))
        count++;
    g_mutex_unlock(&gate);
    for (int i = 0; i < count; i++)
        g_thread_join(thread[i]);
    g_mutex_clear(&gate);
    if (count == THREADS)
        return STATUS_OK;
    diag_add(diag, SEVERITY_ERROR, where,
             message_of(N_("nothing can be drawn, because this machine allows breuk no further "
                           "thread; end other programs, or raise the limit on processes (ulimit "
                           "-u) or on memory (ulimit -v), then try again")));
    return STATUS_IO;
}

enum status fonts_open(struct fonts *fonts, const char *families, struct position where,
                       struct diag *diag)
{
    enum first first = FIRST_MISSING;

    *fonts = (struct fonts){0};
    enum status status = try_threads((struct position){0}, diag);
    if (status != STATUS_OK)
        return status;
    choose_cache(fonts);
    configure(fonts, false);
    take_first(fonts, families, &first);
    if (first != FIRST_TAKEN && !getenv("BREUK_FONTS")) {
        memory_free(fonts->family);
        fonts->family = NULL;
        configure(fonts, true);
        take_first(fonts, families, &first);
    }
    if (first != FIRST_TAKEN) {
        tell_missing(families, fonts->family, first == FIRST_PACKED, where, diag);
        status = fonts->family ? STATUS_OK : STATUS_NOT_FOUND;
    }
    if (status != STATUS_OK) {
        fonts_release(fonts);
        return status;
    }
    /* This comes before Pango begins, which would otherwise load the machine's own configuration;
     * that takes time, and may complain. */
    FcConfigSetCurrent(fonts->config);
    fonts->map = pango_cairo_font_map_new_for_font_type(CAIRO_FONT_TYPE_FT);
    pango_cairo_font_map_set_resolution(PANGO_CAIRO_FONT_MAP(fonts->map), 72);
    fonts->context = pango_font_map_create_context(fonts->map);
    cairo_font_options_t *options = cairo_font_options_create();
    cairo_font_options_set_hint_style(options, CAIRO_HINT_STYLE_NONE);
    cairo_font_options_set_hint_metrics(options, CAIRO_HINT_METRICS_OFF);
    pango_cairo_context_set_font_options(fonts->context, options);
    cairo_font_options_destroy(options);
    pango_context_set_round_glyph_positions(fonts->context, FALSE);
    return STATUS_OK;
}

void fonts_release(struct fonts *fonts)
{
    if (fonts->context)
        g_object_unref(fonts->context);
    if (fonts->map)
        g_object_unref(fonts->map);
    if (fonts->config)
        FcConfigDestroy(fonts->config);
    if (fonts->temporary) {
        DIR *folder = opendir(fonts->cache);
        for (struct dirent *entry; folder && (entry = readdir(folder));)
            unlinkat(dirfd(folder), entry->d_name, 0);
        if (folder)
            closedir(folder);
        rmdir(fonts->cache);
    }
    memory_free(fonts->cache);
    memory_free(fonts->family);
    *fonts = (struct fonts){0};
}
