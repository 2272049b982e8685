# shellcheck shell=sh disable=SC1112,SC2034,SC2209 # launch.sh says the sentences
# What ./breuk says in the language of its user before there is a program that could; ./check says it in English. It is
# read with no tool but sh. tests/launch/words_test.sh wants each sentence in each language.

# The language: that of --lang, else of BREUK_LANG, LANGUAGE or the locale.
language=en

# speak NAME: sets `language`, when it is one of ours: nl, NL and nl_BE.UTF-8 are Dutch.
speak()
{
    case ${1%%[-_.@]*} in
    [eE][nN]) language=en ;;
    [nN][lL]) language=nl ;;
    [dD][eE]) language=de ;;
    [fF][rR]) language=fr ;;
    *) return 1 ;;
    esac
}

# choose_language ARG…: chooses as the program will (`choose` in text/text.c), from its arguments.
choose_language()
{
    asked='' before=''
    for word; do
        if [ "$before" = --lang ]; then
            asked=$word
        else
            case $word in
            --) break ;;
            --lang=*) asked=${word#*=} ;;
            esac
        fi
        before=$word
    done
    if speak "$asked" || speak "${BREUK_LANG-}"; then
        return
    fi
    locale=${LC_ALL:-${LC_MESSAGES:-${LANG-}}}
    case $locale in
    C | POSIX) return ;;
    esac
    rest=${LANGUAGE-}:
    while [ -n "$rest" ]; do
        ! speak "${rest%%:*}" || return 0
        rest=${rest#*:}
    done
    speak "$locale" || language=en
}

# find_sentence ID: sets `sentence`, a format for printf.
find_sentence()
{
    while read -r id code sentence; do
        [ "$id $code" != "$1 $language" ] || return 0
    done <<SENTENCES
$sentences
SENTENCES
}

