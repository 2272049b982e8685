#!/bin/sh
# breuk class import: class lists as school systems and people write them (class_lists/README.md), and files that are bad.
. "$BREUK_SOURCE/tests/tap.sh"
unset LANGUAGE
export BREUK_LANG=en XDG_DATA_HOME="$scratch/data"
lists=$BREUK_SOURCE/tests/cli/class_lists
number=0

class()
{
    run "$BREUK_PROGRAM" class "$@"
}

# imported FILE: into a class of its own, $made
imported()
{
    number=$((number + 1))
    made=c$number
    class new "$made"
    class import "$made" "$1"
}

# written TEXT: imports a file that holds this, printf's escapes
written()
{
    printf "$1" >"$scratch/list.csv"
    imported "$scratch/list.csv"
}

# pupils CLASS: their names, with commas
pupils()
{
    "$BREUK_PROGRAM" class export "$1" | tr -d '\r' | sed 1d | paste -s -d, -
}

# --- school systems

# list NAME PUPILS: the list of that system gives these
list()
{
    imported "$lists/$1.csv"
    is "$1: its pupils are added" "$status$(pupils "$made")" "0$2"
    has "$1: they are named" "$out" 'Added: '
}
list asv 'Ayşe,Can,Jürgen'
list classroom 'Ann,Bo,Zoe'
has "lines without a name are told" "$err" "$lists/classroom.csv:2:1: warning: this line has no name below “First Name”, and is left out"
list moodle 'Lena,Noah,Çelik'
has "which column was taken is told" "$err" "$lists/moodle.csv:1:1: note: the names are taken from the column “Vorname”, and nothing else is kept"
list onde 'Awa,Jean-Noël,Zoé'
list parnassys 'Noor,Sem,Yasmîn'
has "a title above the heading is told" "$err" "$lists/parnassys.csv:1:1: note: this line stands above the heading “Roepnaam”, and is left out"
list sds 'Chloë,Ida,Ọlá'
list oneroster 'Eva,Max,Ngọc'
list smartschool 'Jef,Lotte,Ömer'
list svws 'Emre,Jón,Léa'
for heading in 'Achternaam;Roepnaam leerling' 'Surname (pupil);pupil: first name' 'Nachname;Schüler-Vorname' 'Nom de famille;Prénom élève' 'Achternaam leerling;Leerling roepnaam' \
    'Achternaam;Voornaam van de leerling' 'Familienname;Vorname des Kindes' 'Nom de famille;Prénom de l’enfant' \
    'Surname;First name of pupil' 'Nachname;Rufname/Schüler' 'Achternaam;Leerling.roepnaam'; do
    written "$heading\nDe Vries;Noor\n"
    is "$heading: no family name is kept" "$status$(pupils "$made")" 0Noor
done
list webuntis 'Jan,Max,Zoë'
class import "$made" "$lists/webuntis.csv"
is "once more changes nothing" "$status$(pupils "$made")" '0Jan,Max,Zoë'
lacks "and nobody is said to be added" "$out" 'Added'

# --- headings

while IFS= read -r heading; do
    printf '%s\nAnn\nBo\n' "$heading" >"$scratch/list.csv"
    imported "$scratch/list.csv"
    is "“$heading” is a heading" "$status$(pupils "$made")$err" '0Ann,Bo'
done <<'END'
Schüler
Schüler/in
SchülerInnen
Schueler
Schüler*innen
Student(s)
Student name
Firstname
FIRST NAME:
first_name
Given name
Preferred name
Surname
username
learner
Pupils
Naam leerling
Roepnaam
Leerling(en)
Gebruikersnaam
Achternaam
Rufname
Nachname
Benutzername
apprenant
Élève(s)
Prénom de l’élève
NOM
Nom de famille
Identifiant
END
written 'Class 6b\n\nname\nAnn\nBo\n'
is "a title above a heading is left out" "$status$(pupils "$made")" '0Ann,Bo'
has "and told" "$err" 'list.csv:1:1: note: this line stands above the heading “name”, and is left out'
written '\302\240Name\302\240\n\302\240Zo\303\253\342\200\213\nJan\302\240Smit\n'
is "no-break spaces do not count" "$status$(pupils "$made")" '0Jan Smit,Zoë'

