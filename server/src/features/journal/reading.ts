import type { JournalReading } from '@trimestre/contract/journal'

/** The number of the first round whose journals staff read; null while they only see which parts are done. */
type Game = { journalReadFrom: number | null }

/** What staff read of the journals of the rounds of a game that open from now on. */
export const readingOf = ({ journalReadFrom }: Game): JournalReading =>
  journalReadFrom === null ? 'done' : 'all'

/** Returns whether staff read the texts of a round: what was written before they were allowed to stays closed to them. */
export const staffReads = ({ journalReadFrom }: Game, round: number): boolean =>
  journalReadFrom !== null && round >= journalReadFrom
