#!/bin/sh
# usage: translated.sh SCDOC FOLDER PAGE.N.scd …: makes a folder of the manual in one language
set -e
scdoc=$1 folder=$2
shift 2
rm -rf "$folder" # so that its date is that of the pages
for page; do
    name=$(basename "$page" .scd)
    mkdir -p "$folder/man${name##*.}"
    "$scdoc" <"$page" >"$folder/man${name##*.}/$name"
done
