import type { StatementLine } from '@trimestre/contract/statements'
import { sumOf } from './account-sums.ts'

/**
 * The role of a line: `plus` and `minus` show their sign, `plain` lines do not, a `subtotal` adds up its own group and a
 * `total` also what is above.
 */
export type PeriodRole = 'plain' | 'plus' | 'minus' | 'subtotal' | 'total'

/** A line with its amounts of the quarter and of the financial year to date, in BA. */
export type PeriodLine = { code: string; libelle: string; role: PeriodRole; quarter: number; year: number }

/** Lines under a heading, which is a key of the texts. */
export type PeriodGroup<H extends string> = { heading: H; lines: PeriodLine[] }

type Step = readonly [role: PeriodRole, code: string]
export type Order<H extends string> = readonly (readonly [heading: H, steps: readonly Step[]])[]

/** Lines that are sums of others: their code, and the codes that they add up. */
type Sums = Readonly<Record<string, readonly string[]>>

/**
 * Arranges the lines of a statement in groups. Lines without an amount in the quarter and in the year are left out,
 * except totals; so are lines that the statement does not have.
 */
export function periodGroups<H extends string>(
  order: Order<H>,
  lines: readonly StatementLine[],
  sums: Sums = {},
): PeriodGroup<H>[] {
  const given = new Map(lines.map(line => [line.code, line]))
  const added = Object.entries(sums).map(([code, parts]) => {
    const found = parts.flatMap(part => given.get(part) ?? [])
    const montant = sumOf(found.map(line => line.montant))
    return { code, libelle: code, montant, exercice: sumOf(found.map(line => line.exercice ?? 0)) }
  })
  const all = new Map([...given, ...added.map(line => [line.code, line] as const)])
  return order.map(([heading, steps]) => ({
    heading,
    lines: steps.flatMap(([role, code]) => {
      const line = all.get(code)
      if (!line) return []
      const { libelle, montant: quarter, exercice: year = 0 } = line
      const isShown = role === 'total' || role === 'subtotal' || quarter !== 0 || year !== 0
      return isShown ? [{ code, libelle, role, quarter, year }] : []
    }),
  }))
}
