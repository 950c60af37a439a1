import type { Item, Menu } from '@trimestre/contract/catalogue'
import type { CriterionRule } from '@trimestre/contract/criteria'
import type { Decision } from '@trimestre/contract/decisions'
import { writeEffect } from '@trimestre/contract/effects'
import type { GameEvent } from '@trimestre/contract/games'
import type { Product } from '@trimestre/contract/products'
import i18next from 'i18next'
import type { Format } from '../i18n/format.ts'
import type { Translator } from '../i18n/translator.ts'

// The server stores menus, decisions, events and products in French. Those of the product are in the namespace « catalogue » of
// every language by their key; one that a super administrator has created or reworded is shown as it was written.

/** Returns the catalogue text of a key known only at run time; null when the catalogue has none. */
export function knownText(
  t: Translator,
  key: string,
  ns: 'catalogue' | 'criteria' | 'explain' | 'cases' = 'catalogue',
): string | null {
  const translate = t as unknown as (key: string, options: object) => string
  return i18next.exists(key, { ns }) ? translate(key, { ns }) : null
}

type Worded = { reworded: readonly string[] }

/** Returns the catalogue's text for an unchanged field of the product, and the server's text for any other. */
function textOf(t: Translator, key: string, { reworded }: Worded, field: string, written: string): string {
  return reworded.includes(field) ? written : (knownText(t, key) ?? written)
}

/** Returns the name of a menu or an item for the lists of those who maintain them. */
export const menuName = (t: Translator, menu: Menu): string =>
  textOf(t, `menu.${menu.key}`, menu, 'name', menu.name)
export const itemName = (t: Translator, item: Item): string =>
  textOf(t, `item.${item.key}.label`, item, 'name', item.name)

export function eventText(t: Translator, event: GameEvent['event']): { name: string; text: string } {
  const key = `event.${event.key}`
  return {
    name: textOf(t, `${key}.name`, event, 'name', event.name),
    text: textOf(t, `${key}.text`, event, 'description', event.description),
  }
}

/** Tells an event of the product as a newspaper does, for screens that load « explain »; null for a reworded one. */
export function eventStory(
  t: Translator,
  { key, reworded }: GameEvent['event'],
): { head: string; text: string } | null {
  if (reworded.includes('name') || reworded.includes('description')) return null
  const head = knownText(t, `story.${key}.head`, 'explain')
  const text = knownText(t, `story.${key}.text`, 'explain')
  return head === null || text === null ? null : { head, text }
}

/** Returns the path of the picture of an event that the product ships; null for any other. */
export const eventPicture = ({ key }: Pick<GameEvent['event'], 'key'>): string | null =>
  key === null ? null : `/events/${key}.svg`

type NamedProduct = Pick<Product, 'key' | 'name' | 'reworded'>

export const productName = (t: Translator, product: NamedProduct): string =>
  textOf(t, `product.${product.key}.name`, product, 'name', product.name)
export const productText = (t: Translator, product: NamedProduct & Pick<Product, 'description'>): string =>
  textOf(t, `product.${product.key}.text`, product, 'description', product.description)

export const decisionLabel = (
  t: Translator,
  { name, label, item }: Pick<Decision, 'name' | 'label' | 'item'>,
) => textOf(t, `item.${name}.label`, item, 'name', label)

/** The parts of the three-part help, with the server's field for each. */
export const helpFields = { what: 'description1', effects: 'description2', advice: 'description3' } as const
export type HelpTopic = keyof typeof helpFields
export const helpTopics = ['what', 'effects', 'advice'] as const satisfies readonly HelpTopic[]

/** Returns one part of the help of an item; `written` is the server's text. */
export const helpText = (
  t: Translator,
  { key, reworded }: Worded & { key: string | null },
  topic: HelpTopic,
  written: string,
): string => textOf(t, `item.${key}.${topic}`, { reworded }, helpFields[topic], written)

export const decisionHelp = (
  t: Translator,
  { name, item }: Pick<Decision, 'name' | 'item'>,
  topic: HelpTopic,
): string => helpText(t, { key: name, reworded: item.reworded }, topic, item[helpFields[topic]])

const unitKeys: Record<string, string> = {
  unités: 'units',
  ouvriers: 'workers',
  machines: 'machines',
  trimestres: 'quarters',
  BA: 'currency',
  'BA par ouvrier': 'currencyPerWorker',
  '%': 'percent',
}

export function decisionUnit(t: Translator, { unit, type }: Pick<Decision, 'unit' | 'type'>): string {
  if (type === 'choice' || type === 'boolean') return ''
  return knownText(t, `unit.${unitKeys[unit]}`) ?? unit
}

export const choiceLabel = (t: Translator, name: string, value: number): string =>
  knownText(t, `choice.${name}.${value}`) ?? String(value)

/** Returns the label of a criterion in the reader's language, for screens that load the namespace « criteria ». */
export const criterionLabel = (
  t: Translator,
  { name, label }: Pick<CriterionRule, 'name' | 'label'>,
): string => knownText(t, `rule.${name}.label`, 'criteria') ?? label

/** Returns the texts of a criterion in the reader's language. */
export const criterionText = (t: Translator, { name, label, meaning, unit, group }: CriterionRule) => ({
  label: criterionLabel(t, { name, label }),
  meaning: knownText(t, `rule.${name}.meaning`, 'criteria') ?? meaning,
  unit: knownText(t, `unit.${unit}`, 'criteria') ?? unit,
  group: knownText(t, `group.${group}`, 'criteria') ?? group,
})

/** Returns the unit of a criterion; empty for coefficients and shares, which need none next to a figure. */
export const criterionUnit = (t: Translator, rule: CriterionRule): string =>
  rule.unit === 'coefficient' || rule.unit === 'ratio' ? '' : criterionText(t, rule).unit

/** Groups the rules by the names of their groups, in the order of the model. */
export const rulesByGroup = (t: Translator, rules: readonly CriterionRule[]): [string, CriterionRule[]][] => [
  ...Map.groupBy(rules, rule => criterionText(t, rule).group),
]

/** Describes an event effect by effect: « Disponibilité du personnel × 0,85 ». */
export const effectsText = (t: Translator, format: Format, { effects }: GameEvent['event']): string[] =>
  effects.map(({ criterion, operation, value }) => {
    const change = writeEffect(operation, value, format.number).replace(' ', '\u00a0')
    return `${criterionLabel(t, { name: criterion, label: criterion })} ${change}`
  })
