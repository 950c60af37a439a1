import type { Language } from '@trimestre/contract/languages'
import { loadPeerTexts } from '@trimestre/contract/peer-texts'
import { type PeerForm, type PeerRound, type PeerState, peerStatements } from '@trimestre/contract/peers'
import type { PeerRoundRow } from './repo.ts'

type Times = Pick<PeerRoundRow, 'opensAt' | 'closesAt' | 'closedAt' | 'releasedAt'>

/** Returns when a peer evaluation was or will be closed; null without an end. */
export const closingOf = ({ closedAt, closesAt }: Times): Date | null => closedAt ?? closesAt

export function stateOf(times: Times, now: Date): PeerState {
  const { opensAt, closedAt, releasedAt } = times
  if (releasedAt !== null) return 'released'
  if (opensAt === null || (opensAt > now && closedAt === null)) return 'draft'
  const closing = closingOf(times)
  return closing !== null && closing <= now ? 'closed' : 'open'
}

/** What only staff, or only the caller, reads of a peer evaluation. */
type Seen = Pick<PeerRound, 'progress' | 'mine'>

export function presentRound(row: PeerRoundRow, now: Date, { progress, mine }: Seen): PeerRound {
  const isOfStaff = progress !== null
  return {
    id: row.id,
    title: row.title,
    state: stateOf(row, now),
    opensAt: row.opensAt?.toISOString() ?? null,
    closesAt: closingOf(row)?.toISOString() ?? null,
    released: row.releasedAt !== null,
    lo: isOfStaff ? row.lo : null,
    hi: isOfStaff ? row.hi : null,
    progress,
    mine,
  }
}

export async function presentStatements(language: Language): Promise<PeerForm['statements']> {
  const texts = await loadPeerTexts(language)
  return peerStatements.map(key => {
    const { text, ...anchors } = texts[key]
    return { key, text, anchors }
  })
}
