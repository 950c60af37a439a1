import type { Transaction } from '../../platform/db/database.ts'
import { announceCompany, announceGame } from '../streams/announce.ts'
import { listSeated } from './repo.ts'

/** Announces that the rules of a game's teams have changed: what each member may do then differs. */
export async function announceTeams(tx: Transaction, gameId: number): Promise<void> {
  await announceGame(tx, gameId)
  for (const id of await listSeated(tx, gameId)) await announceCompany(tx, gameId, id, 'members')
}
