#!/bin/sh
# breuk report --export and --forget: a pupil is in every byte of it, and then in none of any file.
. "$BREUK_SOURCE/tests/tap.sh"
unset LANGUAGE
export BREUK_LANG=en XDG_DATA_HOME="$scratch/data" XDG_STATE_HOME="$scratch/state"
records=$XDG_DATA_HOME/breuk/records.db
games=$XDG_STATE_HOME/breuk
lessons=$games/lessons
name=Zebedee

breuk()
{
    run "$BREUK_PROGRAM" "$@"
}

# Everybody draws and keeps, so many times.
turns()
{
    for turn in $(seq "$1"); do
        printf '\ndraw\nkeep\n'
    done
}

# holders WORD: the files that hold it, a line each; capital letters apart
holders()
{
    find "$XDG_DATA_HOME" "$XDG_STATE_HOME" -type f | while read -r file; do
        LC_ALL=C grep -aqi -- "$1" "$file" && echo "${file##*/}"
    done | LC_ALL=C sort
}

# newest FOLDER: the journal in it that was begun last
newest()
{
    ls -t "$1"/*.jsonl | head -1 # by their names those of one second stand by their lessons
}

breuk class new 6b
breuk class add 6b $name Bo Cy
breuk class new 7a
breuk class add 7a $name

# A game with another pupil, one alone against a bot, one of the other class; lessons alike.
turns 12 | "$BREUK_PROGRAM" play --class 6b --players $name,Bo --seed 7 --no-offers >"$scratch/played" 2>&1
shared=$(newest "$games")
turns 4 | "$BREUK_PROGRAM" play --class 6b --players $name,bot --seed 8 --no-offers >"$scratch/out" 2>&1
alone=$(newest "$games")
turns 4 | "$BREUK_PROGRAM" play --class 7a --players $name,bot --seed 9 --no-offers >"$scratch/out" 2>&1
other=$(newest "$games")
turns 4 | "$BREUK_PROGRAM" play --players "Di+$name,Ed" --seed 10 --no-offers >"$scratch/out" 2>&1
team=$(newest "$games")
turns 4 | "$BREUK_PROGRAM" play --players Fay,Ed --seed 10 --no-offers >"$scratch/out" 2>&1
foreign=$(newest "$games")
printf '3/4\n1/2\n%s\nzebedee helps\n1/3\n1\n2\n1/2\n4/6\n5/5\nstop\n' $name |
    "$BREUK_PROGRAM" lesson factor --class 6b --players $name,Cy --seed 3 >"$scratch/out" 2>&1
lesson=$(newest "$lessons")
printf '3/4\n1/2\nstop\n' | "$BREUK_PROGRAM" lesson factor --class 6b --players $name --seed 4 >"$scratch/out" 2>&1
own=$(newest "$lessons")
(cd "$scratch" && turns 4 | "$BREUK_PROGRAM" play --class 6b --players $name,Cy --seed 11 --no-offers --journal "$name.jsonl" >"$scratch/out" 2>&1)
before=$("$BREUK_PROGRAM" replay "$shared" --json | sed '1d')
cp "$foreign" "$scratch/foreign"
cp "$lesson" "$scratch/lesson.jsonl"
sat=$(printf 'stop\n' | "$BREUK_PROGRAM" lesson --resume "$scratch/lesson.jsonl" 2>&1 | sed -n '/your turn/,/answered/p')

# --- export

breuk report --export $name --class 6b
is "a pupil's export: exit 0" "$status$err" 0
has "says whose it is" "$out" "Everything that breuk has stored of $name, class 6b"
has "each answer, and what became of it" "$out" ': not yet'
has "where its lesson is kept" "$out" "$lesson"
has "what was made of it" "$out" 'What breuk made of these'
answers=$(printf '%s\n' "$out" | grep -c '^  20')
breuk report --export zebedee --class 6B --json
is "for programs: exit 0" "$status$err" 0
is "the pupil, and each answer and turn" "$(wc -l <"$scratch/out")" $((answers + 1))
has "with the whole model" "$(head -1 "$scratch/out")" '"model":"learner'
breuk report --export $name --class 6b -o "$scratch/export.txt"
is "into a file" "$status$err$out" 0
has "that has the same" "$(cat "$scratch/export.txt")" 'Everything that breuk has stored'
breuk report --export $name --class 6b -o "$scratch/export.txt"
is "which is not overwritten: exit 2" "$status$out" 2
breuk report --export Nobody --class 6b
is "whoever there is none of: exit 2" "$status$out" 2
breuk report --export $name
is "a class has to be named where there are two: exit 2" "$status$out" 2
has "with what" "$err" '--class'
breuk report --export $name --forget $name --class 6b
is "export and forget at once: exit 2" "$status$out" 2
has "says why" "$err" '--export does not go together with --forget'

# --- asking

breuk report --forget $name --class 6b
is "without a terminal nobody is asked: exit 2" "$status$out" 2
has "it says what would go" "$err" "This forgets $name of class 6b for good."
has "which journals" "$err" '2 saved games and lessons are deleted. In 4 saved games and lessons a number takes the place of the name.'
has "and how to mean it" "$err" '--force'
is "nothing has changed" "$(holders $name | wc -l)" 7

# --- another window

exec 3<>"$shared"
flock -x 3 && {
    breuk report --forget $name --class 6b --force
    is "a game that is open in another window: exit 2" "$status$out" 2
    has "it is named" "$err" "$shared is open in another window"
    is "and nothing has changed" "$(holders $name | wc -l)" 7
}
exec 3>&-

# --- forgetting

# A program that is killed anywhere leaves something that the next one finishes.
mkdir "$scratch/kept"
cp -a "$XDG_DATA_HOME" "$XDG_STATE_HOME" "$scratch/$name.jsonl" "$scratch/kept"
cp "$records" "$records.format-1"
left=
for tenths in 0 1 2 3 4 5 6 7 8 9; do
    "$BREUK_PROGRAM" report --forget $name --class 6b --force >"$scratch/out" 2>&1 &
    sleep "0.0$tenths$tenths"
    kill -9 $! 2>/dev/null
    wait $! 2>/dev/null
    "$BREUK_PROGRAM" report --forget $name --class 6b --force >"$scratch/out" 2>&1
    "$BREUK_PROGRAM" report --forget $name --class 7a --force >"$scratch/out" 2>&1
    left=$left$(holders $name)
    rm -rf "$XDG_DATA_HOME" "$XDG_STATE_HOME"
    cp -a "$scratch/kept/." "$scratch"
done
is "a program that is killed: the next one finishes it" "$left" ''

# Copies that an older format left, a log that a killed program left, a journal that was damaged.
cp "$records" "$records.format-1"
cp "$shared" "$games/2026-01-01-120000-000-fractions.jsonl"
sed -i 's/draw/drxw/' "$games/2026-01-01-120000-000-fractions.jsonl"
"$BREUK_PROGRAM" report --forget $name --class 6b --force >"$scratch/out" 2>"$scratch/err"
is "forgotten: exit 0" "$?" 0
is "a file that the user named after the pupil is the user's to rename" "$(grep -v '/Zebedee.jsonl has the name of the pupil' "$scratch/err")" ''
has "it says so" "$(cat "$scratch/out")" 'Forgotten, but for 1 file that keeps the name'
has "and of the copies, too" "$(cat "$scratch/out")" '1 copy of an older format, which held the pupil, is deleted.'
lacks "its content is changed" "$(cat "$scratch/$name.jsonl")" $name
breuk replay --verify "$scratch/$name.jsonl"
is "it is sound" "$status$err" 0
is "the name is only where the other class's pupil is" "$(holders $name)" "$(printf 'records.db\n%s\n' "${other##*/}" | LC_ALL=C sort)"
breuk report --export $name --class 7a
is "who is known as before" "$status" 0
is "a game of the pupil's own is gone" "$(ls "$alone" "$own" 2>/dev/null)" ''
breuk replay --verify "$shared"
is "one with others is sound" "$status$err" 0
is "and the same happens in it" "$("$BREUK_PROGRAM" replay "$shared" --json | sed '1d')" "$before"
has "under another name" "$(head -1 "$shared")" '"seats":["pupil-1","Bo"]'
is "only its owner reads it" "$(stat -c %a "$shared" 2>/dev/null || stat -f %Lp "$shared")" 600
has "in a team too" "$(head -1 "$team")" '"seats":["Di+pupil-1","Ed"]'
breuk replay --verify "$team"
is "which is sound" "$status$err" 0
is "a game of others is as it was" "$(cat "$foreign")" "$(cat "$scratch/foreign")"
has "what was typed in a lesson is changed" "$(cat "$lesson")" '"typed":"pupil-1 helps"'
printf 'stop\n' | "$BREUK_PROGRAM" lesson --resume "$lesson" >"$scratch/out" 2>"$scratch/err"
is "and the lesson goes on" "$?$(cat "$scratch/err")" 0
is "as it would have" "$(sed -n '/your turn/,/answered/p' "$scratch/out" | sed "s/[Pp]upil-1/$name/")" "$sat"
turns 2 | "$BREUK_PROGRAM" play --resume "$shared" >"$scratch/out" 2>"$scratch/err"
is "so does the game" "$?$(cat "$scratch/err")" 0
breuk replay --verify "$shared"
is "soundly" "$status$err" 0
breuk report --forget $name --class 6b --force
is "once more: exit 2" "$status$out" 2
has "nobody has that name" "$err" "“$name” is not in class 6b"

