import type { ExplanationCause } from '@trimestre/contract/explanations'
import type { EventKey } from '@trimestre/engine'
import type { Fraction } from 'fraction.js'
import type { CompanyQuarter } from '../class-quarter.ts'
import { atLeastOne, exact, sum } from '../exact.ts'
import { r2, type Template, total } from './template.ts'

/** Every game has it in every round, so that it is no occurrence. */
const tax: EventKey = 'impot'

/** The question about the event that weighed most. */
export const events: readonly Template[] = [
  {
    id: 'e41',
    scope: 'A',
    find({ companies }) {
      const largest = eventsOf(companies).reduce<OccurredEvent | null>(
        (best, next) => (best === null || next.amount.abs().gt(best.amount.abs()) ? next : best),
        null,
      )
      if (largest === null) return null
      const { key, name, amount, each } = largest
      // What it was for a single company says the same as the sum.
      const sorted = each.length > 1 ? each.toSorted((a, b) => a - b) : []
      return {
        size: amount.abs().div(atLeastOne(total(companies, 'chiffreAffaires'))),
        figures: { e: name, key, a: r2(amount) },
        answer: { lowest: sorted[0] ?? null, highest: sorted.at(-1) ?? null },
        evidence: 'resultatNet',
      }
    },
  },
]

type OccurredEvent = { key: string | null; name: string | null; amount: Fraction; each: number[] }

/** Returns the events among the causes of the net results, with what each was for every company. */
function eventsOf(companies: readonly CompanyQuarter[]): OccurredEvent[] {
  const found = new Map<string, OccurredEvent>()
  for (const { kind, key, name, amount } of companies.flatMap(({ causes }) => causes.resultatNet)) {
    if (!isOccurrence(kind, key)) continue
    const id = key ?? name ?? ''
    const each = [...(found.get(id)?.each ?? []), amount]
    found.set(id, { key, name, each, amount: sum(each.map(exact)) })
  }
  return [...found.values()]
}

const isOccurrence = (kind: ExplanationCause['kind'], key: string | null): boolean =>
  kind === 'event' && key !== tax
