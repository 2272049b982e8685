/*
 * PRINTABLE(name, help): what can be printed of a deck, in the order of `print DECK all`, then of a
 * lesson, in the order of `print LESSON`. The help is N_(), for the list in --help; no capital, no
 * full stop.
 */
PRINTABLE(cards, N_("the cards, by default"))
PRINTABLE(wheel, N_("the wheel that spin cards turn, as large as the paper allows, and its arrow"))
PRINTABLE(board, N_("a play mat: places for the piles, the direction of play and the current colour"))
PRINTABLE(box, N_("a folding box that just holds the cards, or several boxes if the paper is small"))
PRINTABLE(reference, N_("what the action cards and the wheel do: a page, and cards to cut out"))
PRINTABLE(rules, N_("the rules as a leaflet to fold, with house rules; --plain: all of them in words"))
PRINTABLE(score, N_("a score pad for writing down points"))
PRINTABLE(certificate, N_("a certificate with the deck's equal cards, and lines for name, date and teacher"))
PRINTABLE(answers,
      N_("for the teacher: which cards are equal and, with --self-check, their shared marks"))
PRINTABLE(worksheet, N_("of a lesson: a page of questions to fill in, in forms A and B"))
PRINTABLE(key, N_("of a lesson, for the teacher: the answers, the usual mistakes and what to say"))