# The number is another one, wherever the first was used.
breuk report --forget Bo --class 6b --force --json
is "for programs: exit 0" "$status$err" 0
has "what became of whom" "$out" '{"kind":"forgotten","class":"6b","events":'
has "the next is another number" "$(head -1 "$shared")" '"seats":["pupil-1","pupil-2"]'

# --- what lies by now where a journal was

breuk class new 5c
breuk class add 5c Wilma Xaver
mkdir "$scratch/desk"
# sit FILE: a lesson of Wilma's, kept in it
sit()
{
    (cd "$scratch/desk" && printf '3/4\n1/2\nstop\n' | "$BREUK_PROGRAM" lesson factor --class 5c --players Wilma --seed 4 --journal "$1" >/dev/null 2>&1)
}
sit first.txt
echo 'A first letter to the parents of Wilma.' >"$scratch/desk/first.txt"
breuk report --forget Wilma --class 5c --force
is "a letter that took the place of a journal stays" "$status$(cat "$scratch/desk/first.txt")" '0A first letter to the parents of Wilma.'
breuk class add 5c Wilma
for file in letter.txt link pipe folder another.jsonl twice.jsonl one.jsonl; do
    sit $file
done
cd "$scratch/desk" || exit 1
rm letter.txt link pipe folder
echo 'Letter to the parents of Wilma.' >letter.txt
cp another.jsonl wanted.jsonl # which a link of the user's leads to
ln -s wanted.jsonl link
mkfifo pipe
mkdir folder
printf '3/4\nstop\n' | "$BREUK_PROGRAM" lesson factor --players Wilma --seed 4 --journal hers.jsonl >/dev/null 2>&1
cp hers.jsonl another.jsonl # a journal, but not of the session that lay there
ln twice.jsonl thrice.jsonl
echo 'Wilma was here' >"$games/2020-01-01-120000-000-note.jsonl"
mkdir "$games/2020-01-01-120000-001-folder.jsonl"
ln -s "$scratch/desk/hers.jsonl" "$games/2020-01-01-120000-002-link.jsonl"
cp another.jsonl "$scratch/hers"
cd "$scratch" || exit 1
run timeout 60 "$BREUK_PROGRAM" report --forget Wilma --class 5c --force
is "others' files hold nobody up: exit 0" "$status" 0
is "a letter stays" "$(cat desk/letter.txt)" 'Letter to the parents of Wilma.'
is "and a link, and what it leads to" "$(readlink desk/link)$(grep -c Wilma desk/wanted.jsonl)" wanted.jsonl1
verdict "and a pipe and a folder" "$([ -p desk/pipe ] && [ -d desk/folder ]; echo $?)"
is "and a journal of another session" "$(cat desk/another.jsonl)" "$(cat hers)"
is "and what a link in breuk's own folder leads to" "$(cat desk/hers.jsonl)" "$(cat hers)"
verdict "the journals themselves are gone" "$([ ! -e desk/one.jsonl ] && [ ! -e desk/twice.jsonl ]; echo $?)"
has "another name of one is told" "$err" 'twice.jsonl has another name, too'
has "and what is no journal, in breuk's own folder" "$err" '000-note.jsonl stays as it is: it is no saved game or lesson, but Wilma stands in it'
is "which stays" "$(cat "$games/2020-01-01-120000-000-note.jsonl")" 'Wilma was here'
lacks "a letter elsewhere is nobody's business" "$err" letter.txt
rm -r "$games/2020-01-01-120000-00"*

