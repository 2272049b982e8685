/*
 * ITEM(KIND, name, meaning, doing): the kinds of questions, each a file of kinds/ with a struct
 * item_maker maker_KIND. `name` stands in files; `doing` is what such questions ask to do, as the
 * beginning of a sentence at the end of a sitting. No include guard.
 */
ITEM(READ, read, N_("which number does a picture show?"), N_("Reading pictures"))
ITEM(SAME, same, N_("are two numbers equal?"), N_("Recognising equal numbers"))
ITEM(FIND, find, N_("which of four numbers is equal?"), N_("Finding an equal number"))
ITEM(ALL, all, N_("which of six numbers are equal?"), N_("Finding all equal numbers"))
ITEM(FILL, fill, N_("the missing number of an equal fraction"), N_("Filling in the missing number"))
ITEM(LEFT, left, N_("what is left of one whole?"), N_("Seeing what is left"))
ITEM(SIMPLIFY, simplify, N_("a fraction as simple as it gets"), N_("Making a fraction simpler"))
ITEM(WRITE, write, N_("a number in another form"), N_("Writing a number in another form"))
ITEM(PLACE, place, N_("where on a number line is a number?"), N_("Finding the place on the line"))
ITEM(COMPARE, compare, N_("less, equal or greater?"), N_("Comparing two numbers"))
ITEM(ORDER, order, N_("numbers from small to large"), N_("Putting numbers in order"))
ITEM(ODD, odd, N_("which one does not belong to the others?"), N_("Finding the odd one out"))
ITEM(PROVE, prove, N_("is it so, and why?"), N_("Saying why"))
