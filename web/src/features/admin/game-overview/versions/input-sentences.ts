import type { Decision } from '@trimestre/contract/decisions'
import { marketTypeNames, type PhaseName, phaseNames } from '@trimestre/contract/games'
import type { Comparison } from '@trimestre/contract/rounds'
import type { TFunction } from 'i18next'
import { criterionLabel, decisionLabel } from '../../../../domain/catalogue-text.ts'
import { type PlayerText, valueText } from '../../../../domain/decision-text.ts'
import type { Format } from '../../../../i18n/format.ts'
import { phaseText } from '../../../../ui/phase.ts'

type Input = Comparison['inputs'][number]
type Value = Input['from']

export type Words = {
  t: TFunction<['common', 'overview', 'player', 'catalogue', 'criteria']>
  playerText: PlayerText
  format: Format
  quarter: number
  /** The decisions by key, the companies by id and the events by the name under which they are stored. */
  decisions: ReadonlyMap<string, Decision>
  companies: ReadonlyMap<number, string>
  events: ReadonlyMap<string, string>
}

/** Returns a sentence for each input that differs; companies that opened the quarter otherwise share one. */
export function inputSentences(inputs: Comparison['inputs'], words: Words): string[] {
  const openings = inputs.filter(({ kind }) => kind === 'opening')
  const sentences = inputs.filter(({ kind }) => kind !== 'opening').map(input => sentenceOf(input, words))
  if (openings.length === 0) return sentences
  const { t, quarter } = words
  const opening = t('overview:versions.input.opening', { quarter: quarter - 1, count: openings.length })
  return [opening, ...sentences]
}

function sentenceOf(input: Input, words: Words): string {
  const { t } = words
  const { kind, name, from, to } = input
  switch (kind) {
    case 'decision':
      return decisionSentence(input, words)
    case 'criterion':
      return t('overview:versions.input.criterion', {
        name: criterionLabel(t, { name, label: name }),
        from: plainText(from, words),
        to: plainText(to, words),
      })
    case 'event':
      return eventSentence(input, words)
    case 'phase':
      return t('overview:versions.input.phase', { from: phaseOf(from, words), to: phaseOf(to, words) })
    case 'product':
      return t('overview:versions.input.product', {
        name: productField(t, name),
        from: productValue(from, words),
        to: productValue(to, words),
      })
    default:
      return t('overview:versions.input.level', { from: plainText(from, words), to: plainText(to, words) })
  }
}

function decisionSentence({ name, companyId, from, to }: Input, words: Words): string {
  const { t, playerText, format, decisions, companies } = words
  const decision = decisions.get(name)
  const written = (value: Value) =>
    decision && typeof value === 'number'
      ? valueText(playerText, format, decision, value)
      : plainText(value, words)
  return t('overview:versions.input.decision', {
    name: decision ? decisionLabel(t, decision) : name,
    from: written(from),
    to: written(to),
    company: companies.get(companyId ?? 0) ?? '',
  })
}

function eventSentence({ name, from, to }: Input, { t, events }: Words): string {
  const change = from === null ? 'eventAdded' : to === null ? 'eventRemoved' : 'eventChanged'
  return t(`overview:versions.input.${change}`, { name: events.get(name) ?? name })
}

const plainText = (value: Value, { format }: Words): string =>
  typeof value === 'number' ? format.number(value) : (value ?? '–')

const phaseOf = (value: Value, { t, ...words }: Words): string =>
  phaseNames.includes(value as PhaseName)
    ? phaseText(t as unknown as TFunction, value as PhaseName)
    : plainText(value, { t, ...words })

const productField = (t: Words['t'], name: string): string => {
  const own = {
    typeOfMarket: 'field.typeOfMarket',
    evolution: 'field.evolution',
    dimension: 'field.dimension',
    segments: 'player:details.segments',
    typeSegment1: 'player:details.type1',
    typeSegment2: 'player:details.type2',
  } as const
  return name in own ? t(own[name as keyof typeof own]) : name
}

const productValue = (value: Value, words: Words): string => {
  const type = marketTypeNames.find(known => known === value)
  return type ? words.t(`market.${type}`) : plainText(value, words)
}
