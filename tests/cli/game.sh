# Sourced by tests that type at the program, after tap.sh: in English, with journals of one's own.
#
#   typed 'draw\nstop\n' arg…           breuk play; printf's escapes
#   continued 'draw\nstop\n' arg…       the game in game.jsonl goes on
#   resumed 'draw\nstop\n' arg…         a copy of kept.jsonl goes on, as game.jsonl
#   resumed_from file 'draw\n' arg…     a copy of another journal
unset NO_COLOR BREUK_LANG LANGUAGE ACCESSIBLE BREUK_CALLED
export BREUK_LANG=en XDG_STATE_HOME="$scratch/state"

typed()
{
    printf "$1" >"$scratch/keys"
    shift
    run_from "$scratch/keys" "$BREUK_PROGRAM" play "$@"
}

continued()
{
    keys=$1
    shift
    typed "$keys" --resume "$scratch/game.jsonl" "$@"
}

resumed_from()
{
    cp "$1" "$scratch/game.jsonl"
    shift
    continued "$@"
}

resumed()
{
    resumed_from "$scratch/kept.jsonl" "$@"
}

# journal_header DECK SEATS SETTINGS: the line that a journal begins with; SEATS and SETTINGS as in JSON.
journal_header()
{
    printf '{"breuk":1,"deck":"%s","seats":%s,"seed":"7","settings":{%s}}\n' "$1" "$2" "$3"
}
