import type { NewCompany } from '@trimestre/contract/companies'
import type { Context } from '../../platform/context.ts'
import type { Caller } from '../../platform/http/http.ts'
import { Refusal } from '../../platform/http/refusal.ts'
import { type Chosen, type Joined, takeTeam } from '../teams/self-formation.ts'
import { type CompanyRow, findCompanyOfUser, findInvitation } from './repo.ts'
import { type Seating, withSeating } from './seating.ts'
import { openCompany } from './service.ts'

/**
 * Creates a company of the player in the game, or finds the existing one; in a game played in teams makes or joins a
 * team. While joining is closed, only players invited by name may join; a player whose invitation was withdrawn may not
 * join, whatever the settings of the game.
 */
export async function joinGame(
  context: Context,
  caller: Caller,
  { game: gameId, ...chosen }: NewCompany,
): Promise<Joined> {
  const { db } = context
  const joined = await db.transaction(tx =>
    withSeating(tx, { gameId, actor: caller }, async seating => {
      const company = await findCompanyOfUser(tx, gameId, caller.id)
      if (company === undefined) await requireOpenGame(seating)
      const settings = seating.game.teamSettings
      if (settings === null) return joinAlone(seating, company, chosen)
      return takeTeam(context, seating, { settings, joined: company }, chosen)
    }),
  )
  if (joined instanceof Refusal) throw joined
  return joined
}

/** Throws unless a player who is not in the game may join it. */
async function requireOpenGame({ tx, game, actor }: Seating): Promise<void> {
  const invitation = await findInvitation(tx, game.id, actor.id)
  if (game.private && invitation !== 'stands') throw new Refusal('games/private')
  const isShut = game.joining === 'closed' ? invitation !== 'stands' : invitation === 'withdrawn'
  if (isShut) throw new Refusal('games/joining-closed')
}

async function joinAlone(
  { tx, game, actor }: Seating,
  joined: CompanyRow | undefined,
  chosen: Chosen,
): Promise<Joined> {
  if (Object.values(chosen).some(value => value !== undefined)) throw new Refusal('teams/off')
  if (joined !== undefined) return { companyId: joined.id, isNew: false }
  return { companyId: await openCompany(tx, game, actor.id), isNew: true }
}
