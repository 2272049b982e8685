/*
 * Every kind of picture of a value, in the order of its words in files. PICTURE(identifier, "word
 * in files", what it is, its name on a table, that name with its card's colour, the card in a
 * sentence). The last two are sentences whose {…} is the word in files, since a colour agrees with
 * the name.
 * render/faces/picture.c draws the pictures, and render/pages/cell.c gives them room in a document.
 * No include guard.
 */
PICTURE(PIE, "pie", N_("a disc, cut into equal parts"), N_("pie"), N_("{colour} {pie}"),
        N_("the {colour} {pie} card"))
PICTURE(BAR, "bar", N_("a bar, cut into equal parts"), N_("bar"), N_("{colour} {bar}"),
        N_("the {colour} {bar} card"))
PICTURE(LINE, "line", N_("a number line from 0, or from below it, with a mark at the number"),
        N_("number line"), N_("{colour} {line}"), N_("the {colour} {line} card"))
PICTURE(DOTS, "dots", N_("a set of dots, some of them coloured"), N_("dots"), N_("{colour} {dots}"),
        N_("the {colour} {dots} card"))
PICTURE(SQUARE, "square", N_("a hundred square: ten rows of ten, some of them coloured"),
        N_("square"), N_("{colour} {square}"), N_("the {colour} {square} card"))
