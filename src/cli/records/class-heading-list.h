/*
 * What stands above the names in a class list, as schools, spreadsheets and school systems write
 * it. HEADING(kind, words): words in small letters, without marks, blanks and signs, a blank
 * between two, so that “Schüler/in”, “Student(s)” and “first_name” are schulerin, students and
 * firstname; a kind of heading (class_heading.h) may have several rows. No include guard.
 */
/* English; Google Classroom, School Data Sync, Moodle, OneRoster. */
HEADING(CALLED, "nickname nicknames calledname callname knownas preferredname preferredfirstname")
HEADING(FIRST, "firstname firstnames givenname givennames forename forenames christianname")
HEADING(FIRST, "studentfirstname studentsfirstname pupilfirstname legalfirstname")
HEADING(NAME, "name names fullname fullnames displayname studentname studentsname pupilname")
HEADING(NAME, "pupilsname learnername childname childsname pupil pupils student students learner")
HEADING(NAME, "learners child children participant participants lastnamefirstname")
HEADING(FAMILY, "lastname lastnames surname surnames familyname familynames studentlastname")
HEADING(LOGIN, "username usernames user users login loginname accountname")
/* Dutch; Magister, ParnasSys, ESIS, Smartschool. */
HEADING(CALLED, "bijnaam bijnamen roepnaam roepnamen")
HEADING(FIRST, "voornaam voornamen voornaamleerling")
HEADING(NAME, "naam namen volledigenaam naamleerling leerlingnaam naamvandeleerling leerling")
HEADING(NAME, "leerlingen kind kinderen naamkind studentnaam studenten deelnemer deelnemers")
HEADING(NAME, "cursist cursisten weergavenaam")
HEADING(FAMILY, "achternaam achternamen familienaam achternaamleerling geslachtsnaam")
HEADING(LOGIN, "gebruikersnaam gebruikersnamen gebruiker gebruikers inlognaam loginnaam")
/* German; ASV, SVWS, WebUntis. */
HEADING(CALLED, "spitzname spitznamen rufname rufnamen")
HEADING(FIRST, "vorname vornamen vornameschuler schulervorname vornamedesschulers")
HEADING(NAME, "schuler schulerin schulerinnen schueler schuelerin schuelerinnen schulername")
HEADING(NAME, "schuelername schulernamen namedesschulers vollstandigername anzeigename kinder")
HEADING(NAME, "kindername namedeskindes lernende lernender lernenden teilnehmer teilnehmerin")
HEADING(NAME, "kindes schulers schuelers")
HEADING(NAME, "teilnehmerinnen schulerinnenundschuler schulerundschulerinnen namevorname")
HEADING(NAME, "schulerinname nachnamevorname vornamenachname vornamename")
HEADING(FAMILY, "nachname nachnamen familienname familiennamen zuname longname")
HEADING(LOGIN, "benutzername benutzernamen nutzername anmeldename benutzer")
/* French; ONDE, Pronote. */
HEADING(CALLED, "surnom surnoms pseudo pseudos pseudonyme prenomusuel prenomdusage")
HEADING(FIRST, "prenom prenoms prenomeleve prenomseleve prenomdeleleve prenomsdeleleve prenom1")
HEADING(NAME, "nom noms nomcomplet nometprenom nomprenom prenomnom prenometnom nomsetprenoms")
HEADING(NAME, "eleve eleves apprenant apprenante apprenants apprenantes")
HEADING(NAME, "lenfant leleve")
HEADING(NAME, "etudiant etudiante etudiants enfant enfants nomdelenfant participante")
HEADING(FAMILY, "nomdefamille nomfamille nomeleve nomdeleleve nomdusage nomusage nomusageeleve")
HEADING(FAMILY, "nomdusageeleve nomdenaissance patronyme")
HEADING(LOGIN, "identifiant identifiants nomdutilisateur utilisateur utilisateurs")
