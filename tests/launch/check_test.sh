#!/bin/sh
# ./check: what it runs, and that it counts tests rightly from results of every kind.
. "$BREUK_SOURCE/tests/launch/tree.sh"
unset BREUK_LONG
new_machine
mkdir "$state/results"
cd "$scratch" || exit 1

# results EXIT: what `meson test` is to leave behind: lines "program RESULT passed failed skipped", or "program RESULT"
# for one that told of no tests.
results()
{
    echo "$1" >"$state/test-exit"
    rm -f "$state/results"/*
    {
        printf '<testsuites>'
        while read -r name result passed failed skipped; do
            printf '{"name": "breuk:rooms / %s", "stdout": "\\"result\\": \\"OK\\" <testsuite>", "result": "%s"}\n' \
                "$name" "$result" >>"$state/results/check.json"
            [ -n "$passed" ] || continue
            printf '<testsuite name="breuk.breuk:rooms / %s" tests="%d" errors="0" failures="%d" skipped="%d" time="1.5">' \
                "$name" $((passed + failed + skipped)) "$failed" "$skipped"
            printf '<testcase name="1 - a &lt;testsuite failures=&quot;5&quot;" classname="x" /></testsuite>'
        done
        printf '</testsuites>\n'
    } >"$state/results/check.junit.xml"
}

# comes_to NAME LAST_LINE EXIT
comes_to()
{
    launch "$tree/check"
    is "$1: the last line" "$(printf '%s\n' "$out" | tail -n 1)" "$2"
    is "$1: the exit code" "$status" "$3"
}

results 0 <<'RESULTS'
base OK 15 0 0
rules OK 200 0 0
RESULTS
comes_to "all is well" "215 passed, 0 failed" 0
has "the tests are built with sanitizers" "$(grep '^meson setup' "$state/calls")" \
    "-Dwerror=true -Db_sanitize=address,undefined $tree/build-check $tree"
has "meson runs them, and shows what fails" "$(grep '^meson test' "$state/calls")" \
    "meson test -C $tree/build-check --no-rebuild --print-errorlogs"

is "a sample of what is long" "$(grep '^long=' "$state/calls")" "long="
forget_calls
launch "$tree/check" rules --long base
has "--long: the tests are told, and none is ended for taking long" "$(grep -A 1 '^meson test' "$state/calls" | tr '\n' ' ')" \
    "--logbase check --timeout-multiplier 0 rules base long=yes"

is "what tests expect stays as it is" "$(calls 'meson compile')" 0
BREUK_EXPECT=write launch "$tree/check"
has "unless they write it: then it comes into the tables" "$(grep '^meson compile' "$state/calls")" \
    "meson compile -C $tree/build-check breuk-pack-cases"

results 1 <<'RESULTS'
base OK 15 0 0
rules FAIL 5 3 0
RESULTS
comes_to "tests that fail" "20 passed, 3 failed" 1

cat >"$state/results/check.txt" <<'TEXT'
==================================== 1/2 =====================================
test:         breuk:rooms / base
ok 1 - is well
==================================== 2/2 =====================================
test:         breuk:rooms / rules
----------------------------------- stdout -----------------------------------
ok 1 - a card
not ok 2 - two cards: 3 != 4
  on two lines
TEXT
launch "$tree/check"
has "what failed is named once more at the end" "$out" "rules: not ok 2 - two cards: 3 != 4
20 passed, 3 failed"

results 1 <<'RESULTS'
base OK 15 0 0
crashed ERROR 5 0 0
slow TIMEOUT 2 0 0
stopped INTERRUPT 1 0 0
RESULTS
comes_to "programs that crash or never end have failed once" "23 passed, 3 failed" 1

results 1 <<'RESULTS'
base ERROR 15 2 0
RESULTS
comes_to "a program that ends badly because of its tests has not failed once more" "15 passed, 2 failed" 1

results 1 <<'RESULTS'
base OK 15 0 0
mute ERROR
silent FAIL
RESULTS
comes_to "programs that fail without a word" "15 passed, 2 failed" 1

results 0 <<'RESULTS'
base OK 15 0 2
other SKIP
quiet OK
RESULTS
comes_to "tests that are skipped" "16 passed, 0 failed, 3 skipped" 0

results 0 </dev/null
comes_to "nothing ran" "0 passed, 0 failed" 1

results 2 <<'RESULTS'
base OK 15 0 0
RESULTS
comes_to "meson itself fails" "15 passed, 0 failed" 1

# Results of the run before count for nothing.
results 0 <<'RESULTS'
base OK 15 0 0
RESULTS
launch "$tree/check"
rm "$state/results"/*
: >"$state/results/other"
launch "$tree/check"
is "results of the run before are not counted" "$status $(printf '%s\n' "$out" | tail -n 1)" "1 0 passed, 0 failed"

results 0 <<'RESULTS'
base OK 15 0 0
RESULTS
forget_calls
launch "$tree/check" --no-install base 'two words'
has "names of tests go to meson" "$(grep '^meson test' "$state/calls")" "--logbase check base two words"
put valgrind 2>/dev/null || { fake valgrind </dev/null && put valgrind; }
forget_calls
launch "$tree/check" --setup valgrind
has "for valgrind they are built without sanitizers" "$(grep '^meson setup' "$state/calls")" "-Db_sanitize=none"

# PDFium, which one test reads with.
fake node </dev/null
fake npm <<'FAKE'
[ ! -e "$state/registry-lost" ] || { echo "npm: no such host"; exit 1; }
[ -f package.json ] && mkdir -p node_modules && cp package-lock.json node_modules/.package-lock.json
FAKE
is "without Node.js PDFium is not fetched" "$(ls "$tree/build-check" | grep -c pdfium)" 0
put node npm
launch "$tree/check" --no-install
is "nor with --no-install" "$(calls npm)" 0
: >"$state/registry-lost"
launch "$tree/check"
has "where there is no registry that is said" "$err" "PDFium could not be fetched"
has "and why" "$(cat "$tree/build-check/launch.log")" "npm: no such host"
is "and the tests run" "$status" 0
rm "$state/registry-lost"
forget_calls
launch "$tree/check"
has "otherwise it comes into the build folder" "$(calls npm) $(ls -A "$tree/build-check/pdfium/node_modules")" \
    "1 .package-lock.json"
launch "$tree/check"
is "once" "$(calls npm)" 1
echo >>"$tree/tests/pdfium/package-lock.json"
launch "$tree/check"
is "and when another version is wanted" "$(calls npm)" 2

forget_calls
echo 'x.c:1:1: error: expected a word' >"$state/ninja-fails"
launch "$tree/check"
is "tests that cannot be built end with 3" "$status" 3
is "and run not at all" "$(calls 'meson test')" 0
done_testing
