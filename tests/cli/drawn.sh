# What is drawn in a PDF, for scripts that measure it; they source this file. An operator is a line, with its operands.
#   drawn FILE.pdf                  the file in words, as far as it is ASCII
#   clips FILE.pdf                  what is clipped to a box: "PAGE X Y WIDTH HEIGHT", in points
#   go_over_edges FOLDER            the usual template into this folder, with every face going over the edge of its card:
#                                   cairo clips only what does, and clips tell where cards lie

drawn()
{
    qpdf --qdf --object-streams=disable "$1" - | LC_ALL=C tr -cd '\n -~'
}

clips()
{
    drawn "$1" | LC_ALL=C awk '
        /^%% Contents for page/ { page = $5 }
        / re$/ { box = page " " $1 " " $2 " " $3 " " $4; next }
        /^W$/ && box { clips = 1; next }
        /^n$/ && clips { print box }
        { box = ""; clips = 0 }'
}

go_over_edges()
{
    mkdir -p "$1"
    cp -r "$BREUK_SOURCE/templates/parts" "$1"
    over='<layer for="number picture spin action wild title reference"><box x="-3" y="-3" width="69" height="94" fill="paper"/></layer>'
    sed "s,<face>,&$over," "$BREUK_SOURCE/templates/studio.xml" >"$1/studio.xml"
}
