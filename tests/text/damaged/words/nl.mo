This is no file of translations.
