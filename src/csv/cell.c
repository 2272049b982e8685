#include "csv/cell.h"

#include "base/strbuf.h"

#include <stddef.h>
#include <string.h>
#include <strings.h>

enum { WHOLE_DIGITS = 15 /* the digits that a spreadsheet keeps */ };

/* Returns whether reading takes an apostrophe in front of the text for a guard. */
static bool may_be_guarded(const char *text)
{
    static const char *const wide[] = {"＝", "＋", "－", "＠"};

    while (*text == '\'')
        text++;
    for (size_t i = 0; i < sizeof wide / sizeof *wide; i++)
        if (text_begins(text, wide[i]))
            return true;
    return *text && strchr("0123456789=+-@\t\r\n", *text);
}

bool csv_needs_guard(const char *text)
{
    size_t digits = strspn(text, "0123456789");
    bool whole = digits && !text[digits] && digits <= WHOLE_DIGITS && (*text != '0' || digits == 1);

    return may_be_guarded(text) && !whole;
}

const char *csv_without_guard(const char *text)
{
    return *text == '\'' && may_be_guarded(text + 1) ? text + 1 : text;
}

/* Dates that were fractions once. */

/* English, Dutch, German, French; each name as spreadsheets shorten it, and whole. */
static const char *const months[12][10] = {
    {"jan", "january", "januari", "januar", "jän", "jänner", "janv", "janvier"},
    {"feb", "february", "februari", "februar", "févr", "février", "fevr", "fevrier"},
    {"mar", "march", "mrt", "maart", "mär", "mrz", "märz", "mars"},
    {"apr", "april", "avr", "avril"},
    {"may", "mei", "mai"},
    {"jun", "june", "juni", "juin"},
    {"jul", "july", "juli", "juil", "juillet"},
    {"aug", "august", "augustus", "août", "aout"},
    {"sep", "sept", "september", "septembre"},
    {"oct", "october", "okt", "oktober", "octobre"},
    {"nov", "november", "novembre"},
    {"dec", "december", "dez", "dezember", "déc", "décembre"},
};

/* A part of a date: a number, or the name of a month. */
struct date_part {
    int number; /* −1: a name */
    int month;  /* 1 … 12; 0: no name */
    size_t digits;
};

/* Reads the part at the beginning of the text, and returns its length; 0 when there is no part.
 */
static size_t read_date_part(const char *text, struct date_part *part)
{
    *part = (struct date_part){.number = 0, .digits = strspn(text, "0123456789")};
    for (size_t i = 0; i < part->digits && i < 4; i++)
        part->number = part->number * 10 + (text[i] - '0');
    if (part->digits)
        return part->digits <= 4 ? part->digits : 0;
    size_t length = strcspn(text, "-/. 0123456789");
    part->number = -1;
    for (int month = 0; month < 12; month++)
        for (int i = 0; i < 10 && months[month][i]; i++) {
            if (strlen(months[month][i]) == length &&
                !strncasecmp(months[month][i], text, length)) {
                part->month = month + 1;
                return length;
            }
        }
    return 0;
}

static bool is_day_and_month(int left, int right)
{
    return left >= 1 && right >= 1 && left <= 31 && right <= 31 && (left <= 12 || right <= 12);
}

/* "1-Feb", "1. Feb 2026", "Feb 1": a day and a month. "Mar-32": a month and a year. */
static bool read_named(const struct date_part *parts, int count, struct csv_date *date)
{
    const struct date_part *name = parts[0].month ? &parts[0] : &parts[1];
    const struct date_part *number = parts[0].month ? &parts[1] : &parts[0];

    if (!name->month || number->month || (count == 3 && parts[2].month) || number->digits > 2)
        return false;
    bool year = count == 2 && name == parts;
    *date =
        (struct csv_date){.first = year ? name->month : number->number,
                          .second = year ? number->number : name->month,
                          .either_way = number->number != name->month &&
                                        (!year || is_day_and_month(number->number, name->month))};
    return date->second > 0 && (year || is_day_and_month(date->first, date->second));
}

