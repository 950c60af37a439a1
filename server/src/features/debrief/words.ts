import type { DebriefFigures, Fact, TurningPoint } from '@trimestre/contract/debrief'
import type { Language } from '@trimestre/contract/languages'
import { fill } from '@trimestre/contract/teaching-texts/fill'
import {
  causeName,
  wordFact as writeFact,
  wordTurningPoint as writeTurningPoint,
} from '@trimestre/contract/teaching-texts/sentences'
import type { TeachingTexts } from '@trimestre/contract/teaching-texts/types'
import type { PlainFact } from './facts.ts'
import { formatNumber } from './format-number.ts'
import type { PlainTurningPoint } from './turning-points.ts'

/** For whom a sentence is written: in which language, and whether about their own company alone. */
export type SentenceFor = { language: Language; texts: TeachingTexts; isOwn: boolean }

/** Writes the sentence of a fact. */
export function wordFact({ language, texts, isOwn }: SentenceFor, fact: PlainFact): Fact {
  const format = (value: number) => formatNumber(language, value)
  return { ...fact, text: writeFact(texts, fact, { isOwn, formatNumber: format }) }
}

/**
 * Writes the sentence of a turning point.
 * @param label what its company is called, null without one; a letter is preceded by the word for a company
 */
export function wordTurningPoint(
  { language, texts, isOwn }: SentenceFor,
  point: PlainTurningPoint,
  { label, isLetter }: { label: string | null; isLetter: boolean },
): TurningPoint {
  const format = (value: number) => formatNumber(language, value)
  const called =
    label !== null && isLetter ? fill(texts.company, { letter: label }, format, texts.language) : label
  const figures = point.kind === 'cause' ? withCause(point.figures, texts) : point.figures
  const text = writeTurningPoint(texts, { ...point, figures, label: called }, { isOwn, formatNumber: format })
  return { ...point, label, text }
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
