import { raiseCompanyRevisions } from '../platform/db/revisions.ts'
import {
  companyApprovals,
  companyLocks,
  companyMinutes,
  companyProposals,
  decisionChanges,
  gameRoles,
} from '../platform/db/schema.ts'
import type { TestServer } from './test-server.ts'

/** The minute in which {@link actInTeam} has people work: the one that is running when the tests start. */
export const minuteOfActs = new Date(Math.floor(Date.now() / 60_000) * 60_000)

export type Quarter = { gameId: number; companyId: number; roundId: number }

/** Writes one row of each kind of act of a member in a quarter of their company, as the calls that do so write them. */
export async function actInTeam(
  { context }: Pick<TestServer, 'context'>,
  quarter: Quarter,
  userId: number,
  title = 'Plus cher',
): Promise<void> {
  const act = { ...quarter, userId }
  const { gameId, companyId } = quarter
  await context.db.transaction(async tx => {
    await tx.insert(decisionChanges).values([
      { ...act, key: 'prixVente', before: 50, after: 52, version: 1, outcome: 'kept' },
      { ...act, key: 'prixVente', before: 52, after: 53, version: 1, outcome: 'refused' },
    ])
    await tx.insert(companyProposals).values({ ...act, title, decisions: { prixVente: 55 } })
    await tx.insert(companyApprovals).values(act)
    await tx.insert(companyMinutes).values({ ...act, minute: minuteOfActs })
    await tx.insert(companyLocks).values(act)
    await raiseCompanyRevisions(tx, gameId, [companyId])
  })
}

/** The tables that hold acts of members. */
export const actTables = {
  decisionChanges,
  companyProposals,
  companyApprovals,
  companyMinutes,
  companyLocks,
} as const

/** Gives a game a role; returns its id. */
export async function aRole(
  { context }: Pick<TestServer, 'context'>,
  gameId: number,
  name: string,
  areas: string[] = ['ventes'],
): Promise<number> {
  const [role] = await context.db
    .insert(gameRoles)
    .values({ gameId, position: 0, name, areas, submits: false })
    .returning()
  if (role === undefined) throw new Error('the role was not inserted')
  return role.id
}
