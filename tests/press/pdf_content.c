/* What is drawn on a page, written again. */
#include "cases.h"

#include "press/pdf_content.h"

#include <string.h>

#define SIZE(array) (sizeof(array) / sizeof *(array))

/* `written` is NULL where the stream is left as it is. */
static const struct {
    const char *text;
    bool marked;
    const char *written;
} streams[] = {
    {"0 0 0 rg 1 1 1 RG", false, "0 g\n1 G\n"},
    {"0.5 0.5 0.5 rg\n0.5 0.5 0.6 rg", false, "0.5 g\n0.5 0.5 0.6 rg\n"},
    {"0.5 0.50004 0.5 rg", false, "0.5 g\n"},
    {"0.192157 0.262745 0.529412 rg", false, "0.192 0.263 0.529 rg\n"},
    {"64.031527 0 0 -64.031527 99.9996 -0.0001 Tm", false, "64.032 0 0 -64.032 100 0 Tm\n"},
    {"0.698413 0 0 0.698413 1.23456 2 cm", false, "0.698413 0 0 0.698413 1.23456 2 cm\n"},
    {"0.00042 w 0.00049 0.9999 m", false, "0.00042 w\n0 1 m\n"},
    {"/f-0-0 1 Tf\n(0 0 0 rg)Tj [(a)-20.12345(b)]TJ <01>Tj f* [] 0.0 d", false,
     "/f-0-0 1 Tf\n(0 0 0 rg)Tj\n[(a)-20.12345(b)]TJ\n<01>Tj\nf*\n[]0.0 d\n"},
    {"q 1 2 m 3 4 l S /P << /MCID 0 >> BDC 0 0 1 1 re f EMC Q", true,
     "q\n/Artifact BMC\n1 2 m\n3 4 l\nS\nEMC\n/P<</MCID 0>>BDC\n0 0 1 1 re\nf\nEMC\nQ\n"},
    {"/P << /MCID 0 >> BDC EMC /x1 Do", true,
     "/P<</MCID 0>>BDC\nEMC\n/Artifact BMC\n/x1 Do\nEMC\n"},
    {"/P << /MCID 0 >> BDC f EMC", false, "/P<</MCID 0>>BDC\nf\nEMC\n"},
    {"", false, ""},
    {"BI /W 1 ID \001\002 EI", false, NULL},
    {"100 0 d0 1 2 m", false, NULL},
    {"/CIDInit /ProcSet findresource begin", false, NULL},
    {"1 2 3 4 5 6 7 m", false, NULL},
    {"1 2", false, NULL},
    {"(open", false, NULL},
    {"0 0 m / l / <</ 0>> BDC", false, "0 0 m\n/ l\n/<</ 0>>BDC\n"},
    {"/P << /MCID 0 >> BDC f", true, NULL},
    {"/P << /MCID 0 >> BDC EMC /Span << /MCID 1 >> BDC EMC /Figure << /MCID 2 >> BDC 0 0 1 1 re f "
     "EMC /Span << /MCID 3 >> BDC 2 0 1 1 re f EMC q /Figure << /MCID 4 >> BDC 3 0 1 1 re f EMC "
     "/Figure << /MCID 5 >> BDC EMC",
     true,
     "/P<</MCID 0>>BDC\nEMC\n/Span<</MCID 1/ActualText(3/4)>>BDC\nEMC\n/Figure<</MCID 2>>BDC\n"
     "0 0 1 1 re\nf\n/Span<</ActualText(1/2)>>BDC\n2 0 1 1 re\nf\nEMC\nq\n3 0 1 1 re\nf\nEMC\n"
     "/Figure<</MCID 5>>BDC\nEMC\n"},
};

START_TEST(greys_become_grey_and_numbers_are_no_finer_than_can_be_seen)
{
    struct strbuf out = {0};
    struct tag list[] = {{.role = TAG_SPAN, .words = (char[]){"9/9"}, .page = 1},
                         {.role = TAG_PARAGRAPH, .group = true, .page = 2},
                         {.role = TAG_SPAN, .page = 2},
                         {.role = TAG_SPAN, .words = (char[]){" 3/4"}, .page = 2},
                         {.role = TAG_FIGURE, .words = (char[]){"blue"}, .page = 2},
                         {.role = TAG_SPAN, .part = true, .words = (char[]){"1/2"}, .page = 2},
                         {.role = TAG_FIGURE, .part = true, .page = 2},
                         {.role = TAG_FIGURE, .words = (char[]){"red"}, .page = 2}};
    const struct tags tags = {.list = list, .count = SIZE(list)};

    strbuf_add(&out, "before ");
    bool known = pdf_add_content(&out, streams[_i].text, strlen(streams[_i].text),
                                 streams[_i].marked ? &tags : NULL, 2);
    ck_assert_msg(known == (streams[_i].written != NULL), "%s", streams[_i].text);
    ck_assert_uint_eq(strlen(streams[_i].written ? streams[_i].written : "") + 7, out.length);
    ck_assert_mem_eq(out.text + 7, streams[_i].written ? streams[_i].written : "", out.length - 7);
    strbuf_release(&out);
}
END_TEST

void add_pdf_content_tests(Suite *suite)
{
    TCase *tests = add_case(suite, "content");

    tcase_add_loop_test(tests, greys_become_grey_and_numbers_are_no_finer_than_can_be_seen, 0,
                        SIZE(streams));
}
