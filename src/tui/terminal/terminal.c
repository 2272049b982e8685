/* Writes to the terminal's file itself, too, what curses has no function for: the strings of
 * terminfo that begin and end pasting. */

#include "tui/terminal/terminal.h"

#include "base/clock.h"
#include "base/memory.h"
#include "base/strbuf.h"
#include "tui/show.h"
#include "tui/stop.h"
#include "tui/terminal/bytes.h"
#include "tui/terminal/capability.h"
#include "tui/terminal/graphics.h"
#include "tui/terminal/pane.h"

#include <poll.h>
#include <signal.h>
#include <stdbool.h>
#include <stdlib.h>
#include <string.h>
#include <termios.h>
#include <unistd.h>

/*
 * Gives a terminal back when the program ends otherwise than it should: exit() from anywhere, a
 * crash (SIGSEGV, SIGABRT, SIGBUS, SIGFPE, SIGILL), Ctrl-\, told to end while the terminal is
 * blocked (stop.h). Nothing helps against kill -9.
 */

static const int signals[] = {SIGSEGV, SIGABRT, SIGBUS, SIGFPE, SIGILL, SIGQUIT};
enum { SIGNALS = sizeof signals / sizeof *signals };

/* A signal handler can reach nothing else. */
static struct {
    volatile sig_atomic_t armed;
    int in, out;
    struct termios found;
    char sequence[1 << 14];
    size_t length;
    struct sigaction before[SIGNALS];
} rescue;

/* True if the terminal would take output now. */
static bool takes(int out)
{
    struct pollfd output = {.fd = out, .events = POLLOUT};

    return poll(&output, 1, 0) != 0;
}

/* Of what POSIX lets a signal handler call. */
static void rescue_now(void)
{
    if (!rescue.armed)
        return;
    rescue.armed = 0;
    if (!takes(rescue.out))
        tcflush(rescue.out, TCOFLUSH); /* discards unread output to make room */
    if (takes(rescue.out) && write(rescue.out, rescue.sequence, rescue.length) < 0)
        return; /* there is no terminal any more */
    tcflush(rescue.in, TCIFLUSH);
    tcsetattr(rescue.in, TCSANOW, &rescue.found);
}

/* The handler from before, a sanitizer's for example, gets the signal again: it is held back until
 * this function returns. */
static void at_signal(int number)
{
    rescue_now();
    for (int i = 0; i < SIGNALS; i++)
        if (signals[i] == number)
            sigaction(number, &rescue.before[i], NULL);
    raise(number);
}

/* A stack that has run over cannot hold the handler of the signal that says so. */
static void lend_stack(void)
{
    static char spare[1 << 16];
    const stack_t stack = {.ss_sp = spare, .ss_size = sizeof spare};
    stack_t before;

    if (sigaltstack(NULL, &before) == 0 && before.ss_flags & SS_DISABLE)
        sigaltstack(&stack, NULL);
}

/* The terminal has been given back. */
static void rescue_disarm(void)
{
    if (!rescue.armed)
        return;
    rescue.armed = 0;
    stop_act_when_blocked(NULL);
    for (int i = 0; i < SIGNALS; i++)
        sigaction(signals[i], &rescue.before[i], NULL);
}

/* From now on, an end as above writes `sequence` (copied; left out if it is longer than 16 KB) to
 * `out` and puts `in` as it was found. One terminal at a time. */
static void rescue_arm(int in, int out, const struct termios *found, const char *sequence)
{
    static bool at_exit;
    struct sigaction action = {.sa_handler = at_signal, .sa_flags = SA_ONSTACK};

    rescue_disarm();
    lend_stack();
    rescue.in = in;
    rescue.out = out;
    rescue.found = *found;
    rescue.length = strlen(sequence);
    if (rescue.length > sizeof rescue.sequence)
        rescue.length = 0;
    memcpy(rescue.sequence, sequence, rescue.length);
    rescue.armed = 1;
    stop_act_when_blocked(rescue_now);
    for (int i = 0; i < SIGNALS; i++) {
        sigaction(signals[i], &action, &rescue.before[i]);
        /* A shell that starts a program in the background has it ignore Ctrl-\. */
        if (signals[i] == SIGQUIT && rescue.before[i].sa_handler == SIG_IGN)
            sigaction(signals[i], &rescue.before[i], NULL);
    }
    if (!at_exit)
        at_exit = atexit(rescue_now) == 0;
}

