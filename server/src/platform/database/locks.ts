/*
 * Advisory locks and channels belong to a whole database, in which several schools may have a schema each: what is told
 * apart by number or name is told apart by the schema too.
 */

/** The first half of an advisory key, in SQL: `number` for the school whose schema this is. */
const ownLock = (number: number): string => `(hashtext(current_schema()) # ${number})`

/** The second half is 0. */
export const migrationLock = `${ownLock(7_320_011)}, 0`
export const seedLock = `${ownLock(7_320_012)}, 0`
/** Of the one process that publishes at a time. */
export const publishLock = `${ownLock(7_320_013)}, 0`

/** « The quarter of a game »; the second half is the game's id. */
export const quarterLock = ownLock(7_320_021)
/** « The schedule of a game »; the second half is the game's id. */
export const scheduleLock = ownLock(7_320_022)
/** « A limit on mails »; the second half says whose. */
export const mailLimitLock = ownLock(7_320_031)

/** The name, in SQL, of the channel on which the processes of a school tell each other that events were published. */
export const eventChannel = `'stream_events_' || hashtext(current_schema())`
