import type { Progress } from '@trimestre/contract/companies'
import { decisionItems, menus } from '@trimestre/engine'
import type { Reader } from '../../platform/db/database.ts'
import { listCompanies } from '../companies/service.ts'
import type { GameRow } from '../games/service.ts'
import { roundsOfGame } from '../rounds/rounds-of-game.ts'
import { listOnlineUsers } from '../streams/service.ts'
import { approvalsNeeded } from '../team-rules/powers.ts'
import { countApprovals, listAreasOfRound, listLockedCompanies } from './repo.ts'

const areaOrder = new Map(menus.map((menu, index) => [menu.key as string, index]))

/** Counts the areas that are open at a level; a game without a level is played at the first. */
const countAreas = (level: number | null): number =>
  new Set(decisionItems.filter(item => item.level <= (level ?? 1)).map(item => item.menu)).size

/** Returns the progress of each company of a game in its last round. */
export async function progressOf(reader: Reader, game: GameRow): Promise<Progress[]> {
  const companies = await listCompanies(reader, [game.id])
  const round = (await roundsOfGame(reader, game.id)).at(-1)
  if (round === undefined || companies.length === 0) return []
  const areas = Map.groupBy(await listAreasOfRound(reader, round, game.epoch), row => row.companyId)
  const approvals = await countApprovals(reader, round)
  const locked = await listLockedCompanies(reader, round)
  const online = await listOnlineUsers(reader, game.id)
  const areaCount = countAreas(game.level)
  return companies.map(({ id, members, username, player, seat, kind, playing }) => {
    const deciding = members.filter(member => member.kind === 'member')
    const onlineCount = deciding.filter(({ userId }) => online.has(userId)).length
    const own = areas.get(id) ?? []
    const keys = (draft: boolean) =>
      own
        .filter(row => row.draft === draft)
        .map(row => row.area)
        .sort((one, other) => (areaOrder.get(one) ?? 0) - (areaOrder.get(other) ?? 0))
    return {
      companyId: id,
      username,
      player: player ?? '',
      seat,
      kind,
      playing,
      saved: keys(false),
      draft: keys(true),
      areaCount,
      locked: locked.has(id),
      online: onlineCount > 0,
      members: deciding.length,
      onlineCount,
      approvals: {
        given: approvals.get(id) ?? 0,
        needed: approvalsNeeded({ settings: game.teamSettings }, members),
      },
    }
  })
}
