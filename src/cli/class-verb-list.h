/*
 * The verbs of “breuk class”. CLASS_VERB(its word, the operands behind it, their least and greatest
 * number (−1: any number), the options that it takes). The function class_verb_WORD is in
 * command_class.c. No include guard.
 */
CLASS_VERB(new, N_("NAME"), 1, 1, "expire")
CLASS_VERB(list, N_("[CLASS]"), 0, 1, "")
CLASS_VERB(add, N_("CLASS NAME…"), 2, -1, "")
CLASS_VERB(rename, N_("CLASS [NAME] NEW"), 2, 3, "")
CLASS_VERB(keep, N_("CLASS [AGE]"), 1, 2, "")
CLASS_VERB(remove, N_("CLASS [NAME…]"), 1, -1, "force")
CLASS_VERB(import, N_("CLASS FILE"), 2, 2, "")
CLASS_VERB(export, N_("CLASS"), 1, 1, "force output")
CLASS_VERB(merge, N_("FILE…"), 1, -1, "same-names")
CLASS_VERB(mark, N_("CLASS LESSON"), 2, 2, "date form seed")
