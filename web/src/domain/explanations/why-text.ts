import type { ExplanationCause, ExplanationInput } from '@trimestre/contract/explanations'
import i18next, { type TFunction } from 'i18next'
import type { Translator } from '../../i18n/translator.ts'
import type { FigureKind } from '../../ui/figure.tsx'
import { accountName, entryName, flowName, lineName } from '../statement-text.ts'

export type WhyText = TFunction<['player', 'common', 'catalogue', 'criteria', 'explain']>

/** Returns the text of a key known only at run time; null when the catalogue has none. */
function lookUp(
  t: Translator,
  ns: 'player' | 'catalogue' | 'criteria' | 'explain',
  key: string,
): string | null {
  const translate = t as unknown as (key: string, options: object) => string
  return i18next.exists(key, { ns }) ? translate(key, { ns }) : null
}

/** The figure kind with which each unit of an explanation is formatted. */
export const kindOf = {
  amount: 'price',
  percent: 'percent',
  number: 'number',
  count: 'integer',
} as const satisfies Record<ExplanationInput['unit'], FigureKind>

/** Returns the name of a figure; its group determines the list of names. */
export function figureName(t: Translator, figure: string): string {
  const [group = '', name = ''] = figure.split('.')
  if (group === 'result') return lookUp(t, 'player', `figure.${name}`) ?? name
  if (group === 'marche') return lookUp(t, 'explain', `market.${name}`) ?? name
  if (group === 'tresorerie') return flowName(t, { code: name, libelle: name })
  return lookUp(t, 'explain', `line.${name}`) ?? lineName(t, { code: name, libelle: name })
}

/** Returns the name of an input of a formula. */
export function inputName(t: WhyText, { source, key, piece, segment }: ExplanationInput): string {
  if (source === 'decision') return lookUp(t, 'catalogue', `item.${key}.label`) ?? key
  if (source === 'figure') return figureName(t, key)
  if (source === 'criterion') return lookUp(t, 'criteria', `rule.${key}.label`) ?? key
  if (source === 'entry') return entryName(t, piece ?? key)
  if (source === 'account' || source === 'openingBalance' || source === 'balance')
    return `${key} – ${accountName(t, key)}`
  const name = lookUp(t, 'explain', `${source}.${key}`) ?? key
  const customers = segment === null ? null : lookUp(t, 'explain', `segment.${segment}`)
  return customers === null ? name : t('explain:segment.of', { term: name, segment: customers })
}

/** Returns whether a figure is an attraction that equals that of the reference company. */
export const isReferenceAttraction = (figure: string, value: number): boolean =>
  figure === 'result.attraction' && value === 1

/** Returns the name of a cause: a decision by its label, an event by its own name. */
export function causeName(t: WhyText, { kind, key, name }: ExplanationCause): string {
  if (kind === 'decision') return lookUp(t, 'catalogue', `item.${key}.label`) ?? key ?? ''
  if (kind === 'event')
    return t('explain:cause.event', { name: (key && lookUp(t, 'catalogue', `event.${key}.name`)) || name })
  const part = kind === 'past' && key ? lookUp(t, 'explain', `past.${key}`) : null
  return part === null ? t(`explain:cause.${kind}`) : t('explain:cause.pastOf', { name: part })
}

/** Returns what a cause contains; null for one that its name explains. */
export const causeHint = (t: Translator, { kind, key }: ExplanationCause): string | null =>
  lookUp(t, 'explain', `causeHint.${kind === 'past' ? (key ?? kind) : kind}`)

/** Returns what the opening situation contains as a whole. */
export const pastHint = (t: Translator): string | null => lookUp(t, 'explain', 'causeHint.past')

/** Returns the formula in words; null when it has no text yet. */
export const formulaText = (t: Translator, formula: string): string | null =>
  lookUp(t, 'explain', `formula.${formula}`)
