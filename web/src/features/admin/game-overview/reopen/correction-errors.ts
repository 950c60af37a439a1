import type { Decision } from '@trimestre/contract/decisions'
import type { TFunction } from 'i18next'
import type { Format } from '../../../../i18n/format.ts'
import { requiredNumber } from '../../../../ui/number-rule.ts'
import { type Correction, isRepeated } from './corrections.ts'

export type RowErrors = { company?: string; decision?: string; value?: string }

/** The errors of rows by their ids. */
export type CorrectionErrors = ReadonlyMap<number, RowErrors>

type Given = {
  t: TFunction<['overview', 'common']>
  format: Format
  rows: readonly Correction[]
  catalogue: ReadonlyMap<string, Decision>
}

/** Returns what is missing or wrong in the rows; rows without an error are left out. */
export function correctionErrors(given: Given): Map<number, RowErrors> {
  const errors = given.rows.map(row => [row.id, rowErrors(given, row)] as const)
  return new Map(errors.filter(([, found]) => Object.keys(found).length > 0))
}

function rowErrors({ t, format, rows, catalogue }: Given, row: Correction): RowErrors {
  const required = t('common:validation.required')
  const decision = catalogue.get(row.name ?? '')
  const valueError = requiredNumber(t, format, row.value, { min: decision?.min, max: decision?.max })
  return {
    ...(row.companyId === null && { company: required }),
    ...(row.name === null && { decision: required }),
    ...(isRepeated(rows, row) && { decision: t('overview:reopen.twice') }),
    ...(valueError !== true && { value: valueError }),
  }
}
