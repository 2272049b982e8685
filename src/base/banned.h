/* Forbids calls that overflow, truncate silently, keep hidden state, or show unchecked text: code
 * that uses one does not compile. meson.build includes this file before every file of src/. */
#ifndef BREUK_BASE_BANNED_H
#define BREUK_BASE_BANNED_H

#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

#define BANNED(call) sorry_##call##_is_banned_here

#undef strcpy
#define strcpy(a, b) BANNED(strcpy)
#undef strcat
#define strcat(a, b) BANNED(strcat)
#undef strncpy
#define strncpy(a, b, n) BANNED(strncpy)
#undef strncat
#define strncat(a, b, n) BANNED(strncat)
#undef sprintf
#define sprintf(...) BANNED(sprintf)
#undef vsprintf
#define vsprintf(...) BANNED(vsprintf)
#undef strtok
#define strtok(a, b) BANNED(strtok)
#undef atoi
#define atoi(a) BANNED(atoi)
#undef atof
#define atof(a) BANNED(atof)
#undef rand
#define rand() BANNED(rand)
/* Output goes through tui/show.h, or through base/output.h when it is a file. */
#undef printf
#define printf(...) BANNED(printf)
#undef fprintf
#define fprintf(...) BANNED(fprintf)
#undef vprintf
#define vprintf(...) BANNED(vprintf)
#undef vfprintf
#define vfprintf(...) BANNED(vfprintf)
#undef puts
#define puts(...) BANNED(puts)
#undef fputs
#define fputs(...) BANNED(fputs)
#undef putchar
#define putchar(...) BANNED(putchar)
#undef putc
#define putc(...) BANNED(putc)
#undef fputc
#define fputc(...) BANNED(fputc)
#undef fwrite
#define fwrite(...) BANNED(fwrite)
#undef perror
#define perror(...) BANNED(perror)
#undef gmtime
#define gmtime(t) BANNED(gmtime)
#undef localtime
#define localtime(t) BANNED(localtime)

#endif
