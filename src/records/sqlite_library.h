/*
 * SQLite, which is opened with the first records: to load it takes longer than most commands do.
 * The functions keep their names, as in SQLite's own sqlite3ext.h, and go through a table that
 * sqlite_library_open fills. Only the room's own .c files include this; private to the room.
 */
#ifndef BREUK_RECORDS_SQLITE_LIBRARY_H
#define BREUK_RECORDS_SQLITE_LIBRARY_H

#include "base/message.h"
#include "base/status.h"

#include <sqlite3.h>

/* SQLITE(name): the functions that are used. */
#define SQLITE_LIST(SQLITE)                                                                        \
    SQLITE(backup_finish)                                                                          \
    SQLITE(backup_init)                                                                            \
    SQLITE(backup_step)                                                                            \
    SQLITE(bind_double)                                                                            \
    SQLITE(bind_int)                                                                               \
    SQLITE(bind_int64)                                                                             \
    SQLITE(bind_parameter_count)                                                                   \
    SQLITE(bind_text)                                                                              \
    SQLITE(bind_value)                                                                             \
    SQLITE(busy_handler)                                                                           \
    SQLITE(busy_timeout)                                                                           \
    SQLITE(changes)                                                                                \
    SQLITE(changes64)                                                                              \
    SQLITE(clear_bindings)                                                                         \
    SQLITE(close)                                                                                  \
    SQLITE(column_double)                                                                          \
    SQLITE(column_int)                                                                             \
    SQLITE(column_int64)                                                                           \
    SQLITE(column_text)                                                                            \
    SQLITE(column_value)                                                                           \
    SQLITE(db_config)                                                                              \
    SQLITE(db_readonly)                                                                            \
    SQLITE(exec)                                                                                   \
    SQLITE(extended_errcode)                                                                       \
    SQLITE(extended_result_codes)                                                                  \
    SQLITE(finalize)                                                                               \
    SQLITE(get_autocommit)                                                                         \
    SQLITE(last_insert_rowid)                                                                      \
    SQLITE(open_v2)                                                                                \
    SQLITE(prepare_v3)                                                                             \
    SQLITE(randomness)                                                                             \
    SQLITE(reset)                                                                                  \
    SQLITE(snprintf)                                                                               \
    SQLITE(step)                                                                                   \
    SQLITE(system_errno)                                                                           \
    SQLITE(vfs_find)                                                                               \
    SQLITE(wal_checkpoint_v2)

struct sqlite_library {
#define SQLITE_MEMBER(name) __typeof__(&sqlite3_##name) name;
    SQLITE_LIST(SQLITE_MEMBER)
#undef SQLITE_MEMBER
};

extern struct sqlite_library sqlite_library;

/* Opens SQLite the first time; it stays open. No function of it may be called before. *why is a
 * sentence of its own. STATUS_UNSUPPORTED: it cannot be loaded. */
enum status sqlite_library_open(struct message *why);

#define sqlite3_backup_finish         sqlite_library.backup_finish
#define sqlite3_backup_init           sqlite_library.backup_init
#define sqlite3_backup_step           sqlite_library.backup_step
#define sqlite3_bind_double           sqlite_library.bind_double
#define sqlite3_bind_int              sqlite_library.bind_int
#define sqlite3_bind_int64            sqlite_library.bind_int64
#define sqlite3_bind_parameter_count  sqlite_library.bind_parameter_count
#define sqlite3_bind_text             sqlite_library.bind_text
#define sqlite3_bind_value            sqlite_library.bind_value
#define sqlite3_busy_handler          sqlite_library.busy_handler
#define sqlite3_busy_timeout          sqlite_library.busy_timeout
#define sqlite3_changes               sqlite_library.changes
#define sqlite3_changes64             sqlite_library.changes64
#define sqlite3_clear_bindings        sqlite_library.clear_bindings
#define sqlite3_close                 sqlite_library.close
#define sqlite3_column_double         sqlite_library.column_double
#define sqlite3_column_int            sqlite_library.column_int
#define sqlite3_column_int64          sqlite_library.column_int64
#define sqlite3_column_text           sqlite_library.column_text
#define sqlite3_column_value          sqlite_library.column_value
#define sqlite3_db_config             sqlite_library.db_config
#define sqlite3_db_readonly           sqlite_library.db_readonly
#define sqlite3_exec                  sqlite_library.exec
#define sqlite3_extended_errcode      sqlite_library.extended_errcode
#define sqlite3_extended_result_codes sqlite_library.extended_result_codes
#define sqlite3_finalize              sqlite_library.finalize
#define sqlite3_get_autocommit        sqlite_library.get_autocommit
#define sqlite3_last_insert_rowid     sqlite_library.last_insert_rowid
#define sqlite3_open_v2               sqlite_library.open_v2
#define sqlite3_prepare_v3            sqlite_library.prepare_v3
#define sqlite3_randomness            sqlite_library.randomness
#define sqlite3_reset                 sqlite_library.reset
#define sqlite3_snprintf              sqlite_library.snprintf
#define sqlite3_step                  sqlite_library.step
#define sqlite3_system_errno          sqlite_library.system_errno
#define sqlite3_vfs_find              sqlite_library.vfs_find
#define sqlite3_wal_checkpoint_v2     sqlite_library.wal_checkpoint_v2

#endif
