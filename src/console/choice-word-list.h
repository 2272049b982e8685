/*
 * The words of every setting and every option that has some, as they stand in their tables, with
 * commas between them: CHOICE_WORDS(words). A translation has as many, in the same order; names
 * that belong to no language, such as that of a file format, stay. No include guard.
 */
/* Settings. */
CHOICE_WORDS(N_("dealer,right-of-dealer"))
CHOICE_WORDS(N_("second-left,second-right"))
CHOICE_WORDS(N_("next,dealer"))
CHOICE_WORDS(N_("dealt,real,score"))
CHOICE_WORDS(N_("value,printed,value-only"))
CHOICE_WORDS(N_("nothing,declare,prove"))
CHOICE_WORDS(N_("colour,fitting"))
CHOICE_WORDS(N_("stays,back"))
CHOICE_WORDS(N_("spoken,automatic"))
CHOICE_WORDS(N_("strict,referee,peers"))
CHOICE_WORDS(N_("winner,charged,none"))
CHOICE_WORDS(N_("face,ten"))
CHOICE_WORDS(N_("none,fixed,changing,tables"))
CHOICE_WORDS(N_("four,even"))
CHOICE_WORDS(N_("first,second,both"))
CHOICE_WORDS(N_("no,yes"))
/* Options. */
CHOICE_WORDS(N_("none,long,short,fold,manual,manual-reversed"))
CHOICE_WORDS(N_("A,B"))
CHOICE_WORDS(N_("A,B,both"))
CHOICE_WORDS(N_("space,plus"))
CHOICE_WORDS(N_("comma,semicolon,tab"))
CHOICE_WORDS(N_("either,point,comma"))
CHOICE_WORDS(N_("deck,ruleset,template,sheet,lesson"))
CHOICE_WORDS(N_("text,bash,man"))
CHOICE_WORDS(N_("pdf,svg,png,tts,pcio"))
CHOICE_WORDS(N_("png,svg"))
CHOICE_WORDS(N_("never,first,always"))
CHOICE_WORDS(N_("end,now,never"))
CHOICE_WORDS(N_("same,another"))
