import type { Format } from '../../i18n/format.ts'
import type { Language } from '../../i18n/languages.ts'
import { plainDigits, readNumber } from '../../ui/number-text.ts'
import type { CatalogueEvent, EventBody } from './api.ts'

/** How a criterion changes while the event lasts. */
export const operations = ['multiply', 'add'] as const
export type Operation = (typeof operations)[number]

/** One change; `value` is a percent of change for « multiply », an amount in the criterion's unit for « add ». */
export type EffectFields = { criterion: string; operation: Operation; value: number | null }

export type EventFields = {
  name: string
  description: string
  /** A number of percent, or a few words. */
  impact: string
  /** DD/MM/YYYY. */
  date: string
  effects: EffectFields[]
}

export const emptyEffect: EffectFields = { criterion: '', operation: 'multiply', value: null }

export const emptyEvent: EventFields = {
  name: '',
  description: '',
  impact: '',
  date: '',
  effects: [emptyEffect],
}

/** Six decimals are all the engine reads of a number. */
const exact = (value: number): number => Math.round(value * 1e6) / 1e6

export const percentOfFactor = (factor: number): number => exact((factor - 1) * 100)
const factorOfPercent = (percent: number): number => exact(1 + percent / 100)

export const fieldsOf = (format: Format, event: CatalogueEvent): EventFields => ({
  name: event.name,
  description: event.description,
  impact: impactText(format, event.impact),
  date: dateText(event.eventDate),
  effects: event.effects.map(effectFieldsOf),
})

export function effectFieldsOf({
  criterion,
  operation,
  value,
}: CatalogueEvent['effects'][number]): EffectFields {
  return operation === 'add'
    ? { criterion, operation: 'add', value }
    : { criterion, operation: 'multiply', value: percentOfFactor(value) }
}

export const bodyOf = (language: Language, fields: EventFields): EventBody => ({
  name: fields.name.trim(),
  description: fields.description.trim(),
  impact: readImpact(language, fields.impact),
  eventDate: readDate(fields.date) || null,
  effects: fields.effects.map(({ criterion, operation, value }) => ({
    criterion,
    operation,
    value: operation === 'multiply' ? factorOfPercent(value ?? 0) : (value ?? 0),
  })),
})

/** A number in the marks of the language, so that it is read as it was written; words as they are. */
function impactText(format: Format, impact: CatalogueEvent['impact']): string {
  if (impact === null || impact === '') return ''
  return Number.isFinite(Number(impact)) ? format.number(Number(impact)) : String(impact)
}

/** The number that is read from an impact which could be read otherwise too; null where there is no doubt. */
export function doubtfulImpact(language: Language, text: string): number | null {
  const { value, isDoubtful } = readNumber(language, text)
  return isDoubtful ? value : null
}

/** A number of percent when it is one, however written; otherwise the words; null for none. */
export function readImpact(language: Language, text: string): number | string | null {
  const given = text.trim()
  if (given === '') return null
  const number = readNumber(language, given).value
  return number === null || Number.isNaN(number) ? given : number
}

/** `YYYY-MM-DD` as people write it here: DD/MM/YYYY. */
export const dateText = (iso: string | null): string => iso?.split('-').reverse().join('/') ?? ''

/** DD/MM/YYYY as `YYYY-MM-DD`; the empty text for none, null when there is no such day. */
export function readDate(text: string): string | null {
  const given = plainDigits(text).trim()
  if (given === '') return ''
  const [, day = '', month = '', year = ''] = /^(\d{1,2})[/.-](\d{1,2})[/.-](\d{4})$/.exec(given) ?? []
  const iso = `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`
  const read = new Date(`${iso}T00:00:00Z`)
  const exists = !Number.isNaN(read.getTime()) && read.toISOString().startsWith(iso)
  return exists ? iso : null
}

/** Whether an event is the tax, which keeps its name and its place, accents and case aside. */
export const isTax = ({ key, name }: Pick<CatalogueEvent, 'key' | 'name'>): boolean =>
  key === 'impot' || name.normalize('NFD').replace(/\p{M}/gu, '').trim().toLowerCase() === 'impot'
