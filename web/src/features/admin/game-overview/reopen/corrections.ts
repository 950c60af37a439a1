import type { Violation } from '@trimestre/contract/errors'

/** A decision of a company that is replaced when its quarter is computed again; null where nothing is chosen yet. */
export type Correction = { id: number; companyId: number | null; name: string | null; value: number | null }

/** Returns the values by company and key, as the call takes them; rows that are not complete are left out. */
export function correctionsByCompany(rows: readonly Correction[]): Record<string, Record<string, number>> {
  const decisions: Record<string, Record<string, number>> = {}
  for (const { companyId, name, value } of rows) {
    if (companyId === null || name === null || value === null) continue
    decisions[companyId] = { ...decisions[companyId], [name]: value }
  }
  return decisions
}

/** Whether an earlier row corrects the same decision of the same company. */
export const isRepeated = (rows: readonly Correction[], { id, companyId, name }: Correction): boolean =>
  rows
    .slice(
      0,
      rows.findIndex(row => row.id === id),
    )
    .some(row => row.companyId !== null && row.companyId === companyId && row.name === name)

/**
 * Assigns what the server refused to the rows it concerns, by their ids; the rest concerns no row. The server names a
 * company, or a decision of one.
 */
export function refusedRows(
  rows: readonly Correction[],
  violations: readonly Violation[],
): { byRow: Map<number, Violation>; others: Violation[] } {
  const byRow = new Map<number, Violation>()
  const others = violations.filter(violation => {
    const [field, company, key] = violation.propertyPath.split('.')
    const own = rows.filter(
      ({ companyId, name }) => String(companyId) === company && (key === undefined || name === key),
    )
    if (field !== 'decisions' || own.length === 0) return true
    for (const { id } of own) byRow.set(id, violation)
    return false
  })
  return { byRow, others }
}
