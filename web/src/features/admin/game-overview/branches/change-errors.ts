import type { CriterionRule } from '@trimestre/contract/criteria'
import type { Decision } from '@trimestre/contract/decisions'
import type { TFunction } from 'i18next'
import type { Format } from '../../../../i18n/format.ts'
import { requiredNumber } from '../../../../ui/number-rule.ts'
import { type Change, isRepeated } from './changes.ts'

/** The errors of a change by field; `subject` is what it is about: the decision, the criterion, the events, the phase. */
export type FieldErrors = { company?: string; subject?: string; value?: string }

/** The errors of changes by their ids. */
export type ChangeErrors = ReadonlyMap<number, FieldErrors>

type Given = {
  t: TFunction<['branches', 'common']>
  format: Format
  changes: readonly Change[]
  decisions: ReadonlyMap<string, Decision>
  rules: ReadonlyMap<string, CriterionRule>
}

/** Returns what is missing or wrong in the changes; those without an error are left out. */
export function changeErrors(given: Given): Map<number, FieldErrors> {
  const errors = given.changes.map(change => [change.id, fieldErrors(given, change)] as const)
  return new Map(errors.filter(([, found]) => Object.keys(found).length > 0))
}

function fieldErrors(given: Given, change: Change): FieldErrors {
  const { t, changes } = given
  const required = t('common:validation.required')
  if (isRepeated(changes, change)) return { subject: t('branches:form.twice') }
  switch (change.kind) {
    case 'decision':
      return {
        ...(change.companyId === null && { company: required }),
        ...(change.name === null && { subject: required }),
        ...valueError(given, change.value, given.decisions.get(change.name ?? '')),
      }
    case 'criterion':
      return {
        ...(change.name === null && { subject: required }),
        ...valueError(given, change.value, given.rules.get(change.name ?? '')),
      }
    case 'phase':
      return change.phase === null ? { subject: required } : {}
    case 'events':
      return {}
  }
}

function valueError(
  { t, format }: Given,
  value: number | null,
  bounds: { min: number; max: number } | undefined,
): FieldErrors {
  const error = requiredNumber(t, format, value, { min: bounds?.min, max: bounds?.max })
  return error === true ? {} : { value: error }
}
