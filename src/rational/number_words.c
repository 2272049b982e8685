#include "rational/number_words.h"

#include "base/message.h"

#include <stdbool.h>
#include <stdlib.h>
#include <string.h>

const char *const number_counts =
    N_("1 one a an the,2 two,3 three,4 four,5 five,6 six,7 seven,8 eight,9 nine,10 ten,11 eleven,"
       "12 twelve,13 thirteen,14 fourteen,15 fifteen,16 sixteen,17 seventeen,18 eighteen,"
       "19 nineteen,20 twenty");
const char *const number_parts =
    N_("2 half halves,3 third thirds,4 quarter quarters fourth fourths,5 fifth fifths,"
       "6 sixth sixths,7 seventh sevenths,8 eighth eighths,9 ninth ninths,10 tenth tenths,"
       "11 eleventh elevenths,12 twelfth twelfths,14 fourteenth fourteenths,"
       "15 fifteenth fifteenths,16 sixteenth sixteenths,18 eighteenth eighteenths,"
       "20 twentieth twentieths,21 twenty-first twenty-firsts,24 twenty-fourth twenty-fourths,"
       "25 twenty-fifth twenty-fifths,28 twenty-eighth twenty-eighths,30 thirtieth thirtieths,"
       "35 thirty-fifth thirty-fifths,40 fortieth fortieths,50 fiftieth fiftieths,"
       "100 hundredth hundredths");

const char *number_word(const char *list, int64_t number, int which, size_t *length)
{
    while (*list) {
        char *word;
        bool wanted = strtoll(list, &word, 10) == number && *word == ' ';
        list += strcspn(list, ",");
        list += *list == ',';
        if (!wanted)
            continue;
        for (word++;; word += *length + 1) {
            *length = strcspn(word, " ,");
            if (which-- == 0 || word[*length] != ' ')
                return word;
        }
    }
    return NULL;
}
