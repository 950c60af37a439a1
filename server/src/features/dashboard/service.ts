import type { Dashboard } from '@trimestre/contract/companies'
import { createBatched } from '../../platform/answers/batched.ts'
import { createKept } from '../../platform/answers/kept.ts'
import { closedBy, type Piece, Prepared, unclosed } from '../../platform/answers/prepared.ts'
import type { Database } from '../../platform/database/database.ts'
import { listCompanies } from '../companies/service.ts'
import type { Standing } from '../companies/standing.ts'
import { requireGame } from '../games/policy.ts'
import { findMarket, listFigures, listRanking } from '../results/service.ts'
import { roundsOfGame } from '../rounds/rounds-of-game.ts'
import { type GameFacts, presentGamePart, presentOwnPart } from './present.ts'
import { findProductName } from './repo.ts'

export type Dashboards = { of(standing: Standing): Promise<Prepared> }

const megabyte = 1024 * 1024

/** The part of a game that all its dashboards share, and what their own parts need of it. */
type GamePart = Pick<GameFacts, 'shownRoundId' | 'isOpening'> & {
  piece: Piece
  usernames: ReadonlyMap<number, string>
}

/**
 * Dashboards, made once for each revision of a game: the part of the game for all its companies together, each
 * company's own with those of the others who ask in the same moment.
 */
export function createDashboards(db: Database): Dashboards {
  const gameParts = createKept<GamePart>(32 * megabyte, ({ piece }) => piece.bytes)
  const ownParts = createKept<Piece>(32 * megabyte, piece => piece.bytes)
  const figuresOf = createBatched((ids: number[]) => listFigures(db, ids))

  async function makeOwnPart(id: number, part: GamePart): Promise<Piece> {
    const enterprise: Dashboard['enterprise'] = { id, username: part.usernames.get(id) ?? '' }
    return closedBy(presentOwnPart(part, enterprise, await figuresOf(id)))
  }

  return {
    async of({ id, gameId, revision }) {
      const stamp = String(revision)
      const part = await gameParts.get(gameId, stamp, () => makeGamePart(db, gameId))
      const own = await ownParts.get(id, stamp, () => makeOwnPart(id, part))
      return new Prepared([part.piece, own])
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
