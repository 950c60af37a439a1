import type { InOutPoint } from '@trimestre/chart/in-out-geometry'
import type { DueLine } from '@trimestre/contract/statements'

const inCents = (amount: number): number => Math.round(amount * 100)

/** Returns the receipts and payments of `count` quarters after `quarter`, with the cash that they leave, in BA. */
export function duesByQuarter(
  dues: readonly DueLine[],
  { quarter, count, cash = 0 }: { quarter: number; count: number; cash?: number },
): Required<InOutPoint>[] {
  let level = inCents(cash)
  return Array.from({ length: count }, (_, index) => {
    const of = quarter + index + 1
    const amounts = dues.filter(({ trimestre }) => trimestre === of).map(({ montant }) => inCents(montant))
    const received = amounts.reduce((sum, amount) => sum + Math.max(0, amount), 0)
    const paid = amounts.reduce((sum, amount) => sum - Math.min(0, amount), 0)
    level += received - paid
    return { quarter: of, received: received / 100, paid: paid / 100, level: level / 100 }
  })
}
