import type { NewCompany } from '@trimestre/contract/companies'
import type { TeamSettings } from '@trimestre/contract/teams'
import type { Context } from '../../platform/context.ts'
import { invalid, Refusal, violation } from '../../platform/http/refusal.ts'
import {
  type CompanyRow,
  comparedName,
  firstFreeTeamNames,
  listCompanies,
  openSeat,
  refuseFinished,
  refuseTakenName,
  type Seating,
  seatPerson,
} from '../companies/service.ts'
import { findTeamByCode } from './codes.ts'
import { isTeam } from './teams-list.ts'

/** How a player names the team to join: at most one of its fields is set. */
export type Chosen = Pick<NewCompany, 'name' | 'company' | 'code'>

/** A company, and whether the player has it since this call. */
export type Joined = { companyId: number; isNew: boolean }

/**
 * Makes or joins a team for a player who may join the game, or finds the one they have. Returns the refusal of a wrong
 * code, which the caller throws after the commit, so that the attempt is counted.
 */
export async function takeTeam(
  context: Context,
  seating: Seating,
  { settings, joined }: { settings: TeamSettings; joined: CompanyRow | undefined },
  chosen: Chosen,
): Promise<Joined | Refusal> {
  const { formation } = settings
  const isNamed = Object.values(chosen).some(value => value !== undefined)
  if (!isNamed && joined !== undefined) return { companyId: joined.id, isNew: false }
  if (formation === 'administrator') throw new Refusal('teams/formed-by-administrator')
  if (chosen.code !== undefined && formation !== 'code') throw new Refusal('teams/off')
  if (chosen.code === undefined && formation === 'code') {
    if (isNamed) throw new Refusal('teams/off')
    throw invalid([violation('code', 'required')])
  }
  const found = await findChosen(context, seating, chosen)
  if (found instanceof Refusal) return found
  if (joined !== undefined) return stay(joined, found, chosen)
  await refuseFinished(seating)
  const companyId = found ?? (await makeTeam(seating, settings, chosen.name))
  await seatPerson(seating, companyId, seating.actor.id)
  return { companyId, isNew: true }
}

/** Returns the team that the player has chosen by its id or its code; undefined for a new one. */
async function findChosen(
  context: Context,
  { tx, game, actor }: Seating,
  { company, code }: Chosen,
): Promise<number | undefined | Refusal> {
  if (code !== undefined) {
    const found = await findTeamByCode(context, tx, { gameId: game.id, userId: actor.id, given: code })
    return found instanceof Refusal ? found : requireOpenTeam(tx, game.id, found)
  }
  return company === undefined ? undefined : requireOpenTeam(tx, game.id, company)
}

/** Throws 422 for a company of another game, and 409 for one that plays no more, or that is no team. */
async function requireOpenTeam(tx: Seating['tx'], gameId: number, id: number): Promise<number> {
  const team = (await listCompanies(tx, [gameId])).find(company => company.id === id)
  if (team === undefined) throw invalid([violation('company', 'reference')])
  if (team.kind === 'out') throw new Refusal('companies/out')
  if (!isTeam(team)) throw new Refusal('companies/not-human')
  return id
}

/** A player with a team stays in it: they may name it again, but no other one. */
function stay(joined: CompanyRow, found: number | undefined, { name = '' }: Chosen): Joined {
  const isOwn =
    found === undefined ? comparedName(name) === comparedName(joined.username) : found === joined.id
  if (!isOwn) throw new Refusal('companies/member-elsewhere')
  return { companyId: joined.id, isNew: false }
}

async function makeTeam(seating: Seating, { teamsMax }: TeamSettings, name?: string): Promise<number> {
  const { tx, game } = seating
  if (name !== undefined) await refuseTakenName(tx, game.id, name)
  const teams = (await listCompanies(tx, [game.id])).filter(isTeam)
  if (teamsMax !== null && teams.length >= teamsMax) throw new Refusal('teams/limit')
  const [free] = name === undefined ? await firstFreeTeamNames(tx, game.id, 1) : [name]
  return (await openSeat(seating, { name: free })).id
}
