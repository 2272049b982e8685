/*
 * ITEM(KIND, name, meaning): the kinds of questions, each a file of kinds/ with a struct item_maker
 * maker_KIND. No include guard.
 */
ITEM(READ, read, N_("which number does a picture show?"))
ITEM(FIND, find, N_("which of four numbers is equal?"))
ITEM(FILL, fill, N_("a part of an equal fraction is missing"))
