import type { Contributions } from '@trimestre/contract/teams'

type Person = Contributions[number]['user']
type Quarter = Contributions[number]['quarters'][number]

/** The work of each person in one quarter; `null` for somebody who did nothing in it. */
export type WorkOfQuarter = { roundNb: number; rows: { user: Person; work: Quarter | null }[] }

/** The six numbers of the ledger, in the order of its columns. */
export const workKeys = ['changes', 'kept', 'proposals', 'accepted', 'approvals', 'minutes'] as const

/** Turns a ledger by person into one by quarter, the newest first; people keep their order, which is no order of merit. */
export function byQuarter(ledger: Contributions): WorkOfQuarter[] {
  const numbers = new Set(ledger.flatMap(({ quarters }) => quarters.map(({ roundNb }) => roundNb)))
  return [...numbers]
    .toSorted((a, b) => b - a)
    .map(roundNb => ({
      roundNb,
      rows: ledger.map(({ user, quarters }) => ({
        user,
        work: quarters.find(quarter => quarter.roundNb === roundNb) ?? null,
      })),
    }))
}
