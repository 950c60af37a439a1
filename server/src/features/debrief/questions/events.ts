import { atLeastOne, exact, sum } from '../../../platform/exact.ts'
import { eventsOf } from '../class-quarter.ts'
import { r2, type Template, total } from './template.ts'

/** The question about the event that weighed most. */
export const events: readonly Template[] = [
  {
    id: 'e41',
    scope: 'A',
    find({ companies }) {
      // Of events that weighed the same, the one that is found first.
      const [largest] = eventsOf(companies)
        .map(event => ({ ...event, amount: sum(event.amounts.map(exact)) }))
        .sort((a, b) => b.amount.abs().compare(a.amount.abs()))
      if (largest === undefined) return null
      const { key, name, amount, amounts } = largest
      // What it was for a single company says the same as the sum.
      const sorted = amounts.length > 1 ? amounts.toSorted((a, b) => a - b) : []
      return {
        size: amount.abs().div(atLeastOne(total(companies, 'chiffreAffaires'))),
        figures: { e: name, key, a: r2(amount) },
        answer: { lowest: sorted[0] ?? null, highest: sorted.at(-1) ?? null },
        evidence: 'resultatNet',
      }
    },
  },
]
