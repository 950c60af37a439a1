import type { DebriefFigures, Fact, TurningPoint } from '@trimestre/contract/debrief'
import type { Language } from '@trimestre/contract/languages'
import { fill } from '@trimestre/contract/teaching-texts/fill'
import {
  causeName,
  wordFact as writeFact,
  wordTurningPoint as writeTurningPoint,
} from '@trimestre/contract/teaching-texts/sentences'
import type { TeachingTexts } from '@trimestre/contract/teaching-texts/types'
import { formatNumber } from '../../platform/format-number.ts'
import type { PlainFact } from './facts.ts'
import type { PlainTurningPoint } from './turning-points.ts'

/**
 * For whom a sentence is written: in which language, and whether about their own company alone.
 * @param isLetter whether companies are called by letters, which follow the word for a company in a sentence
 */
export type SentenceFor = { language: Language; texts: TeachingTexts; isOwn: boolean; isLetter: boolean }

/** The figures of the ranking that are labels of companies. */
const ranked = ['first', 'second', 'third', 'climber'] as const

/** Returns what a company is called in a sentence; null without a label. */
const called = ({ language, texts, isLetter }: SentenceFor, label: string | null): string | null =>
  label !== null && isLetter ? fill(texts.company, { letter: label }, String, language) : label

/** Writes the sentence of a fact. */
export function wordFact(reader: SentenceFor, fact: PlainFact): Fact {
  const { language, texts, isOwn } = reader
  const format = (value: number) => formatNumber(language, value)
  const names =
    fact.kind === 'ranking' ? ranked.map(key => [key, called(reader, textOf(fact.figures[key]))]) : []
  const figures = { ...fact.figures, ...Object.fromEntries(names) }
  return { ...fact, text: writeFact(texts, { ...fact, figures }, { isOwn, formatNumber: format }) }
}

/** Writes the sentence of a turning point about a company with this label, or about none. */
export function wordTurningPoint(
  reader: SentenceFor,
  point: PlainTurningPoint,
  label: string | null,
): TurningPoint {
  const { language, texts, isOwn } = reader
  const format = (value: number) => formatNumber(language, value)
  const figures = point.kind === 'cause' ? withCause(point.figures, texts) : point.figures
  const named = { ...point, figures, label: called(reader, label) }
  return { ...point, label, text: writeTurningPoint(texts, named, { isOwn, formatNumber: format }) }
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
