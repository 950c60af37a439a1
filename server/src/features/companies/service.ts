import { type CompanyState, readStoredState } from '@trimestre/engine'
import type { Reader, Transaction } from '../../platform/db/database.ts'
import { Refusal } from '../../platform/http/refusal.ts'
import { findClosingBefore } from '../results/service.ts'
import { isFinished } from '../rounds/progress.ts'
import { readCriteria, roundCountOf } from '../rounds/rounds-of-game.ts'
import { announceGame } from '../streams/announce.ts'
import { assignResponsibleAdministrator } from '../users/service.ts'
import type { CompanyRow } from './repo.ts'
import { refuseTooManySeats } from './seating.ts'
import { forgetInviters, insertCompany } from './seating-repo.ts'

export { openComputers } from './add-computers.ts'
export { comparedName, firstFreeTeamNames, refuseTakenName, takenNames } from './names.ts'
export { presentSeats } from './present-seats.ts'
export { type CompanyRow, findCompanyOfUser, findInvitation, listCompanies } from './repo.ts'
export { type MemberPlace, seatMembers } from './seat-many.ts'
export {
  emptySeat,
  endMembership,
  leaveAllSeats,
  lockSeatsOf,
  openSeat,
  type Place,
  refuseFinished,
  removeSeat,
  requirePlayers,
  type Seating,
  seatPerson,
  withSeating,
} from './seating.ts'
export {
  copyComputers,
  insertCompany,
  insertComputers,
  insertInvitations,
  listUnseated,
} from './seating-repo.ts'

/**
 * Returns the state of the company at the end of the last closed quarter, or the opening position if it did not play in
 * it.
 */
export async function currentState(
  reader: Reader,
  company: Pick<CompanyRow, 'id' | 'gameId'>,
): Promise<CompanyState> {
  const closing = await findClosingBefore(reader, company)
  return readStoredState(closing?.state ?? null, await readCriteria(reader, company.gameId))
}

/** Creates the company of a player in a game that the caller has locked; 409 when no quarter is left to play. */
export async function openCompany(
  transaction: Transaction,
  { id, quarterCount }: { id: number; quarterCount: number | null },
  userId: number,
): Promise<number> {
  if (isFinished(quarterCount, await roundCountOf(transaction, id))) throw new Refusal('games/finished')
  await refuseTooManySeats(transaction, id)
  const companyId = await insertCompany(transaction, id, userId)
  await forgetInviters(transaction, id, [userId])
  await assignResponsibleAdministrator(transaction, id)
  await announceGame(transaction, id)
  return companyId
}
