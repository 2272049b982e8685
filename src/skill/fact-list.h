/*
 * FACT(numerator, denominator): numbers whose three forms are learned by heart, 3/4 = 0.75 = 75 %,
 * the most used first. The lessons on decimals and percentages ask for them. Numbers that a rule
 * gives are not here: 17/100 is 17 % by reading it. Pupils' memories are kept by the number itself,
 * so rows may be added, or change places. No include guard.
 */
FACT(1, 2)
FACT(1, 4)
FACT(3, 4)
FACT(1, 10)
FACT(1, 5)
FACT(2, 5)
FACT(3, 5)
FACT(4, 5)
FACT(1, 3)
FACT(2, 3)
FACT(3, 10)
FACT(7, 10)
FACT(9, 10)
FACT(1, 20)
FACT(3, 20)
FACT(7, 20)
FACT(9, 20)
FACT(1, 25)
FACT(2, 25)
FACT(1, 50)
FACT(1, 100)