# --- records that came from elsewhere

if command -v sqlite3 >/dev/null; then
    breuk class add 5c Wilma
    sit kept.jsonl
    sqlite3 "$records" ".backup '$scratch/laptop.db'"
    turns 4 | "$BREUK_PROGRAM" play --class 5c --players Wilma,Xaver --seed 8 --no-offers >"$scratch/out" 2>&1
    unknown=$(newest "$games")
    cp "$unknown" "$scratch/unknown"
    echo 'My thesis; thanks to Wilma.' >"$scratch/thesis.tex"
    sqlite3 "$scratch/laptop.db" "update session set journal = '$scratch/thesis.tex'
        where class = (select id from class where name = '5c')"
    cp "$scratch/laptop.db" "$scratch/laptop2.db"
    breuk report --records "$scratch/laptop2.db" --class 5c
    # what is done to a copy of the records leaves alone what the own ones still know
    cp desk/kept.jsonl "$scratch/kept-before"
    sqlite3 "$records" ".backup '$scratch/copy.db'"
    breuk report --forget Wilma --class 5c --records "$scratch/copy.db" --force
    is "a name is forgotten in a copy: exit 0" "$status" 0
    has "what the own records know is said to stay" "$err" '2 saved games and lessons belong to your own records, and stay'
    is "and does" "$(cat desk/kept.jsonl "$unknown")" "$(cat "$scratch/kept-before" "$scratch/unknown")"
    sqlite3 "$records" ".backup '$scratch/copy2.db'"
    breuk class remove 5c --records "$scratch/copy2.db" --force
    is "also where a class goes from a copy" "$status$(cat desk/kept.jsonl "$unknown")" "0$(cat "$scratch/kept-before" "$scratch/unknown")"
    breuk report --forget Wilma --class 5c --records "$scratch/laptop.db" --force
    is "a name is forgotten in other records: exit 0" "$status" 0
    is "what they name is not theirs" "$(cat "$scratch/thesis.tex")" 'My thesis; thanks to Wilma.'
    is "nor is a game of this computer's class" "$(cat "$unknown")" "$(cat "$scratch/unknown")"
    breuk report --export Wilma --class 5c
    is "who is known as before" "$status$err" 0
    breuk report --forget Wilma --class 5c --force
    breuk report --forget Xaver --class 5c --force