/* "02/01/2026", "2026-02-01". */
static bool read_numbers(const struct date_part *parts, struct csv_date *date)
{
    bool year_first = parts[0].digits == 4;
    const struct date_part *year = &parts[year_first ? 0 : 2];
    const struct date_part *first = &parts[year_first ? 2 : 0];

    if (first->digits > 2 || parts[1].digits > 2 || (year->digits != 2 && year->digits != 4))
        return false;
    *date = (struct csv_date){first->number, parts[1].number, first->number != parts[1].number};
    return is_day_and_month(date->first, date->second);
}

/* Returns the length of a time of the day with seconds that a text begins with; 0: it begins with
 * none. */
static size_t read_time(const char *text, struct csv_date *date)
{
    size_t length = 0;

    *date = (struct csv_date){0};
    for (int i = 0; i < 3; i++) {
        size_t digits = strspn(text + length, "0123456789");
        if (digits < 1 || digits > 2)
            return 0;
        for (size_t d = 0; d < digits; d++) {
            date->first = i == 0 ? date->first * 10 + (text[length + d] - '0') : date->first;
            date->second = i == 1 ? date->second * 10 + (text[length + d] - '0') : date->second;
        }
        length += digits;
        if (i < 2 && text[length++] != ':')
            return 0;
    }
    return length;
}

/* Returns whether a text ends behind a time, and what fractions of a second or a zone follow it. */
static bool is_end_of_time(const char *text)
{
    if (*text == '.')
        text += 1 + strspn(text + 1, "0123456789");
    return !*text || !strcmp(text, "Z");
}

bool csv_date(const char *text, struct csv_date *date)
{
    struct date_part parts[3];
    struct csv_date time;
    char day[] = "2026-02-01";
    int count = 0;

    size_t clock = read_time(text, date);
    if (clock && is_end_of_time(text + clock))
        return date->first > 0 && date->second > 0;
    /* A date as ISO 8601 writes it, with a time behind it. */
    if (strspn(text, "0123456789-") == sizeof day - 1 && strchr("T ", text[sizeof day - 1])) {
        clock = text[sizeof day - 1] ? read_time(text + sizeof day, &time) : 0;
        if (clock && is_end_of_time(text + sizeof day + clock))
            return csv_date(memcpy(day, text, sizeof day - 1), date);
    }

    const char *sign = text + strspn(text, "0123456789");
    const bool hyphen = *sign == '-' && sign[1] >= '0' && sign[1] <= '9';
    /* Two or three parts with a sign or spaces between them. */
    while (*text && count < 3) {
        size_t length = read_date_part(text, &parts[count++]);
        if (!length)
            return false;
        text += length;
        text += strspn(text, "-/. ");
    }
    if (*text || count < 2)
        return false;
    if (parts[0].month || parts[1].month)
        return read_named(parts, count, date);
    if (count == 2) { /* 1-2, as a Dutch spreadsheet shortens it */
        *date =
            (struct csv_date){parts[0].number, parts[1].number, parts[0].number != parts[1].number};
        return hyphen && parts[0].digits <= 2 && parts[1].digits <= 2 &&
               is_day_and_month(date->first, date->second);
    }
    return !parts[2].month && read_numbers(parts, date);
}

bool csv_date_number(const char *text, struct csv_date *date)
{
    static const int lengths[] = {31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31};
    enum { FIRST_DAY = 36526, DAYS_IN_FOUR_YEARS = 4 * 365 + 1, YEARS = 100 };
    int day = 0, month = 0;

    if (strspn(text, "0123456789") != 5)
        return false;
    /* A date that has lost its column's format on the way may have a decimal: 46054.0. */
    if (text[5] && (!strchr(".,", text[5]) || !text[6] || text[6 + strspn(text + 6, "0")]))
        return false;
    for (size_t i = 0; i < 5; i++)
        day = day * 10 + (text[i] - '0');
    day -= FIRST_DAY;
    if (day < 0 || day >= YEARS / 4 * DAYS_IN_FOUR_YEARS)
        return false;
    day %= DAYS_IN_FOUR_YEARS; /* from 1 January of a leap year; 2000 was one */
    bool leap = day < 366;
    day = leap ? day : (day - 366) % 365;
    for (int length; day >= (length = lengths[month] + (leap && month == 1)); month++)
        day -= length;
    *date = (struct csv_date){day + 1, month + 1, day != month};
    return true;
}