enum {
    IN = STDIN_FILENO,
    OUT = STDOUT_FILENO,
    ESCAPE_WAIT = 50,     /* milliseconds after which an Esc is the key */
    SEQUENCE_WAIT = 250,  /* and a sequence that was not finished is none */
    LATE_WAIT = 2000,     /* the same while an answer is awaited, which may come in pieces */
    ANSWER_WAIT = 10000,  /* so long an answer is awaited */
    CALM = 30,            /* so long nothing comes after what was pasted */
    AT_REST = 100,        /* who waits longer for a key moves nothing meanwhile */
    MOST_SWALLOWED = 256, /* buffers that are forgotten at once: all that a terminal holds back */
};

struct terminal {
    struct display display;
    struct pane pane;
    struct key_reader reader;
    struct termios found, ours;
    bool on; /* the full screen is shown */
    bool mouse;
    bool gone;
    enum probe_answer answer;
    int64_t asked, heard;
    struct strbuf restoring;
    struct images images;
    int cursor_x, cursor_y; /* where curses has put it */
};

static bool is_set(const char *variable)
{
    const char *value = getenv(variable);

    return value && *value;
}

static bool fits_full_screen(void)
{
    return isatty(IN) && isatty(OUT) && !terminal_is_dumb() && !is_set("ACCESSIBLE") &&
           capability_moves();
}

/* Bytes come as they are typed, unseen. Ctrl-C, Ctrl-\ and Ctrl-Z stay signals, which throw
 * nothing away that is on its way to the screen: half a sequence would spoil what ends it. Ctrl-S
 * and Ctrl-Q do not hold the screen still, which a child could not explain. */
static struct termios key_by_key(struct termios mode)
{
    mode.c_lflag &= ~(tcflag_t)(ICANON | ECHO | ECHONL | IEXTEN);
    mode.c_lflag |= ISIG | NOFLSH;
    mode.c_iflag &= ~(tcflag_t)(ICRNL | INLCR | IGNCR | IXON | ISTRIP);
    mode.c_cc[VMIN] = 1;
    mode.c_cc[VTIME] = 0;
    return mode;
}

/* --- the screen and its modes */

static void set_modes(struct terminal *terminal, bool on)
{
    pane_set_mouse(on && terminal->display.looks.mouse && terminal->mouse);
    const char *pasting = capability_text(on ? "BE" : "BD");
    if (pasting)
        bytes_write(OUT, pasting);
}

/* What ends the full screen, for rescue: colours, what stands there, mouse, pasting, cursor, the
 * screen before. By then the window may have any size. */
static void prepare_rescue(struct terminal *terminal)
{
    static const char *const ends[] = {"BD", "cnorm", "rmcup"};

    strbuf_clear(&terminal->restoring);
    if (terminal->images.kind != GRAPHICS_NONE) /* perhaps half of one was sent */
        strbuf_add(&terminal->restoring, "\033\\");
    if (terminal->images.kind == GRAPHICS_KITTY)
        graphics_add_kitty_end(0, &terminal->restoring);
    capability_add(&terminal->restoring, "sgr0");
    capability_add(&terminal->restoring, "op");
    capability_add_erasing(&terminal->restoring, PANE_ROWS);
    if (terminal->images.kind == GRAPHICS_SIXEL)
        capability_add(&terminal->restoring, "clear");
    if (terminal->display.looks.mouse)
        capability_add_mouse_off(&terminal->restoring);
    for (size_t i = 0; i < sizeof ends / sizeof *ends; i++)
        capability_add(&terminal->restoring, ends[i]);
    strbuf_add(&terminal->restoring, "\r");
}

