import type { DebriefFigures, Fact, TurningPoint } from '@trimestre/contract/debrief'
import { fill } from '@trimestre/contract/teaching-texts/fill'
import {
  causeName,
  wordFact as writeFact,
  wordTurningPoint as writeTurningPoint,
} from '@trimestre/contract/teaching-texts/sentences'
import type { PlaceInSentence, TeachingTexts } from '@trimestre/contract/teaching-texts/types'
import type { PlainFact } from './facts.ts'
import type { PlainTurningPoint } from './turning-points.ts'

/** For whom a sentence is written: in which language, and whether about their own company alone. */
export type SentenceFor = {
  texts: TeachingTexts
  /** Writes a number in the notation of the language. */
  formatNumber: (value: number) => string
  isOwn: boolean
  /** Whether companies are called by letters, which follow the word for a company in a sentence. */
  isLetter: boolean
}

/** The figures of the ranking that are labels of companies. */
const ranked = ['first', 'second', 'third', 'climber'] as const

/** Returns what a company is called at the beginning of a sentence or within one; null without a label. */
export const called = (
  { texts, isLetter }: Pick<SentenceFor, 'texts' | 'isLetter'>,
  label: string | null,
  place: PlaceInSentence,
): string | null =>
  label !== null && isLetter ? fill(texts.company[place], { letter: label }, String, texts.language) : label

/** Writes the sentence of a fact. */
export function wordFact(reader: SentenceFor, fact: PlainFact): Fact {
  const names =
    fact.kind === 'ranking'
      ? ranked.map(key => [key, called(reader, textOf(fact.figures[key]), 'within')])
      : []
  const figures = { ...fact.figures, ...Object.fromEntries(names) }
  return { ...fact, text: writeFact(reader.texts, { ...fact, figures }, reader) }
}

/** Writes the sentence of a turning point about a company with this label, or about none. */
export function wordTurningPoint(
  reader: SentenceFor,
  point: PlainTurningPoint,
  label: string | null,
): TurningPoint {
  const { texts } = reader
  const figures = point.kind === 'cause' ? withCause(point.figures, texts) : point.figures
  const named = { ...point, figures, label: called(reader, label, 'atStart') }
  return { ...point, label, text: writeTurningPoint(texts, named, reader) }
}

const textOf = (figure: DebriefFigures[string] | undefined): string | null =>
  typeof figure === 'string' ? figure : null

const withCause = (figures: DebriefFigures, texts: TeachingTexts): DebriefFigures => ({
  ...figures,
  cause: causeName(texts, {
    kind: textOf(figures.kind) ?? '',
    key: textOf(figures.key),
    name: textOf(figures.name),
  }),
})