fi

# --- who was removed from the class

breuk class remove 6b Cy --force
is "a pupil is removed: exit 0" "$status$err" 0
has "journals keep the name" "$(cat "$lesson")" '"pupil-1","Cy"'
breuk report --forget cy --class 6b
is "it can be forgotten: nobody is asked without a terminal" "$status$out" 2
breuk report --forget cy --class 6b --force
is "and is: exit 0" "$status$err" 0
is "the name is nowhere" "$(holders '"cy"')" ''
breuk report --forget cy --class 6b --force
is "nobody is left of that name: exit 2" "$status$out" 2

# --- a program that was killed before it forgot the last

if command -v sqlite3 >/dev/null; then
    breuk report --forget $name --class 7a --force
    is "the other class's pupil too" "$status$err" 0
    is "and the name is nowhere" "$(holders $name)" ''
    is "the file is sound" "$(sqlite3 "$records" 'pragma integrity_check; pragma foreign_key_check')" ok
fi

# --- a pupil who got another name before

breuk class new 8d
breuk class add 8d Quentin Bo
printf '3/4\n1/2\nstop\n' | "$BREUK_PROGRAM" lesson factor --class 8d --players Quentin --seed 4 >"$scratch/out" 2>&1
printf '3/4\n1/2\nstop\n' | "$BREUK_PROGRAM" lesson factor --class 8d --players Quentin,Bo --seed 5 >"$scratch/out" 2>&1
breuk class rename 8d Bo Bob
breuk class add 8d Bo
breuk class rename 8d Quentin Quirinus
is "somebody gets another name: exit 0" "$status$err" 0
is "no journal has the one from before" "$(holders Quentin)" ''
breuk class rename 8d Bob Bobby
breuk class rename 8d Bo BO
is "also in other capital letters: exit 0" "$status$err" 0
breuk report --forget Quirinus --class 8d --force
is "and is forgotten under the new one" "$status$err$(holders Quirinus)$(holders Quentin)" 0

# --- every kind of file that breuk keeps

