/** The longest text of a journal, in characters. */
export const journalTextMax = 2000
/** The number of characters from which a text counts as written. */
export const journalWrittenMin = 40

/** The days after its publication in which the journal of the last quarter of a game can be written. */
export const journalDaysAfterGame = 14

/** The largest amount that can be predicted, in units or BA. */
export const predictionMax = 1_000_000_000_000

/** What stands in the place of a text whose only author was erased. */
export const erasedText = 'texte effacé'

/** Returns the number of characters that count of a text. */
export const writtenLength = (given: string): number => [...given.normalize('NFC').trim()].length

/** Whether a text counts as written. */
export const isWritten = (given: string): boolean => writtenLength(given) >= journalWrittenMin
