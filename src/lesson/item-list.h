/*
 * ITEM(KIND, name, meaning): the kinds of questions, each a file of kinds/ with a struct item_maker
 * maker_KIND. No include guard.
 */
ITEM(READ, read, N_("which number does a picture show?"))
ITEM(SAME, same, N_("are two numbers equal?"))
ITEM(FIND, find, N_("which of four numbers is equal?"))
ITEM(ALL, all, N_("which of six numbers are equal?"))
ITEM(FILL, fill, N_("the missing number of an equal fraction"))
ITEM(LEFT, left, N_("what is left of one whole?"))
ITEM(SIMPLIFY, simplify, N_("a fraction as simple as it gets"))
ITEM(WRITE, write, N_("a number in another form"))
ITEM(PLACE, place, N_("where on a number line is a number?"))
ITEM(COMPARE, compare, N_("less, equal or greater?"))
ITEM(ORDER, order, N_("numbers from small to large"))
ITEM(ODD, odd, N_("which one does not belong to the others?"))
ITEM(PROVE, prove, N_("is it so, and why?"))
