import type { Dashboard } from '@trimestre/contract/companies'
import { createBatched } from '../../platform/answers/batched.ts'
import { closedBy, type Piece, Prepared, unclosed } from '../../platform/answers/prepared.ts'
import { createRevisionCache } from '../../platform/answers/revision-cache.ts'
import type { Database } from '../../platform/database/database.ts'
import type { CompanyRevision } from '../companies/policy.ts'
import { listCompanies } from '../companies/service.ts'
import { requireGame } from '../games/policy.ts'
import {
  type FiguresRequest,
  findMarket,
  listFigures,
  listRanking,
  type QuarterFigures,
} from '../results/service.ts'
import { roundsOfGame } from '../rounds/rounds-of-game.ts'
import { type GameFacts, presentGamePart, presentOwnPart } from './present.ts'
import { findProductName } from './repo.ts'

export type Dashboards = {
  of(standing: CompanyRevision): Promise<Prepared>
  /** Makes the recently requested dashboards of a game again: players who have them open are about to request them. */
  renew(gameId: number): Promise<void>
}

const megabyte = 1024 * 1024

/** The part of a game that all its dashboards share, and the data that their own parts need from it. */
type GamePart = Pick<GameFacts, 'shownRoundId' | 'isOpening'> & {
  piece: Piece
  usernames: ReadonlyMap<number, string>
}

/** A company's own part, and the quarters from which it was made. */
type OwnPart = { piece: Piece; quarters: readonly QuarterFigures[] }

/** The approximate memory that a quarter of a company takes. */
const quarterBytes = 300

/**
 * Creates the cache of dashboards, which are made once for each revision of a game: the part of the game once for all
 * its companies, and the part of each company in a batch with those requested at the same moment.
 */
export function createDashboards(db: Database): Dashboards {
  const gameParts = createRevisionCache<GamePart>(32 * megabyte, ({ piece }) => piece.bytes)
  const ownParts = createRevisionCache<OwnPart>(
    64 * megabyte,
    ({ piece, quarters }) => piece.bytes + quarterBytes * quarters.length,
  )
  const figuresOf = createBatched((asked: FiguresRequest[]) => listFigures(db, asked))

  async function makeOwnPart(id: number, part: GamePart, before?: Promise<OwnPart>): Promise<OwnPart> {
    const enterprise: Dashboard['enterprise'] = { id, username: part.usernames.get(id) ?? '' }
    const quarters = await quartersOf(id, (await before?.catch(() => undefined))?.quarters ?? [])
    return { piece: closedBy(presentOwnPart(part, enterprise, quarters)), quarters }
  }

  /**
   * Reads the quarters of a company.
   * @param known the quarters as they were shown before: only results that a later pass has written are read whole
   */
  async function quartersOf(companyId: number, known: readonly QuarterFigures[]): Promise<QuarterFigures[]> {
    const knownTo = Math.max(0, ...known.map(({ resultId }) => resultId))
    const quarters = (await figuresOf({ companyId, knownTo })).map(quarter => {
      const figures = quarter.figures ?? known.find(({ resultId }) => resultId === quarter.resultId)?.figures
      return figures && { ...quarter, figures }
    })
    const complete = quarters.filter(quarter => quarter !== undefined)
    return complete.length === quarters.length ? complete : quartersOf(companyId, [])
  }

  return {
    async of({ id, gameId, revision }) {
      const stamp = String(revision)
      const part = await gameParts.get(gameId, stamp, () => makeGamePart(db, gameId))
      const own = await ownParts.get(id, stamp, before => makeOwnPart(id, part, before))
      return new Prepared([part.piece, own.piece])
    },
    async renew(gameId) {
      if (!gameParts.has(gameId)) return
      const stamp = String((await requireGame(db, gameId)).revision)
      const part = await gameParts.renew(gameId, stamp, () => makeGamePart(db, gameId))
      if (part === undefined) return
      const ids = [...part.usernames.keys()]
      await Promise.all([
        part.piece.deflated,
        ...ids.map(id => ownParts.renew(id, stamp, before => makeOwnPart(id, part, before))),
      ])
    },
  }
}

async function makeGamePart(db: Database, gameId: number): Promise<GamePart> {
  const game = await requireGame(db, gameId)
  const rounds = await roundsOfGame(db, gameId)
  const shown = rounds.at(-2)
  const companies = await listCompanies(db, gameId)
  const facts: GameFacts = {
    game,
    productName: game.productId === null ? null : await findProductName(db, game.productId),
    roundCount: rounds.length,
    isOpening: shown === undefined || shown.roundNb === 1,
    companies,
    shownRoundId: shown?.id,
    ranked: shown === undefined ? [] : await listRanking(db, shown.id),
    meanPrice: shown === undefined ? 0 : (await findMarket(db, shown.id)).meanPrice,
  }
  return {
    shownRoundId: facts.shownRoundId,
    isOpening: facts.isOpening,
    piece: unclosed(presentGamePart(facts)),
    usernames: new Map(companies.map(({ id, username }) => [id, username])),
  }
}
