import type { SigLine } from './sig-lines.ts'

/** One step of the cascade from the sales to the net result; charges are negative. */
export type CascadeStep = { line: SigLine; value: number; total: boolean }

/**
 * Returns the steps from the sales to the net result. Omits movements without an amount, and the balances that do not
 * add up all lines so far, because they are no levels of the cascade.
 */
export function sigCascade(lines: readonly SigLine[]): CascadeStep[] {
  const end = lines.findIndex(({ code, role }) => code === 'resultatNet' && role === 'total')
  return lines.slice(0, end + 1).flatMap((line): CascadeStep[] => {
    const { role, montant } = line
    if (role === 'total') return [{ line, value: montant, total: true }]
    if (role === 'subtotal' || montant === 0) return []
    return [{ line, value: role === 'minus' ? -montant : montant, total: false }]
  })
}