static void take_over(struct terminal *terminal)
{
    terminal->on = true;
    tcsetattr(IN, TCSADRAIN, &terminal->ours);
    rescue_arm(IN, OUT, &terminal->found, strbuf_text(&terminal->restoring));
    pane_begin(&terminal->pane);
    if (terminal->images.kind != GRAPHICS_NONE)
        pane_keep_still(&terminal->pane);
    tcsetattr(IN, TCSADRAIN, &terminal->ours); /* curses has set its own */
    set_modes(terminal, true);
}

static void give_back(struct terminal *terminal)
{
    terminal->on = false;
    set_modes(terminal, false);
    images_end(&terminal->images, OUT);
    pane_end(&terminal->pane);
    const char *plain = capability_text("sgr0");
    if (plain) /* curses says so only where it thinks that something else was said last */
        bytes_write(OUT, plain);
    rescue_disarm();
    tcflush(IN, TCIFLUSH);
    tcsetattr(IN, TCSADRAIN, &terminal->found);
    key_reader_forget(&terminal->reader);
}

void terminal_return(struct terminal *terminal)
{
    if (terminal->on)
        return;
    stop_heed_pause(true);
    take_over(terminal);
}

void terminal_leave(struct terminal *terminal)
{
    if (!terminal->on)
        return;
    give_back(terminal);
    stop_heed_pause(false);
}

static void pause_program(struct terminal *terminal)
{
    give_back(terminal);
    stop_until_continued();
    take_over(terminal);
}

/* --- the display */

static void size(void *context, int *columns, int *rows)
{
    struct terminal *terminal = context;

    pane_size(&terminal->pane, columns, rows);
}

static void show(void *context, const struct cells *cells, int cursor_x, int cursor_y)
{
    struct terminal *terminal = context;

    if (!terminal->on)
        return;
    images_change(&terminal->images, cells, &terminal->pane, OUT);
    pane_show(&terminal->pane, cells, cursor_x, cursor_y);
    pane_cursor(&terminal->cursor_x, &terminal->cursor_y);
}

/* Images come when nothing moves: there are many bytes in them. */
static void show_images(struct terminal *terminal)
{
    if (terminal->on)
        images_send(&terminal->images, &terminal->pane.palette, OUT, terminal->cursor_x,
                    terminal->cursor_y);
}

/* What the terminal shows is unknown. */
static void renew(struct terminal *terminal)
{
    pane_renew(&terminal->pane);
    images_lose(&terminal->images);
}

/* A terminal that does not tell the system how large its cells are has said so when it was asked.
 */
static void measure_cells(struct terminal *terminal)
{
    struct images *images = &terminal->images;

    if (!pane_cell_size(OUT, &images->cell_width, &images->cell_height)) {
        images->cell_width = terminal->reader.cell_width;
        images->cell_height = terminal->reader.cell_height;
    }
}

/* Returns the key that a change of the terminal is told as. */
static enum key_kind heed(struct terminal *terminal, enum terminal_change change)
{
    switch (change) {
    case CHANGE_SIZE:
        renew(terminal);
        measure_cells(terminal);
        return KEY_SIZED;
    case CHANGE_PAUSE:
        pause_program(terminal);
        return KEY_WOKEN;
    case CHANGE_BACK: /* who stopped the program so, may have left the terminal in any state */
        give_back(terminal);
        take_over(terminal);
        return KEY_WOKEN;
    case CHANGE_NONE:
        break;
    }
    return KEY_NONE;
}

static int shorter(int one, int other)
{
    return one < 0 || (other >= 0 && other < one) ? other : one;
}

/* Whether an answer that was not given in time may still come. */
static bool awaits_answer(const struct terminal *terminal)
{
    if (clock_milliseconds() - terminal->asked >= ANSWER_WAIT)
        return false;
    return (terminal->answer == PROBE_SILENT && !terminal->reader.named) ||
           (terminal->answer == PROBE_HALF && terminal->reader.column == 0);
}

