# What is drawn in a PDF, for scripts that measure it; they source this file. An operator is a line, with its operands.
#   drawn FILE.pdf                  the file in words, as far as it is ASCII
#   clips FILE.pdf                  what is clipped to a box: "PAGE X Y WIDTH HEIGHT", in points

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
