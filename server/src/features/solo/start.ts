import type { PhaseName } from '@trimestre/contract/games'
import type { Computer } from '@trimestre/contract/seats'
import { proposedSeasons } from '@trimestre/engine/market-plan'
import type { Transaction } from '../../platform/db/database.ts'
import { insertCompany, insertComputers } from '../companies/service.ts'
import { type GameRow, insertWholeGame, updateGame } from '../games/service.ts'

export type SoloRecipe = {
  name: string
  phase: PhaseName
  level: number
  quarterCount: number
  computers: readonly Computer[]
  productId: number | null
  /** The training that the game belongs to, with the seed of all its games; null for a game without one. */
  training: { id: number; seed: number } | null
}

/** A free game is erased after this time without a pass; the games of a training are stored as long as it is. */
const freeRetentionMonths = 12

/** Creates the game of one player against computers, whom nobody else can join. */
export async function insertSoloGame(
  tx: Transaction,
  playerId: number,
  recipe: SoloRecipe,
  now: Date,
): Promise<GameRow> {
  const { name, phase, level, quarterCount, computers, productId, training } = recipe
  const game = await insertWholeGame(
    tx,
    {
      ...{ name, phase, levelGame: level, nbTurns: quarterCount, id_product: productId },
      ...{ private: true, joining: 'closed', explanations: 'causes', seasons: [...proposedSeasons] },
      retentionMonths: training === null ? freeRetentionMonths : null,
    },
    [],
    now,
  )
  const own = {
    soloPlayerId: playerId,
    joinCodeOpen: false,
    ...(training && { trainingId: training.id, seed: training.seed }),
  }
  await updateGame(tx, game.id, own)
  await insertCompany(tx, game.id, playerId)
  await insertComputers(tx, game.id, computers)
  return { ...game, ...own }
}
