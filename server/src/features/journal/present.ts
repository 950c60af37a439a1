import {
  type JournalDone,
  type JournalEntry,
  type JournalField,
  journalFields,
} from '@trimestre/contract/journal'
import { isWritten } from '@trimestre/contract/journal-limits'
import {
  type PredictionScores,
  type Predictions,
  predictedFigures,
  scorePredictions,
} from '@trimestre/contract/prediction-scores'
import type { Person } from '@trimestre/contract/seats'
import { amount } from '../results/units.ts'
import type { JournalQuarter } from './quarters.ts'
import type { Actual, JournalRow } from './repo.ts'

/** Returns figures in units and BA that are stored in units and centimes. */
export const presentPredictions = (row: Predictions | undefined): Predictions => ({
  demande: row?.demande ?? null,
  liquidites: inBa(row?.liquidites),
  resultatNet: inBa(row?.resultatNet),
})

const inBa = (centimes: number | null | undefined): number | null =>
  centimes == null ? null : amount(centimes)

export const presentActual = ({ demande, liquidites, resultatNet }: Actual): Actual => ({
  demande,
  liquidites: amount(liquidites),
  resultatNet: amount(resultatNet),
})

/** Returns which parts of a journal count as done. */
export const presentDone = (row: JournalRow | undefined): JournalDone => ({
  before: isWritten(row?.before ?? ''),
  predictions: row !== undefined && predictedFigures.every(figure => row[figure] !== null),
  after: isWritten(row?.after ?? ''),
  change: isWritten(row?.change ?? ''),
})

/** Returns the scores of a published quarter; null before, and without a result. */
export const presentScores = (
  row: JournalRow | undefined,
  actual: Actual | undefined,
): PredictionScores | null =>
  actual === undefined ? null : scorePredictions(presentPredictions(row), presentActual(actual))

export type ReaderOfJournal = {
  /** Whether the reader may write in the journal. */
  mayWrite: boolean
  /** Whether the reader sees the texts of a round. */
  seesTexts(round: number): boolean
  personOf(id: number): Person
}

/** Presents the journal of a company in a quarter, in which nothing may have been written yet. */
export function presentEntry(
  quarter: JournalQuarter,
  row: JournalRow | undefined,
  actual: Actual | undefined,
  { mayWrite, seesTexts, personOf }: ReaderOfJournal,
): JournalEntry {
  const isShown = seesTexts(quarter.round)
  const { round, version, isSuperseded, isPractice, writable } = quarter
  const authorOf = (field: JournalField) => {
    const author = row?.authors[field]
    if (author === undefined) return []
    return [[field, { by: author.by === null ? null : personOf(author.by), at: author.at }] as const]
  }
  return {
    round,
    quarter: quarter.quarter,
    version,
    superseded: isSuperseded,
    practice: isPractice,
    state: quarter.isPublished ? 'published' : quarter.state === 'open' ? 'open' : 'hidden',
    before: isShown ? (row?.before ?? '') : null,
    after: isShown ? (row?.after ?? '') : null,
    change: isShown ? (row?.change ?? '') : null,
    predictions: presentPredictions(row),
    actual: actual === undefined ? null : presentActual(actual),
    scores: presentScores(row, actual),
    done: presentDone(row),
    writable: mayWrite ? writable : { before: false, after: false },
    authors: Object.fromEntries(journalFields.flatMap(authorOf)),
    revs: Object.fromEntries(journalFields.map(field => [field, row?.revs[field] ?? 0])),
  }
}
