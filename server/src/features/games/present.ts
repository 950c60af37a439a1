import { currentQuarter, type Game } from '@trimestre/contract/games'
import type { Solo } from '@trimestre/contract/solo'
import type { Reader } from '../../platform/db/database.ts'
import type { Caller } from '../../platform/http/http.ts'
import { iri, linkTo } from '../../platform/http/iri.ts'
import { soloOfGames } from '../attempts/attempts.ts'
import { isMemberOrObserver } from '../companies/members.ts'
import { presentIdentity, presentUserCompany } from '../companies/present.ts'
import { type CompanyRow, listCompanies } from '../companies/service.ts'
import { eventsOfGames, presentGameEvent } from '../game-events/service.ts'
import { readingOf } from '../journal/service.ts'
import { presentProductOfGame } from '../products/present.ts'
import { findPicturedProducts, type PicturedProduct } from '../products/repo.ts'
import { audienceOf, presentRound, type RoundRow } from '../rounds/present.ts'
import { isFinished } from '../rounds/progress.ts'
import { listRounds } from '../rounds/rounds-of-game.ts'
import { findDemoGameId } from './demo-game-repo.ts'
import {
  administratorsOfGames,
  invitedGameIds,
  nextScheduledOfGames,
  practiceEpochsOfGames,
  workersOfGames,
} from './overview-repo.ts'
import { type GameRow, openCodeOf } from './repo.ts'

type EventPart = Awaited<ReturnType<typeof eventsOfGames>>[number]
type AdministratorPart = Awaited<ReturnType<typeof administratorsOfGames>>[number]

type Parts = {
  rounds: Map<number, RoundRow[]>
  administrators: Map<number, AdministratorPart[]>
  companies: Map<number, CompanyRow[]>
  events: Map<number, EventPart[]>
  workers: Map<number, number>
  /** The practice of games that were restarted. */
  practice: Map<number, { epoch: number }[]>
  solo: ReadonlyMap<number, Solo>
  /** The next scheduled pass of each game. */
  scheduled: Map<number, Date>
  products: Map<number, PicturedProduct>
  /** The games to which a player is invited; null when the caller is not a player. */
  invited: Set<number> | null
  demoGameId: number | null
}

/**
 * Presents games as this caller may see them. A player reads only announced events, and the phase in force instead of the
 * plan of those to come. The figures of companies are those of the last closed quarter, so that nothing reveals what
 * rivals are doing.
 */
export async function presentGames(reader: Reader, caller: Caller, rows: GameRow[]): Promise<Game[]> {
  if (rows.length === 0) return []
  const parts = await readParts(reader, caller, rows)
  return rows.map(row => presentGame(caller, row, parts))
}

/** Presents one game, as {@link presentGames} does. */
export async function presentOneGame(reader: Reader, caller: Caller, row: GameRow): Promise<Game> {
  return presentGame(caller, row, await readParts(reader, caller, [row]))
}

async function readParts(reader: Reader, caller: Caller, rows: GameRow[]): Promise<Parts> {
  const ids = rows.map(row => row.id)
  const isPlayer = caller.role === 'ROLE_USER'
  const restarted = rows.filter(row => row.epoch > 1).map(row => row.id)
  const productIds = [...new Set(rows.map(row => row.productId).filter(id => id !== null))]
  return {
    rounds: Map.groupBy(await listRounds(reader, ids), round => round.gameId),
    administrators: Map.groupBy(await administratorsOfGames(reader, ids), user => user.gameId),
    companies: Map.groupBy(await listCompanies(reader, ids), company => company.gameId),
    events: Map.groupBy(await eventsOfGames(reader, ids, isPlayer), part => part.gameEvent.gameId),
    workers: await workersOfGames(reader, ids),
    practice: Map.groupBy(await practiceEpochsOfGames(reader, restarted), part => part.gameId),
    solo: await soloOfGames(reader, rows),
    scheduled: await nextScheduledOfGames(reader, ids),
    products: await findPicturedProducts(reader, productIds),
    invited: isPlayer ? await invitedGameIds(reader, caller.id) : null,
    demoGameId: isPlayer ? null : await findDemoGameId(reader),
  }
}

