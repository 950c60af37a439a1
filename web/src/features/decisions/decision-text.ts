import type { Decision } from '@trimestre/contract/decisions'
import i18next, { type TFunction } from 'i18next'
import type { Format } from '../../i18n/format.ts'

export type PlayerText = TFunction<['player', 'common']>

/** Catalogue text under a key known only at run time; null when the catalogue has none. */
const lookUp = (t: PlayerText, key: string): string | null =>
  i18next.exists(key, { ns: 'player' }) ? t(key as 'decisions.yours') : null

export const labelOf = (t: PlayerText, decision: Pick<Decision, 'name' | 'label'>): string =>
  lookUp(t, `decision.${decision.name}.label`) ?? decision.label

/** French typography for the server's sentences: real apostrophes, a space that does not break before ! ? : ; */
export const typesetFrench = (text: string): string =>
  text.replace(/'/g, '\u2019').replace(/ ([!?:;%»])/g, '\u00a0$1')

export type HelpTopic = 'what' | 'effects' | 'advice'
export const helpTopics = ['what', 'effects', 'advice'] as const satisfies readonly HelpTopic[]

/** In French the server's words, which the super administrator can change; elsewhere the catalogue's. */
export function helpOf(t: PlayerText, language: string, decision: Decision, topic: HelpTopic): string {
  const { description1, description2, description3 } = decision.item
  const ours = { what: description1, effects: description2, advice: description3 }[topic]
  const translated = lookUp(t, `decision.${decision.name}.${topic}`)
  if (language === 'fr' && ours) return typesetFrench(ours)
  return translated ?? ours
}

const unitKeys: Record<string, string> = {
  unités: 'units',
  ouvriers: 'workers',
  machines: 'machines',
  trimestres: 'quarters',
  BA: 'currency',
  'BA par ouvrier': 'currencyPerWorker',
  '%': 'percent',
}

export function unitOf(t: PlayerText, decision: Pick<Decision, 'unit' | 'type'>): string {
  if (decision.type === 'choice' || decision.type === 'boolean') return ''
  return lookUp(t, `unit.${unitKeys[decision.unit]}`) ?? decision.unit
}

export const choiceLabel = (t: PlayerText, name: string, value: number): string =>
  lookUp(t, `choice.${name}.${value}`) ?? String(value)

/** A decision's value in words: « 1 200 unités », « Standard », « Oui ». */
export function valueText(t: PlayerText, format: Format, decision: Decision, value: number): string {
  if (decision.type === 'boolean') return t(value ? 'decisions.yes' : 'decisions.no')
  if (decision.type === 'choice') return choiceLabel(t, decision.name, value)
  const unit = unitOf(t, decision)
  const isSplit = decision.type === 'amount' && !Number.isInteger(value)
  const figure = isSplit ? format.decimal(value, 2) : format.number(value)
  return unit ? `${figure}\u00a0${unit}` : figure
}
