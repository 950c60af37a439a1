import type { Team } from '@trimestre/contract/teams'
import type { Reader } from '../../platform/db/database.ts'
import { presentSeats } from '../companies/present-seats.ts'
import type { CompanyRow } from '../companies/service.ts'
import { currentApprovals, isLocked } from '../decisions/lock.ts'
import { approvalsNeeded } from '../team-rules/powers.ts'
import { readTeamRules } from '../team-rules/repo.ts'
import { presentPeople } from '../users/people.ts'
import { requireQuarter } from './quarters.ts'
import { findCode } from './repo.ts'

/**
 * Presents the members of a company, and how they make its sheet final.
 * @param seesCode whether the reader may pass the code of the team on
 */
export async function presentTeam(reader: Reader, company: CompanyRow, seesCode: boolean): Promise<Team> {
  const { id, gameId, seat, kind, username, members } = company
  const rules = await readTeamRules(reader, gameId)
  const { settings, roles } = rules
  const round = await requireQuarter(reader, gameId, undefined)
  const [presented] = await presentSeats(reader, gameId, [company])
  const approvals = await currentApprovals(reader, { gameId, companyId: id, roundId: round.id, members })
  const role =
    settings?.submission === 'role' ? roles.find(each => each.id === settings.submissionRole) : undefined
  return {
    company: { id, name: username, seat, kind },
    rule: {
      submission: settings?.submission ?? 'one',
      role: role === undefined ? null : { id: role.id, name: role.name },
      needed: approvalsNeeded(rules, members),
    },
    approvals: approvals.map(await presentPeople(reader, approvals)),
    locked: await isLocked(reader, company, round.id),
    members: presented?.members ?? [],
    code: seesCode && settings?.formation === 'code' ? await findCode(reader, company) : null,
  }
}
