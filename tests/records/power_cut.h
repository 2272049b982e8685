/*
 * A disk that loses its power, or fails: it stands between SQLite and the system's files, and is
 * SQLite's default while it is there. The files are real ones; beside each it keeps what of it is
 * certainly on the disk.
 *
 * The model is that of SQLite's own crash tests (https://sqlite.org/testing.html, 3.4), with names
 * of files added. What was written and not synced is, when the power goes, by chance lost, there,
 * or there in parts: runs of bytes are cut at multiples of 512, and each part is there, is not, or
 * (in its place alone, as SQLite expects of a disk: powersafe overwrite) is rubbish; earlier parts
 * may be missing where later ones are there. A length that was not synced is such a write, too. A
 * log that was made is there for certain once it was synced, and one that was deleted is gone for
 * certain once the folder was: until then each may be so or not. What is shared (-shm) never
 * outlives the power.
 */
#ifndef BREUK_TESTS_RECORDS_POWER_CUT_H
#define BREUK_TESTS_RECORDS_POWER_CUT_H

#include "base/chance.h"

#include <stdbool.h>

/* Before the first file is opened, and after the last is closed. */
void power_cut_install(void);
void power_cut_remove(void);

/* What SQLite asks of a disk, as far as it can fail. */
enum disk_call {
    DISK_OPEN,
    DISK_DELETE,
    DISK_READ,
    DISK_WRITE,
    DISK_TRUNCATE,
    DISK_SYNC,
    DISK_SIZE,
    DISK_SHARE,
    DISK_CALLS
};

enum disk_fault {
    DISK_POWER, /* from then on nothing reaches the disk, and every call fails */
    DISK_ERROR, /* EIO */
    DISK_FULL   /* ENOSPC; calls that need no room go on, a sync among them: room was found when
                   it was written */
};

/* Lets `after` calls pass that the fault may befall, and makes the one after them fail: once, or
 * with all that follow. Below 0: none. Such calls are counted from here on. */
void disk_fail(enum disk_fault fault, long after, bool all_that_follow);
long disk_calls(void);
/* Which call it was; DISK_CALLS: none has failed yet. */
enum disk_call disk_failed(void);

/* Files are what they are now, all of it on the disk; while none is open. */
void disk_forget(void);

/* Whether anything that was written to the file is not certainly on the disk. */
bool disk_unsynced(const char *path);

/* After the power went, and all was closed: makes of the files what is left of them. The power is
 * back. */
void power_cut_settle(struct chance *chance);

#endif
