import type { DebriefFigures, FactKind, TurningPointKind } from '../debrief.ts'
import { fill } from './fill.ts'
import type { FactText, TeachingTexts, TurningPointText } from './types.ts'

/** The reader of a sentence: whether it is about the own company alone, and how numbers are written. */
export type SentenceReader = { isOwn: boolean; formatNumber: (value: number) => string }

/** Writes the sentence of a fact. */
export function wordFact(
  texts: TeachingTexts,
  { kind, figures }: { kind: FactKind; figures: DebriefFigures },
  { isOwn, formatNumber }: SentenceReader,
): string {
  const filling = { ...figures, ...eventName(texts, figures) }
  const write = (text: FactText) => fill(texts.facts[text], filling, formatNumber, texts.language)
  const sentence = write(factText(kind, figures, isOwn))
  const hasClimber = kind === 'ranking' && isGiven(figures.climber)
  return hasClimber ? sentence + texts.space + write('rankingClimber') : sentence
}

/** Writes the sentence of a turning point; `figures.cause` is the name of the cause, from `causeName`. */
export function wordTurningPoint(
  texts: TeachingTexts,
  { kind, label, figures }: { kind: TurningPointKind; label: string | null; figures: DebriefFigures },
  { isOwn, formatNumber }: SentenceReader,
): string {
  const text = texts.turningPoints[turningPointText(kind, figures, isOwn)]
  return fill(text, { ...figures, ...eventName(texts, figures), label }, formatNumber, texts.language)
}

/** Returns the name of a cause in the language; an event that staff renamed or wrote has the name that they gave it. */
export function causeName(
  texts: TeachingTexts,
  { kind, key, name }: { kind: string; key: string | null; name: string | null },
): string {
  if (kind === 'decision') return textAt(texts.decisions, key) ?? key ?? ''
  if (kind === 'event') return textAt(texts.events, key) ?? name ?? ''
  return textAt(texts.causes, kind) ?? kind
}

const eventName = (texts: TeachingTexts, { key }: DebriefFigures): { name?: string } => {
  const name = typeof key === 'string' ? textAt(texts.events, key) : undefined
  return name === undefined ? {} : { name }
}

const textAt = (texts: Readonly<Record<string, string>>, key: string | null): string | undefined =>
  key !== null && Object.hasOwn(texts, key) ? texts[key] : undefined

const isGiven = (figure: DebriefFigures[string] | undefined): boolean =>
  figure !== null && figure !== undefined

const isPositive = (figure: DebriefFigures[string] | undefined): boolean => Number(figure) > 0

const loses = (figure: DebriefFigures[string] | undefined): boolean => Number(figure) < 0

/** Returns the variant of a fact for its figures. */
export function factText(kind: FactKind, figures: DebriefFigures, isOwn: boolean): FactText {
  switch (kind) {
    case 'market':
      if (isPositive(figures.change)) return 'marketUp'
      return loses(figures.change) ? 'marketDown' : 'marketSame'
    case 'prices':
      return figures.lowest === figures.highest ? 'pricesSame' : 'prices'
    case 'stocks':
      if (isPositive(figures.lost)) return isOwn ? 'stocksLostOwn' : 'stocksLost'
      return isOwn ? 'stocksOwn' : 'stocks'
    case 'results':
      if (!isOwn) return 'results'
      return loses(figures.net) ? 'resultsOwnLoss' : 'resultsOwnProfit'
    case 'ranking':
      if (!isGiven(figures.second)) return 'rankingOne'
      return isGiven(figures.third) ? 'rankingThree' : 'rankingTwo'
    case 'event':
      return kind
    default:
      return isOwn ? `${kind}Own` : kind
  }
}

/** Returns the variant of a turning point for its figures. */
export function turningPointText(
  kind: TurningPointKind,
  figures: DebriefFigures,
  isOwn: boolean,
): TurningPointText {
  const text = textWithoutReader(kind, figures)
  return isOwn ? `${text}Own` : text
}

type ForClass = Exclude<TurningPointText, `${string}Own`>

function textWithoutReader(kind: TurningPointKind, figures: DebriefFigures): ForClass {
  const { amount, from, to, now, pretUrgence, liquidites } = figures
  switch (kind) {
    case 'event':
      return loses(amount) ? 'eventDown' : 'eventUp'
    case 'cash':
      return Number(pretUrgence) > 0 && Number(pretUrgence) >= -Number(liquidites) ? 'rescue' : 'overdraft'
    case 'stockout':
      return 'stockout'
    case 'rank':
      if (to === 1 && from !== 1) return 'rankTook1'
      if (from === 1 && to !== 1) return 'rankLost1'
      return Number(to) < Number(from) ? 'rankUp' : 'rankDown'
    case 'turn':
      return loses(now) ? 'turnDown' : 'turnUp'
    case 'cause':
      return loses(amount) ? 'causeDown' : 'causeUp'
  }
}