function presentGame(caller: Caller, row: GameRow, parts: Parts): Game {
  const rounds = parts.rounds.get(row.id) ?? []
  const companies = parts.companies.get(row.id) ?? []
  const { id, name, description, quarterCount, levelMax, phase, explanations } = row
  const finished = isFinished(quarterCount, rounds.length)
  return {
    '@id': iri('games', id),
    '@type': 'Game',
    id,
    name,
    description,
    private: row.private,
    joining: row.joining,
    nbTurns: quarterCount,
    nbTurnsBeforeEnd: row.quarterCountBeforeEnd,
    levelMax,
    levelGame: row.level,
    phase,
    phasePlan: caller.role === 'ROLE_USER' ? null : row.phasePlan,
    segments: row.segments,
    typeSegment1: row.typeSegment1,
    typeSegment2: row.typeSegment2,
    typePassage: row.passMode,
    publication: row.publication,
    practice: row.practice,
    epoch: row.epoch,
    practiceEpochs: (parts.practice.get(id) ?? []).map(({ epoch }) => epoch),
    hour: row.passInterval,
    explanations,
    absence: row.absence,
    debriefForPlayers: row.debriefForPlayers,
    journalReading: readingOf(row),
    solo: parts.solo.get(id) ?? null,
    retentionMonths: row.retentionMonths,
    eraseAt: row.eraseAt?.toISOString() ?? null,
    product: presentProduct(row.productId, parts.products),
    admin: (parts.administrators.get(id) ?? []).map(user => ({
      ...linkTo('users', user.id),
      username: user.username,
    })),
    rounds: rounds.map(round => presentRound(round, audienceOf(caller))),
    companies: companies.map(company => ({
      ...presentCompany(company, parts.workers),
      computer: areComputersKnown(caller, row, finished) ? company.computer : null,
      player: caller.role === 'ROLE_USER' ? undefined : (company.player ?? ''),
    })),
    teams: row.teamSettings,
    teamThreads: row.teamThreadsOpenAt === null ? 'private' : 'open',
    eventGames: (parts.events.get(id) ?? []).map(presentGameEvent),
    currentTrimestre: currentQuarter(rounds.length),
    finished,
    archived: row.archivedAt !== null,
    pause: row.pausedAt && { since: row.pausedAt.toISOString(), message: row.pauseMessage },
    nextPassAt: finished ? null : presentNextPass(row.nextPassAt, parts.scheduled.get(id)),
    joinCode: caller.role === 'ROLE_USER' ? undefined : openCodeOf(row),
    demo: caller.role === 'ROLE_USER' ? undefined : id === parts.demoGameId,
    ...presentInvolvement(caller, id, companies, parts.invited),
  }
}

/** Players learn how computers play once the game is finished, and at once in a game that one plays alone. */
const areComputersKnown = ({ role }: Caller, { soloPlayerId }: GameRow, isOver: boolean): boolean =>
  role !== 'ROLE_USER' || isOver || soloPlayerId !== null

/** Returns the earlier of the automatic and the scheduled pass. */
function presentNextPass(automatic: Date | null, scheduled: Date | undefined): string | null {
  if (automatic === null || scheduled === undefined) return (automatic ?? scheduled)?.toISOString() ?? null
  return (automatic < scheduled ? automatic : scheduled).toISOString()
}

/** Presents the relation of a player to the game; nothing for other users. */
function presentInvolvement(
  caller: Caller,
  gameId: number,
  companies: CompanyRow[],
  invited: Set<number> | null,
): Pick<Game, 'invited' | 'joined' | 'companyId'> {
  if (invited === null) return {}
  const own = companies.find(company => isMemberOrObserver(company, caller.id))
  return { invited: invited.has(gameId), joined: own !== undefined, companyId: own?.id ?? null }
}

function presentProduct(id: number | null, products: Map<number, PicturedProduct>): Game['product'] {
  const product = id === null ? undefined : products.get(id)
  return product === undefined ? null : presentProductOfGame(product)
}

function presentCompany(
  company: CompanyRow,
  workers: Map<number, number>,
): Omit<Game['companies'][number], 'computer'> {
  return {
    ...linkTo('companies', company.id),
    nbEmployees: workers.get(company.id) ?? 0,
    userCompany: presentUserCompany(company),
    ...presentIdentity(company),
    seat: company.seat,
    kind: company.kind,
    playing: company.playing,
  }
}
