import type { Consent, Debrief, DebriefNote, Replay } from '@trimestre/contract/debrief'
import { CachedResponse, fragment } from '../../platform/cache/cached-response.ts'
import { createRevisionCache } from '../../platform/cache/revision-cache.ts'
import type { Context } from '../../platform/context.ts'
import type { Database, Reader } from '../../platform/db/database.ts'
import type { InGame } from '../../platform/db/joins.ts'
import { oncePerDatabase } from '../../platform/db/prepared.ts'
import { listAssociated } from '../explanations/service.ts'
import type { GameRow } from '../games/policy.ts'
import { requireLockedGame } from '../games/service.ts'
import { presentPerson } from '../users/present.ts'
import { createDebriefLoader, type DebriefGame, type DebriefRequest, requireRound } from './load.ts'
import { presentDebrief, presentNote } from './present.ts'
import { replayOf } from './replay.ts'
import { findConsent, findNote, listPublishedRounds, writeConsent, writeNote } from './repo.ts'

export { letterOf } from './class-quarters.ts'
export type { DebriefRequest } from './load.ts'

const megabyte = 1024 * 1024
/** Later than any quarter. */
const anyQuarter = 1_000_000

/** Returns the debriefs and replays of the games of a database. */
export const debriefsOf = oncePerDatabase(createDebriefs)

/**
 * Creates what makes debriefs and replays. The responses are cached until the revision of their game rises, or staff
 * change what players know of an event.
 */
function createDebriefs(db: Database) {
  const loader = createDebriefLoader(db)
  const responses = createRevisionCache<CachedResponse>(32 * megabyte, ({ bytes }) => bytes)

  async function debrief(
    given: DebriefGame,
    request: DebriefRequest,
    ownId: number | null,
  ): Promise<Debrief> {
    const loaded = await loader.load(given, request, ownId)
    const { published } = loaded.last
    const ofRound = { gameId: given.game.id, id: published.roundId }
    const note = ownId === null ? await findNote(db, ofRound) : undefined
    return { ...(await presentDebrief(loaded, request, ownId)), ...presentNote(note, published) }
  }

  async function replay(game: GameRow, isNamed: boolean, ownId: number | null): Promise<Replay> {
    const quarters = await loader.listQuarters(game)
    return replayOf(quarters, await loader.nameCompanies(game.id, isNamed), ownId)
  }

  const withEvents = async (game: GameRow): Promise<DebriefGame> => ({
    game,
    events: await listAssociated(db, game.id, anyQuarter),
  })

  const respond = (key: unknown[], stamp: unknown[], make: () => Promise<object>): Promise<CachedResponse> =>
    responses.get(JSON.stringify(key), JSON.stringify(stamp), async () => {
      return new CachedResponse([fragment(JSON.stringify(await make()))])
    })

  return {
    /** Returns the debrief of the class, or of the company with this id as its members read it. */
    async debrief(game: GameRow, request: DebriefRequest, ownId: number | null): Promise<Debrief> {
      return debrief(await withEvents(game), request, ownId)
    },
    /** Returns the replay of the class, or of a company as its members see it. */
    replay,
    /** Returns the total demand of each published quarter, in the order of a replay; everybody knows it. */
    async totalDemand({ id }: GameRow): Promise<number[]> {
      return (await loader.requirePublished(id)).map(({ demandeTotale }) => demandeTotale)
    },
    async debriefResponse(
      game: GameRow,
      request: DebriefRequest,
      ownId: number | null,
    ): Promise<CachedResponse> {
      const given = await withEvents(game)
      const { round = null, scope, isNamed, hasRanking, language } = request
      const key = [
        'debrief',
        game.id,
        ownId,
        scope === 'game' ? null : round,
        scope,
        isNamed,
        hasRanking,
        language,
      ]
      return respond(key, [game.revision, given.events], () => debrief(given, request, ownId))
    },
    replayResponse: (game: GameRow, isNamed: boolean, ownId: number | null): Promise<CachedResponse> =>
      respond(['replay', game.id, ownId, isNamed], [game.revision], () => replay(game, isNamed, ownId)),
  }
}

/** Writes the note about a quarter; throws 404 when it is not published. */
export async function saveNote(
  { db }: Context,
  gameId: number,
  { round: roundNb, text }: { round: number; text: string },
  userId: number,
): Promise<DebriefNote> {
  return db.transaction(async tx => {
    await requireLockedGame(tx, gameId)
    const { id } = requireRound(await listPublishedRounds(tx, gameId), roundNb)
    const at = await writeNote(tx, { gameId, id }, { text, userId })
    return { round: roundNb, text, at: at.toISOString() }
  })
}

/** Writes whether a company agrees to serve as an example; an answer that changes nothing leaves the first one. */
export async function answerConsent(
  { db, now }: Context,
  company: InGame,
  { userId, isGiven }: { userId: number; isGiven: boolean },
): Promise<Consent> {
  return db.transaction(async tx => {
    await requireLockedGame(tx, company.gameId)
    const before = await readConsent(tx, company)
    if (before.at !== null && before.given === isGiven) return before
    await writeConsent(tx, company, { userId, isGiven, at: now() })
    return readConsent(tx, company)
  })
}

async function readConsent(reader: Reader, company: InGame): Promise<Consent> {
  const row = await findConsent(reader, company)
  if (row === undefined) return { given: false, by: null, at: null }
  const { givenAt, withdrawnAt, user } = row
  return {
    given: withdrawnAt === null,
    by: presentPerson(user).name,
    at: (withdrawnAt ?? givenAt).toISOString(),
  }
}