# An id, a language, the sentence; each %s is a list, a command, a program or a file.
sentences='
missing en some programs of your system that are needed are missing:%s
missing nl er ontbreken programma’s van je systeem die nodig zijn:%s
missing de einige Programme deines Systems, die nötig sind, fehlen:%s
missing fr il manque sur ton système des programmes nécessaires :%s
to-install en to install it: %s
to-install nl zo installeer je ze: %s
to-install de so installierst du sie: %s
to-install fr pour les installer : %s
about en this needs the internet and perhaps your password, and takes five to ten minutes, once
about nl dit kan alleen met internet, en misschien met je wachtwoord; samen met het bouwen duurt het vijf tot tien minuten, één keer
about de das geht nur mit Internet und vielleicht mit deinem Passwort; mit dem Bauen dauert es fünf bis zehn Minuten, einmal
about fr il faut Internet, et peut-être ton mot de passe ; avec la construction, cela prend cinq à dix minutes, une seule fois
ask en install now? [y/N]
ask nl nu installeren? [j/N]
ask de jetzt installieren? [j/N]
ask fr installer maintenant ? [o/N]
declined en nothing was installed: start breuk again and answer y, or run that command yourself
declined nl er is niets geïnstalleerd: start breuk opnieuw en antwoord j, of voer die opdracht zelf uit
declined de nichts wurde installiert: starte breuk noch einmal und antworte j, oder führe den Befehl selbst aus
declined fr rien n’a été installé : relance breuk et réponds o, ou lance toi-même cette commande
no-install en nothing is installed with --no-install: run that command, then try again
no-install nl met --no-install wordt niets geïnstalleerd: voer die opdracht zelf uit en probeer het opnieuw
no-install de mit --no-install wird nichts installiert: führe den Befehl selbst aus und versuch es noch einmal
no-install fr avec --no-install, rien n’est installé : lance toi-même cette commande, puis réessaie
no-sudo en there is no sudo here: run that command as root, then try again
no-sudo nl sudo is er hier niet: voer die opdracht uit als root en probeer het opnieuw
no-sudo de sudo gibt es hier nicht: führe den Befehl als root aus und versuch es noch einmal
no-sudo fr il n’y a pas de sudo ici : lance cette commande en tant que root, puis réessaie
no-terminal en there is no terminal to ask on: run that command, or say --yes in front of all else, then try again
no-terminal nl er is geen terminal om het je te vragen: voer die opdracht uit, of zet --yes vóór al het andere, en probeer het opnieuw
no-terminal de ohne Terminal kann niemand gefragt werden: führe den Befehl aus, oder setz --yes vor alles andere, und versuch es noch einmal
no-terminal fr il n’y a pas de terminal où te poser la question : lance cette commande, ou mets --yes avant tout le reste, puis réessaie
no-manager en none of apt-get, dnf, pacman and brew is here, which could install it: install it yourself, then try again
no-manager nl apt-get, dnf, pacman en brew zijn er hier geen van alle: installeer zelf wat ontbreekt en probeer het opnieuw
no-manager de von apt-get, dnf, pacman und brew ist hier keines: installiere selbst, was fehlt, und versuch es noch einmal
no-manager fr il n’y a ici ni apt-get, ni dnf, ni pacman, ni brew : installe toi-même ce qui manque, puis réessaie
not-brought en %s cannot bring that: install it another way, then try again
not-brought nl met %s is dat niet te krijgen: installeer het op een andere manier en probeer het opnieuw
not-brought de mit %s ist das nicht zu bekommen: installiere es auf anderem Weg und versuch es noch einmal
not-brought fr %s ne peut pas le fournir : installe-le autrement, puis réessaie
installing en installing with %s; what it says goes to %s
installing nl %s installeert nu; wat het meldt, komt in %s
installing de %s installiert jetzt; was es meldet, kommt in %s
installing fr installation avec %s ; ses messages vont dans %s
install-failed en installing failed; does the internet work? All that was said is in %s
install-failed nl het installeren is mislukt; doet het internet het? Alle meldingen staan in %s
install-failed de das Installieren ist fehlgeschlagen; geht das Internet? Alle Meldungen stehen in %s
install-failed fr l’installation a échoué ; Internet fonctionne-t-il ? Tous les messages sont dans %s
still-missing en still missing:%s
still-missing nl dit ontbreekt nog:%s
still-missing de es fehlen noch:%s
still-missing fr il manque encore :%s
waiting en waiting for another build in %s
waiting nl wacht tot een ander klaar is met bouwen in %s
waiting de wartet, bis anderswo fertig gebaut ist in %s
waiting fr attend la fin d’une autre construction dans %s
folder en %s: cannot be written; make it yours, or remove it if somebody else made it
folder nl %s: daar kan niet in worden geschreven; zorg dat de map van jou is, of verwijder hem als een ander hem gemaakt heeft
folder de %s: da lässt sich nicht hineinschreiben; sorg dafür, dass der Ordner dir gehört, oder lösch ihn, wenn ihn jemand anders angelegt hat
folder fr %s : impossible d’y écrire ; rends-toi propriétaire de ce dossier, ou supprime-le si quelqu’un d’autre l’a créé
log en %s: cannot be written; is it somebody else’s, or the disk full?
log nl %s: kan niet worden geschreven; is het bestand van een ander, of de schijf vol?
log de %s: lässt sich nicht schreiben; gehört die Datei jemand anderem, oder ist die Festplatte voll?
log fr %s : impossible d’y écrire ; ce fichier est-il à quelqu’un d’autre, ou le disque est-il plein ?
preparing en preparing to build
preparing nl bouwen wordt voorbereid
preparing de Bauen wird vorbereitet
preparing fr préparation
building en building
building nl bouwen
building de bauen
building fr construction
building-in en building in %s
building-in nl bouwt in %s
building-in de baut in %s
building-in fr construction dans %s
build-failed en the build failed; above is the end of %s
build-failed nl het bouwen is mislukt; hierboven staat het einde van %s
build-failed de das Bauen ist fehlgeschlagen; oben steht das Ende von %s
build-failed fr la construction a échoué ; ci-dessus, la fin de %s
'