# keep NAME: a file of each kind that names somebody; with a class where there can be one. Nothing of it has a turn
# or an answer but one lesson.
keep()
{
    breuk class new 4e
    breuk class add 4e "$1" Bo
    printf '' | "$BREUK_PROGRAM" play equals --class 4e --players "$1,Bo" --no-offers >/dev/null 2>&1
    printf '' | "$BREUK_PROGRAM" play equals --class 4e --players "$1,bot" --no-offers --journal "$scratch/desk/$1.jsonl" >/dev/null 2>&1
    printf 'draw\nkeep\n' | "$BREUK_PROGRAM" play equals --players "$1,bot" --no-offers --seed 5 >/dev/null 2>&1
    printf '7/11\nstop\n' | "$BREUK_PROGRAM" lesson factor --class 4e --players "$1" --seed 4 >/dev/null 2>&1
    printf '13/17\nstop\n' | "$BREUK_PROGRAM" lesson factor --players "$1" --seed 4 >/dev/null 2>&1
    printf '%s\n20\n' "$1" | "$BREUK_PROGRAM" score classic --players "$1,Bo" >/dev/null 2>&1
    cp "$records" "$records.format-1"
}
kinds=$(grep -c '^KEEPING(' "$BREUK_SOURCE/src/classes/keeping-list.h")
fresh()
{
    rm -rf "$XDG_DATA_HOME" "$XDG_STATE_HOME" "$scratch/desk"
    mkdir "$scratch/desk"
}
# all WORD: the files that hold it, a line each; the user's desk too
all()
{
    find "$XDG_DATA_HOME" "$XDG_STATE_HOME" "$scratch/desk" -type f 2>/dev/null | while read -r file; do
        LC_ALL=C grep -aqi -- "$1" "$file" && echo "$file"
    done
}
# folders: where those files lie
folders()
{
    all "$1" | sed -e "s|^$scratch/||" -e 's|[^/]*\.jsonl$||' | LC_ALL=C sort -u
}

fresh
keep Qwertz
is "each kind of file is made" "$(folders qwertz)" 'data/breuk/records.db
data/breuk/records.db.format-1
desk/
state/breuk/
state/breuk/lessons/
state/breuk/scores/'
is "and these are all, but for what a user names" "$(($(folders qwertz | wc -l) - 1))" "$kinds"
breuk report --export qwertz --class 4e
is "an export has them: exit 0" "$status$err" 0
for file in $(all qwertz | grep 'jsonl$'); do
    has "it has $file" "$out" "$file"
done
has "with what was typed in a lesson of the class" "$out" 'typed 7/11'
has "and outside it" "$out" 'typed 13/17'
has "with the moves of a game" "$out" 'move draw'
has "and its deck" "$out" 'deck equals'
breuk report --export qwertz --class 4e --json
has "for programs, too" "$(head -1 "$scratch/out")" '"typed 13/17"'
breuk class rename 4e Qwertz Azerty
is "another name: exit 0" "$status" 0
has "a file that the user called by the first is told" "$err" 'desk/Qwertz.jsonl has the name of the pupil'
is "stands in all of them" "$(folders azerty | tail -4)" 'desk/
state/breuk/
state/breuk/lessons/
state/breuk/scores/'
is "and the first in no journal" "$(all qwertz | grep 'jsonl$')" ''
breuk report --forget Azerty --class 4e --force
is "forgotten: exit 0" "$status$err" 0
is "no byte of any file has the name" "$(all azerty)$(all qwertz)" ''
fresh
keep Qwertz
breuk report --forget Qwertz --class 4e --force
is "also without another name before" "$(all qwertz)" ''

# A class that is gone takes with it what only its records could find, but for what somebody plays in.
fresh
keep Qwertz
exec 3<>"$scratch/desk/Qwertz.jsonl"
flock -x 3 && {
    breuk class remove 4e --force
    is "a class is removed while somebody plays: exit 0" "$status" 0
    has "what stays is said" "$err" 'desk/Qwertz.jsonl is open in another window, and stays'
    has "and what goes" "$out" '2 saved games and lessons went with it.'
    verdict "the game goes on" "$([ -s "$scratch/desk/Qwertz.jsonl" ]; echo $?)"
}
exec 3>&-
fresh
keep Qwertz
breuk class remove 4e
has "what goes with a class is said" "$err" '3 saved games and lessons are deleted.'
breuk class remove 4e --force
is "a class is removed: exit 0" "$status$err" 0
is "with its games and lessons, wherever they lie" "$(folders qwertz)" 'state/breuk/
state/breuk/lessons/
state/breuk/scores/'
breuk report --export Qwertz
is "where there is no class the name is found: exit 0" "$status$err" 0
has "with what was typed" "$out" 'typed 13/17'
rm -r "$XDG_DATA_HOME"
breuk report --forget Qwertz
is "also without records; nobody is asked without a terminal: exit 2" "$status$out" 2
has "it says what would become of it" "$err" 'This forgets Qwertz for good. In 3 saved games and lessons a number'
breuk report --forget Qwertz --force --json
is "forgotten: exit 0" "$status$out" '0{"kind":"forgotten","events":0,"sessions":0,"renamed":3,"deleted":0,"copies":0,"left":0}'
is "no byte has the name" "$(all qwertz)" ''
breuk report --forget Qwertz --force
is "once more: exit 2" "$status$out" 2
has "it says why" "$err" '“Qwertz” stands in no saved game, lesson or score'