/* How long what has begun may still go on, in milliseconds; < 0: nothing has. */
static int patience(const struct terminal *terminal)
{
    bool late = awaits_answer(terminal);
    long wait = late || terminal->reader.pasting ? LATE_WAIT : SEQUENCE_WAIT;

    if (!key_reader_is_within(&terminal->reader))
        return -1;
    if (terminal->reader.state == READER_ESCAPE)
        wait = late ? SEQUENCE_WAIT : ESCAPE_WAIT;
    int64_t left = terminal->heard + wait - clock_milliseconds();
    return left > 0 ? (int)left : 0;
}

/* Reads what has come. Returns whether there is a terminal still. */
static bool hear(struct terminal *terminal)
{
    int64_t now = clock_milliseconds();

    if (now - terminal->heard >= CALM)
        key_reader_calm(&terminal->reader);
    long length = bytes_read(IN, &terminal->reader);
    if (length > 0)
        terminal->heard = clock_milliseconds();
    else if (length < 0)
        terminal->gone = true;
    else if (patience(terminal) == 0)
        key_reader_give_up(&terminal->reader);
    return !terminal->gone;
}

static struct key key(void *context, int milliseconds)
{
    struct terminal *terminal = context;
    struct key pressed = {.kind = KEY_NONE};
    int64_t end = clock_milliseconds() + milliseconds;
    enum terminal_change change;

    if (milliseconds < 0 || milliseconds > AT_REST)
        show_images(terminal);
    for (;;) {
        if (key_reader_take(&terminal->reader, &pressed))
            return pressed;
        if (terminal->gone)
            return (struct key){.kind = KEY_GONE};
        int64_t left = milliseconds < 0             ? -1
                       : end > clock_milliseconds() ? end - clock_milliseconds()
                                                    : 0;
        if (!stop_pause_or_change(IN, shorter((int)left, patience(terminal)), &change))
            return (struct key){.kind = KEY_STOPPED};
        if (change != CHANGE_NONE)
            return (struct key){.kind = heed(terminal, change)};
        hear(terminal);
        if (left == 0 && terminal->reader.count == 0)
            return (struct key){.kind = terminal->gone ? KEY_GONE : KEY_NONE};
    }
}

/* Forgets what has come, and keeps in mind within what sequence it ended. */
static void forget(struct terminal *terminal)
{
    int left = MOST_SWALLOWED;

    while (left > 0 && hear(terminal))
        left = bytes_wait(IN) ? left - 1 : 0;
    if (bytes_wait(IN))
        tcflush(IN, TCIFLUSH);
    key_reader_forget(&terminal->reader);
}

static void ignore_keys(void *context, int milliseconds)
{
    struct terminal *terminal = context;

    show_images(terminal);
    forget(terminal);
    stop_pause(-1, milliseconds);
    forget(terminal);
    if (terminal->reader.state == READER_ESCAPE) {
        key_reader_give_up(&terminal->reader);
        key_reader_forget(&terminal->reader);
    }
}

/* --- opening and closing */

/* Finds out which images the terminal takes, once it has said what it is. Returns whether it has
 * answered. */
static bool find_graphics(struct terminal *terminal)
{
    const char *window = is_set("KITTY_WINDOW_ID") ? getenv("KITTY_WINDOW_ID") : NULL;
    struct graphics_terminal known = {.term = getenv("TERM"),
                                      .multiplexed = is_set("TMUX") || is_set("STY"),
                                      .sixel = terminal->reader.has_sixel};
    bool answered = true;

    if (graphics_may_ask_kitty(&known, window)) {
        answered = probe_kitty(IN, OUT, &terminal->reader);
        known.kitty = terminal->reader.has_kitty;
    }
    enum graphics kind = graphics_of(&known);
    if (kind == GRAPHICS_NONE || !answered)
        return answered;
    measure_cells(terminal);
    if (terminal->images.cell_width < 1) {
        answered = probe_cell_size(IN, OUT, &terminal->reader);
        measure_cells(terminal);
    }
    if (answered && terminal->images.cell_width > 0)
        terminal->images.kind = kind;
    return answered;
}

