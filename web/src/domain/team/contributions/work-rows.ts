import type { Contributions } from '@trimestre/contract/teams'

type Person = Contributions[number]['user']
type Quarter = Contributions[number]['quarters'][number]

/** The work of each person in one quarter; `null` for somebody who did nothing in it. */
export type WorkOfQuarter = Pick<Quarter, 'roundNb' | 'epoch' | 'practice'> & {
  rows: { user: Person; work: Quarter | null }[]
}

/** The six numbers of the ledger, in the order of its columns. */
export const workKeys = ['changes', 'kept', 'proposals', 'accepted', 'approvals', 'minutes'] as const

const isSameQuarter = (one: Omit<WorkOfQuarter, 'rows'>, other: Omit<WorkOfQuarter, 'rows'>): boolean =>
  one.epoch === other.epoch && one.roundNb === other.roundNb

/**
 * Turns a ledger by person into one by quarter, the newest first, so that practice before a restart comes last; people keep
 * their order, which is no order of merit.
 */
export function byQuarter(ledger: Contributions): WorkOfQuarter[] {
  const all = ledger.flatMap(({ quarters }) => quarters)
  return all
    .filter((quarter, place) => all.findIndex(each => isSameQuarter(each, quarter)) === place)
    .toSorted((a, b) => b.epoch - a.epoch || b.roundNb - a.roundNb)
    .map(quarter => ({
      roundNb: quarter.roundNb,
      epoch: quarter.epoch,
      practice: quarter.practice,
      rows: ledger.map(({ user, quarters }) => ({
        user,
        work: quarters.find(each => isSameQuarter(each, quarter)) ?? null,
      })),
    }))
}