# --- what others typed and played is theirs

fresh
breuk class new 6b
breuk class add 6b Demi Bo
printf 'un demi\nun demi\nun demi\naide Demi\nstop\n' | "$BREUK_PROGRAM" lesson left --lang fr --class 6b --players Bo --seed 1 >"$scratch/out" 2>&1
lesson=$(newest "$lessons")
breuk report --forget Demi --class 6b --force
is "a name that is a number is forgotten: exit 0" "$status" 0
has "that answers have it is said" "$err" '“Demi” still stands in '
is "an answer of somebody else's stays" "$(grep -c '"typed":"un demi"' "$lesson")" 3
has "and what is none does not" "$(cat "$lesson")" '"typed":"aide pupil-1"'
cp "$lesson" "$scratch/lesson.jsonl"
breuk report --forget demi --class 6b --force
is "which is nobody's name any more: exit 2" "$status$out" 2
is "and the lesson is as it was" "$(cat "$lesson")" "$(cat "$scratch/lesson.jsonl")"
breuk report --forget 5 --class 6b --force
is "nobody is called by a number: exit 2" "$status$out" 2
has "which it says" "$err" 'the name “5” needs at least one letter'
printf '3/4\nJo\njo\nhi jo\nhi jo-2\nstop\n' | "$BREUK_PROGRAM" lesson factor --players Jo,Bo --seed 4 >"$scratch/out" 2>&1
lesson=$(newest "$lessons")
breuk report --forget Jo --force
is "a name of two letters goes, too" "$(sed -n 's/.*"typed":"\([^"]*\)".*/\1/p' "$lesson" | tr '\n' ,)" '3/4,pupil-2,pupil-2,hi pupil-2,hi jo-2,'

# A journal that is damaged is for those who play in it.
fresh
breuk class new 6b
breuk class add 6b Ann Bo seed
turns 6 | "$BREUK_PROGRAM" play equals --class 6b --players Ann,Bo --seed 8 --no-offers >"$scratch/out" 2>&1
shared=$(newest "$games")
sed -i '5s/sum":"./sum":"x/' "$shared"
cp "$shared" "$scratch/shared"
breuk report --forget seed --class 6b --force
is "a word of a damaged game is no name: exit 0" "$status" 0
is "the game is as it was" "$(cat "$shared")" "$(cat "$scratch/shared")"
has "that it may stand in it is said" "$err" 'is damaged and stays as it is, but seed may stand in it'
breuk report --forget 'a"b' --force
is "nor is one with a quotation mark" "$status$(cat "$shared")" "2$(cat "$scratch/shared")"
breuk class rename 6b Ann Zoe
has "another name is not written into what is damaged" "$err" 'is damaged and stays as it is, with Ann in it'
is "which stays" "$status$(cat "$shared")" "0$(cat "$scratch/shared")"
breuk report --forget Ann --class 6b --force
is "whoever plays in it is forgotten: exit 0" "$status$err" 0
breuk replay --verify "$shared"
is "others can go on with what stands above the damage" "$status$err" 0
is "under another name" "$(wc -l <"$shared")$(head -1 "$shared" | grep -c '"seats":\["pupil-1","Bo"\]')" 41

# A number that somebody is called by, whatever the case of its letters, is taken.
fresh
turns 2 | "$BREUK_PROGRAM" play equals --players Ann,Pupil-1 --seed 8 --no-offers >"$scratch/out" 2>&1
breuk report --forget Ann --force
is "somebody called by a number: exit 0" "$status$err" 0
shared=$(newest "$games")
has "another number is found" "$(head -1 "$shared")" '"seats":["pupil-2","Pupil-1"]'
breuk replay --verify "$shared"
is "and the game is sound" "$status$err" 0

# --- what is left alone, or lies where nobody looked

fresh
breuk class new 6b
breuk class add 6b Rosalind
breuk class new 5a --records "$scratch/other.db"
breuk class add 5a Rosalind --records "$scratch/other.db"
# learn SEED OPTIONS: a lesson that is kept
learn()
{
    learn_seed=$1
    shift
    printf '3/4\n1/2\nstop\n' | "$BREUK_PROGRAM" lesson factor --players Rosalind --seed "$learn_seed" "$@" >/dev/null 2>&1
}
learn 4 --class 5a --records "$scratch/other.db"
theirs=$(newest "$lessons")
cp "$theirs" "$scratch/theirs"
learn 5 --class 6b
breuk class rename 6b Rosalind Roswitha
is "another name: exit 0" "$status" 0
is "what other records know is left" "$(cat "$theirs")" "$(cat "$scratch/theirs")"
has "which is said" "$err" "${theirs##*/} stays as it is: Rosalind stands in it, but it is of a session that these records do not know"
breuk class rename 6b Roswitha Rosalind
breuk report --export Rosalind --class 6b
breuk report --export Rosalind --class 6b --json
has "an export tells of it" "$out" "{\"file\":\"$theirs\",\"left\":\"unknown\"}"
breuk report --export Rosalind --class 6b
has "in words, too" "$out" 'of a session that these records do not know'
lacks "but not what was typed there" "$(printf '%s' "$out" | sed -n '/these records do not know/,$p')" 'typed'
learn 6 --class 6b --journal "$lessons/x.txt"
(cd "$lessons" && learn 7 --class 6b --journal ./y.jsonl)
breuk report --export Rosalind --class 6b --json
is "each journal is listed once, whatever its path" "$(printf '%s' "$out" | grep -o '"file":"[^"]*y.jsonl"' | wc -l | tr -d ' ')" 1
breuk report --forget Rosalind --class 6b --force
is "forgotten: exit 0" "$status" 0
is "what other records know is left by that, too" "$(cat "$theirs")" "$(cat "$scratch/theirs")"
has "the last sentence does not say that nothing is left" "$out" 'Forgotten, but for 1 file that keeps the name'
verdict "a journal of any name in breuk's own folder is found" "$([ ! -e "$lessons/x.txt" ] && [ ! -e "$lessons/y.jsonl" ]; echo $?)"
breuk report --forget Rosalind --force
is "only others' files have the name: exit 2" "$status$out" 2
has "and they are told" "$err" "${theirs##*/} stays as it is"
has "with what they are" "$err" '“Rosalind” stands only in files that breuk leaves alone'
rm "$theirs"
echo 'Rosalind was here' >"$scratch/desk/note"
ln -s "$scratch/desk/note" "$lessons/link.jsonl"
breuk report --forget Rosalind --force
has "a link is called one" "$err" 'link.jsonl is a link, and stays'
rm "$lessons/link.jsonl"

# A folder of the pupil's name, a deck of it.
breuk class add 6b Rosalind Bo
mkdir "$scratch/desk/Rosalind"
cp -r "$BREUK_SOURCE/decks/parts" "$scratch/desk"
cp "$BREUK_SOURCE/decks/equals.xml" "$scratch/desk/Rosalind.xml"
turns 4 | "$BREUK_PROGRAM" play "$scratch/desk/Rosalind.xml" --class 6b --players Rosalind,Bo --no-offers --journal "$scratch/desk/Rosalind/game.jsonl" >/dev/null 2>&1
breuk report --forget Rosalind --class 6b --force
is "forgotten: exit 0" "$status" 0
has "a folder of the pupil's name is told" "$err" 'Rosalind/game.jsonl lies in a folder that has the name of the pupil'
is "once" "$(printf '%s\n' "$err" | grep -c 'lies in a folder')" 1
has "and a deck" "$err" '“Rosalind” still stands in '
lacks "nobody claims that nothing is left" "$out" 'hold nothing of them any more'

# A folder that cannot be read.
mv "$games/scores" "$scratch/desk/scores" 2>/dev/null
rm -rf "$games/scores"
ln -s scores "$games/scores"
breuk class add 6b Rosalind
learn 8 --class 6b
breuk report --forget Rosalind --class 6b --force
is "a folder that cannot be read: exit 3" "$status$out" 3
has "which is said" "$err" "$games/scores/"
rm "$games/scores"
breuk report --forget Rosalind --class 6b --force
is "then all is forgotten: exit 0" "$status" 0

# What a killed program left beside a journal that it wrote anew.
breuk class add 6b Rosalind
learn 9 --class 6b
learn 10 --class 6b --journal "$scratch/desk/elsewhere.jsonl"
sh -c 'exit' &
gone=$!
wait $gone
for folder in "$lessons" "$scratch/desk"; do
    echo Rosalind >"$folder/.breuk-$gone-abcdef"
done
breuk report --forget Rosalind --class 6b --force
is "what a killed program left goes: exit 0" "$status$(ls "$lessons/.breuk-$gone-abcdef" "$scratch/desk/.breuk-$gone-abcdef" 2>/dev/null)" 0

# Who was removed from the class.
breuk class add 6b Celestine
printf '3/4\n1/2\nstop\n' | "$BREUK_PROGRAM" lesson factor --class 6b --players Celestine --seed 4 >/dev/null 2>&1
breuk class remove 6b Celestine --force
breuk report --export Celestine --class 6b
is "who was removed can be exported: exit 0" "$status$err" 0
has "with what journals hold" "$out" 'typed 1/2'
breuk report --export Celestine --class 6b --json
has "for programs, too" "$out" '"name":"Celestine","class":"6b","kept":[{"file":'
breuk report --export Nobody --class 6b
is "nobody of that name: exit 2" "$status$out" 2

# Where the records may not be written no journal goes either: then all of it can be done again.
as_user= # another user than root, who may write everywhere
[ "$(id -u)" != 0 ] || as_user='setpriv --reuid=65534 --regid=65534 --clear-groups'
breuk class new 9z
breuk class add 9z Hortensia
printf '3/4\nstop\n' | "$BREUK_PROGRAM" lesson factor --class 9z --players Hortensia --seed 4 >/dev/null 2>&1
if chmod 711 "$scratch" && { [ -z "$as_user" ] || chown -R 65534 "$XDG_DATA_HOME" "$XDG_STATE_HOME"; } &&
    $as_user "$BREUK_PROGRAM" class list 9z >/dev/null 2>&1; then
    chmod 400 "$records"
    for command in 'report --forget Hortensia --class 9z' 'class rename 9z Hortensia Hetty' 'class remove 9z' \
        'report --class 9z --expire 2200-01-01'; do
        case $command in *rename*) force= ;; *) force=--force ;; esac
        run $as_user "$BREUK_PROGRAM" $command $force
        is "breuk $command: exit 3" "$status" 3
        has "and a sentence" "$err" "$records may not be written"
        is "the lesson stays" "$(holders hortensia | grep -c jsonl)" 1
    done
    chmod 600 "$records"
fi
[ -z "$as_user" ] || chown -R 0 "$XDG_DATA_HOME" "$XDG_STATE_HOME"
breuk report --forget Hortensia --class 9z --force
is "and goes once they may: exit 0" "$status$err$(holders hortensia)" 0

# A file of holes, longer than any disk, in breuk's own folder: what stands behind them is found.
if truncate -s 1T "$lessons/2026-01-01-120000-000-holes.jsonl" 2>/dev/null; then
    printf 'Hyacinth' >>"$lessons/2026-01-01-120000-000-holes.jsonl"
    breuk report --forget Hyacinth --class 6b --force
    is "a file of holes is looked into: exit 2" "$status" 2
    has "and told of" "$err" 'it is no saved game or lesson, but Hyacinth stands in it'
    rm "$lessons/2026-01-01-120000-000-holes.jsonl"
fi

# A name is the same however a keyboard writes its marks, and in quotes of any sort.
composed=$(printf 'Quo\303\253tte') apart=$(printf 'Quoe\314\210tte')
breuk class add 6b "$composed"
printf '3/4\nstop\n' | "$BREUK_PROGRAM" lesson factor --class 6b --players "$apart" --seed 4 >/dev/null 2>&1
printf '3/4\nstop\n' | "$BREUK_PROGRAM" lesson factor --players "$apart" --seed 4 >/dev/null 2>&1
printf '\342\200\236%s\342\200\234 helps\n%s\342\200\231s turn\nstop\n' "$composed" "$apart" |
    "$BREUK_PROGRAM" lesson factor --players Cy --seed 4 >/dev/null 2>&1
breuk report --export "$composed" --class 6b
is "three files tell of it" "$(printf '%s\n' "$out" | grep -c '^  .*-factor.jsonl$')" 3
breuk report --forget "$apart" --class 6b --force
is "forgotten however it was written: exit 0" "$status$err$(holders 'quo.*tte')" 0

# Who asks for the list of these files gets each.
run "$BREUK_PROGRAM" help privacy
is "the page on privacy: exit 0" "$status$err" 0
for where in records.db records.db.format-1 .local/state/breuk/ .local/state/breuk/lessons/ .local/state/breuk/scores/; do
    has "it names $where" "$out" "$where"
    has "and so does the page for the privacy officer" "$(cat "$BREUK_SOURCE/docs/teacher/privacy.md")" "$where"
done

done_testing
