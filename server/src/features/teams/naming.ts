import type { Transaction } from '../../platform/db/database.ts'
import { firstFreeTeamNames } from '../companies/names.ts'
import { listUnnamed, nameCompanies } from './repo.ts'

/**
 * Names the teams of a game that have no name, so that no person's name is shown as that of a team. The caller has locked
 * the game and raises its revision.
 */
export async function nameTeams(tx: Transaction, gameId: number): Promise<void> {
  const unnamed = await listUnnamed(tx, gameId)
  if (unnamed.length === 0) return
  const names = await firstFreeTeamNames(tx, gameId, unnamed.length)
  await nameCompanies(
    tx,
    gameId,
    unnamed.map((id, index) => ({ id, name: names[index] ?? '' })),
  )
}
