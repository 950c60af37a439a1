import { type EffectOperation, effectKinds, knownOperation } from '@trimestre/contract/effects'
import type { Language } from '@trimestre/contract/languages'
import type { Format } from '../../../i18n/format.ts'
import { plainDigits, readNumber } from '../../../ui/number-text.ts'
import type { CatalogueEvent, EventBody } from './api.ts'

/** One effect; `value` is a percentage of change for a kind in percent, otherwise the value of the effect. */
export type EffectFields = { criterion: string; operation: EffectOperation; value: number | null }

export type EventFields = {
  name: string
  description: string
  /** A number in percent, or a few words. */
  impact: string
  /** The date as DD/MM/YYYY. */
  date: string
  effects: EffectFields[]
}

export const emptyEffect: EffectFields = { criterion: '', operation: 'multiply', value: null }

export const emptyEvent: EventFields = {
  name: '',
  description: '',
  impact: '',
  date: '',
  effects: [],
}

/** Rounds to six decimals, which is all the engine reads of a number. */
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

export function effectFieldsOf(effect: CatalogueEvent['effects'][number]): EffectFields {
  const operation = knownOperation(effect.operation)
  const value = effectKinds[operation].isPercent ? percentOfFactor(effect.value) : effect.value
  return { criterion: effect.criterion, operation, value }
}

export const bodyOf = (language: Language, fields: EventFields): EventBody => ({
  name: fields.name.trim(),
  description: fields.description.trim(),
  impact: readImpact(language, fields.impact),
  eventDate: readDate(fields.date) || null,
  effects: fields.effects.map(({ criterion, operation, value }) => ({
    criterion,
    operation,
    value: effectKinds[operation].isPercent ? factorOfPercent(value ?? 0) : (value ?? 0),
  })),
})

/** Formats a number in the language's notation, so that it parses back to the same value; returns words unchanged. */
function impactText(format: Format, impact: CatalogueEvent['impact']): string {
  if (impact === null || impact === '') return ''
  return Number.isFinite(Number(impact)) ? format.number(Number(impact)) : String(impact)
}

/** Returns the parsed number of an impact when it is ambiguous, and null otherwise. */
export function doubtfulImpact(language: Language, text: string): number | null {
  const { value, isDoubtful } = readNumber(language, text)
  return isDoubtful ? value : null
}

/** Returns the impact as a number of percent in any notation, otherwise as words; null when it is empty. */
export function readImpact(language: Language, text: string): number | string | null {
  const given = text.trim()
  if (given === '') return null
  const number = readNumber(language, given).value
  return number === null || Number.isNaN(number) ? given : number
}

/** Converts `YYYY-MM-DD` to the notation of the form, DD/MM/YYYY. */
export const dateText = (iso: string | null): string => iso?.split('-').reverse().join('/') ?? ''

/** Converts DD/MM/YYYY to `YYYY-MM-DD`; an empty text gives an empty one, and a date that does not exist gives null. */
export function readDate(text: string): string | null {
  const given = plainDigits(text).trim()
  if (given === '') return ''
  const [, day = '', month = '', year = ''] = /^(\d{1,2})[/.-](\d{1,2})[/.-](\d{4})$/.exec(given) ?? []
  const iso = `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`
  const read = new Date(`${iso}T00:00:00Z`)
  const exists = !Number.isNaN(read.getTime()) && read.toISOString().startsWith(iso)
  return exists ? iso : null
}

/** Whether an event is the tax, which keeps its name and cannot be deleted; accents and case are ignored. */
export const isTax = ({ key, name }: Pick<CatalogueEvent, 'key' | 'name'>): boolean =>
  key === 'impot' || name.normalize('NFD').replace(/\p{M}/gu, '').trim().toLowerCase() === 'impot'