/* Asks the terminal what its locale cannot tell. */
static bool shows_drawing(struct terminal *terminal, bool graphics)
{
    if (encoding_is_ascii())
        return false;
    if (is_set("BREUK_NO_QUERIES")) /* a recording would ask the terminal that plays it back */
        return true;
    terminal->answer = probe_terminal(IN, OUT, &terminal->reader);
    bool answered = terminal->answer == PROBE_NARROW || terminal->answer == PROBE_OTHERWISE;
    bool shows = terminal->answer != PROBE_OTHERWISE;
    if (answered && graphics && !find_graphics(terminal))
        terminal->answer = PROBE_SILENT; /* that it is named may come late */
    terminal->asked = terminal->heard = clock_milliseconds();
    key_reader_forget(&terminal->reader);
    return shows;
}

static enum picture_face face_of(const struct display_looks *looks, enum colour_depth depth,
                                 bool braille)
{
    if (looks->ascii)
        return FACE_ASCII;
    if (depth == DEPTH_256)
        return FACE_HALVES;
    return depth == DEPTH_NONE && braille ? FACE_DOTS : FACE_CELLS;
}

static void heed_mouse(void *context, bool heeds)
{
    struct terminal *terminal = context;

    terminal->mouse = heeds;
    if (terminal->on)
        pane_set_mouse(terminal->display.looks.mouse && heeds);
}

static struct terminal *new_terminal(void)
{
    struct terminal *terminal = memory_new(1, sizeof *terminal);

    terminal->mouse = true;
    terminal->answer = PROBE_NOT_ASKED;
    terminal->display = (struct display){.context = terminal,
                                         .size = size,
                                         .show = show,
                                         .key = key,
                                         .ignore_keys = ignore_keys,
                                         .heed_mouse = heed_mouse};
    if (tcgetattr(IN, &terminal->found) != 0) {
        memory_free(terminal);
        return NULL;
    }
    terminal->ours = key_by_key(terminal->found);
    return terminal;
}

struct terminal *terminal_open(const struct terminal_wish *wish)
{
    struct terminal *terminal = fits_full_screen() ? new_terminal() : NULL;

    if (!terminal)
        return NULL;
    stop_watch();
    rescue_arm(IN, OUT, &terminal->found, "");
    tcsetattr(IN, TCSAFLUSH, &terminal->ours);
    struct display_looks *looks = &terminal->display.looks;
    looks->ascii = wish->ascii || !shows_drawing(terminal, wish->graphics);
    looks->light = wish->light;
    bool colourless = wish->no_colour || is_set("NO_COLOR");
    if (!pane_open(&terminal->pane, looks, colourless)) {
        rescue_disarm();
        tcsetattr(IN, TCSAFLUSH, &terminal->found);
        memory_free(terminal);
        return NULL;
    }
    enum colour_depth depth = terminal->pane.palette.depth;
    looks->colours = depth != DEPTH_NONE;
    if (!looks->colours) /* which images have */
        terminal->images.kind = GRAPHICS_NONE;
    looks->face = face_of(looks, depth, wish->braille);
    looks->mouse = !wish->no_mouse && capability_clicks();
    struct palette *palette = &terminal->pane.palette;
    palette_init(palette, palette->depth, terminal->display.looks.light, wish->suit_colour,
                 wish->suits);
    prepare_rescue(terminal);
    terminal_return(terminal);
    return terminal;
}

const struct display *terminal_display(const struct terminal *terminal)
{
    return &terminal->display;
}

void terminal_close(struct terminal *terminal)
{
    if (!terminal)
        return;
    terminal_leave(terminal);
    pane_close(&terminal->pane);
    images_release(&terminal->images);
    strbuf_release(&terminal->restoring);
    memory_free(terminal);
}