# --- what may be a heading

written 'Klassenliste\nAnn\nBo\n'
is "a first line that is no known heading is a pupil" "$status$(pupils "$made")" '0Ann,Bo,Klassenliste'
has "but asked about, in one line" "$err" "breuk: is “Klassenliste” a pupil? If it is a heading, type: $BREUK_PROGRAM class remove $made Klassenliste"
written 'Group 6b\nAnn\nBo\n'
has "so is a title" "$err" 'is “Group 6b” a pupil?'
written 'Pupil 1\nPupil 2\nPupil 3\n'
is "but not the first of several such names" "$status$(pupils "$made")" '0Pupil 1,Pupil 2,Pupil 3'
lacks "nobody asks" "$err" 'a pupil?'
written 'Kim\nAnn\n'
is "nor one that looks like a name" "$status$err" 0

# --- names that are not right

written 'Name\nZo\303\203\302\253\nAnn\n'
is "a name in a wrong encoding is not added" "$status$(pupils "$made")" '2'
has "but asked about" "$err" 'list.csv:2:1: error: is “ZoÃ«” meant to be “Zoë”? Write it so, or save the table as “CSV UTF-8”'
class add "$made" "$(printf 'Ren\303\203\302\251')"
has "a typed one too" "$status$err" 'is “RenÃ©” meant to be “René”?'
written 'Zo\357\277\275\n'
has "a lost letter is told" "$status$err" 'a name contains a character that cannot be shown'
written 'An\342\200\215n\n'
has "a joiner is no part of a nickname" "$status$err" 'a name contains a character that cannot be shown'
written 'J\303\274rgen\nJuergen\n'
has "two ways to type one name are one" "$status$err" 'Jürgen is named twice'
written 'Th\341\273\213\nThi\n'
has "in any language" "$status$err" 'Thị is named twice'
written 'Ann,1\nBo,2\n'
has "without a heading nobody knows which column it is" "$status$err" 'the table has a second column, and no heading says which has the names; write “name” above them'
written 'First name,Last name\nAnn,Baker\nAnn,Cole\n'
has "two of one first name are told" "$status$err" 'Ann is named twice'

# --- bad input

awk 'BEGIN { for (i = 1; i <= 100000; i++) print "Pupil" i }' >"$scratch/many.csv"
imported "$scratch/many.csv"
is "100,000 names are refused" "$status$out$(pupils "$made")" 2
is "in one line" "$err" "breuk: class $made would have more than 1000 pupils; make another class"
head -c 1048576 /dev/zero | tr '\0' x >"$scratch/long.csv"
imported "$scratch/long.csv"
is "a name of 1 MB is refused" "$status$out" 2
has "and not shown whole" "$(printf '%s' "$err" | cut -c1-300)" 'is too long; use at most 20 characters'
verdict "in a few words" "$([ "${#err}" -lt 1000 ]; echo $?)"
head -c 1048576 /dev/zero | tr '\0' + >"$scratch/plus.csv"
imported "$scratch/plus.csv"
has "of any sort" "$status$(printf '%s' "$err" | cut -c1-300)" 'is too long'
printf 'Name\nMüller, Anna\nMeier, Ben\n' >"$scratch/comma.csv"
imported "$scratch/comma.csv"
is "a name with a comma that is not in quotes is no two columns" "$status$out" 2
has "what to do" "$err" 'this line has more columns than the heading “Name”; leave out the comma, or give each column a heading'
class new typed
class add typed Ann
long=$(head -c 100000 "$scratch/long.csv")
class add typed "$long"
has "so is one that is typed" "$status$(printf '%s' "$err" | cut -c1-300)" 'is too long; use at most 20 characters'
run "$BREUK_PROGRAM" lesson half --class typed --players "$long"
is "by whoever sits down" "$status" 2
has "in a few words" "$(printf '%s' "$err" | cut -c1-300)" 'is too long; use at most 20 characters'
is "the class is as it was" "$(pupils typed)" Ann

done_testing
