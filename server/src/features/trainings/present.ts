import type { Training } from '@trimestre/contract/trainings'
import type { Reader } from '../../platform/db/database.ts'
import type { Caller } from '../../platform/http/http.ts'
import { iri } from '../../platform/http/iri.ts'
import { findPicturedProducts, type PicturedProduct } from '../products/repo.ts'
import { isOver } from '../solo/service.ts'
import { gamesOfPlayer, ownersOf, playersOf, startedCounts, type TrainingRow } from './repo.ts'

type PlayerPart = Awaited<ReturnType<typeof playersOf>>[number]

type Parts = {
  owners: Map<number, string>
  products: Map<number, PicturedProduct>
  /** What staff see besides; null when the caller is a player. */
  staff: { players: Map<number, PlayerPart[]>; started: Map<number, number> } | null
  /** The games of the caller, a player. */
  games: Map<number, number>
}

/** Presents trainings as this caller may see them: players read neither the seed nor who else is named. */
export async function presentTrainings(
  reader: Reader,
  caller: Caller,
  rows: readonly TrainingRow[],
  now: Date,
): Promise<Training[]> {
  const ids = rows.map(({ id }) => id)
  const isPlayer = caller.role === 'ROLE_USER'
  const productIds = new Set(rows.flatMap(({ productId }) => productId ?? []))
  const parts: Parts = {
    owners: await ownersOf(
      reader,
      rows.map(({ ownerId }) => ownerId),
    ),
    products: await findPicturedProducts(reader, [...productIds]),
    staff: isPlayer
      ? null
      : {
          players: Map.groupBy(await playersOf(reader, ids), ({ trainingId }) => trainingId),
          started: await startedCounts(reader, ids),
        },
    games: isPlayer ? await gamesOfPlayer(reader, ids, caller.id) : new Map(),
  }
  return rows.map(row => presentTraining(row, parts, now))
}

/** Presents one training, as {@link presentTrainings} does. */
export async function presentOneTraining(
  reader: Reader,
  caller: Caller,
  row: TrainingRow,
  now: Date,
): Promise<Training> {
  const [training] = await presentTrainings(reader, caller, [row], now)
  if (training === undefined) throw new Error('a training was not presented')
  return training
}

function presentTraining(row: TrainingRow, parts: Parts, now: Date): Training {
  const { id, name, phase, computers, open, attemptsMax, until, counts } = row
  return {
    '@id': iri('trainings', id),
    '@type': 'Training',
    ...{ id, name, phase, levelGame: row.level, nbTurns: row.quarterCount, computers },
    product: presentProduct(parts.products.get(row.productId ?? 0)),
    ...{ open, attemptsMax, until: until?.toISOString() ?? null, over: isOver(until, now), counts },
    owner: { id: row.ownerId, username: parts.owners.get(row.ownerId) ?? '' },
    ...(parts.staff === null
      ? { game: presentGame(parts.games.get(id)) }
      : presentForStaff(row, parts.staff)),
  }
}

const presentGame = (id: number | undefined) => (id === undefined ? null : { id })

const presentProduct = (product: PicturedProduct | undefined): Training['product'] =>
  product === undefined ? null : { id: product.id, key: product.key, name: product.name }

const presentForStaff = ({ id, seed }: TrainingRow, { players, started }: NonNullable<Parts['staff']>) => ({
  seed,
  players: (players.get(id) ?? []).map(player => ({ id: player.id, username: player.username })),
  started: started.get(id) ?? 0,
})
