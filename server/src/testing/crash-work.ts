import { type Client, createClient } from '@trimestre/contract/client'
import type { Game } from '@trimestre/contract/games'
import { patiently } from '../../../testing/patience.ts'
import type { Dice } from './bad-inputs.ts'
import type { Product } from './spawn-product.ts'

/** The changes that the product has acknowledged and therefore must have stored. */
export type CrashLedger = {
  gameId: number
  /** By `company round`: the last price that was answered with 200, and the last one sent. */
  saves: Map<string, { answered: number; sent: number }>
  lastRound: number
  roundsOpened: number
  /** The ids of companies that have joined. */
  joined: Set<number>
}

export type CrashWork = {
  ledger: CrashLedger
  begin(product: Product): void
  /** Resolves when one more request of this kind has been answered, or after 20 seconds (on an idle machine). */
  answered(kind: 'save' | 'pass'): Promise<void>
  /** Resolves when every pending request has been answered or aborted. */
  interrupted(): Promise<void>
}

const players = ['joueur1', 'joueur2', 'joueur3'] as const
/** Prices of a company only rise, so that the stored price identifies the save it comes from. */
const priceStep = 0.01
const firstPrice = 40
const patienceMs = patiently(20_000)

/**
 * Starts players who save, an administrator who passes quarters and a newcomer who joins games, all at once, until a
 * process is killed.
 */
export async function startWork(product: Product, dice: Dice): Promise<CrashWork> {
  const tokens = new Map<string, string>()
  for (const name of ['superadmin', 'admin', 'joueur4', ...players]) {
    const anonymous = createClient({ baseUrl: product.url, getToken: () => null })
    tokens.set(name, (await anonymous('login', { body: { username: name, password: name } })).token)
  }
  const clientOf = ({ url }: Product, name: string): Client =>
    createClient({ baseUrl: url, getToken: () => tokens.get(name) ?? null })
  const game = await aGame(clientOf(product, 'superadmin'))
  const companies = new Map<string, number>()
  for (const name of players) {
    companies.set(name, (await clientOf(product, name)('joinGame', { body: { game: game.id } })).id)
  }
  const ledger: CrashLedger = {
    gameId: game.id,
    saves: new Map(),
    lastRound: 2,
    roundsOpened: 0,
    joined: new Set(companies.values()),
  }
  const prices = new Map<number, number>()
  let running: Promise<unknown> = Promise.resolve()
  const counts = { save: 0, pass: 0 }
  let isOver = false

  async function save(client: Client, companyId: number): Promise<void> {
    const round = await client('getActiveRound', { params: { gameId: game.id } })
    const price = Math.round(((prices.get(companyId) ?? firstPrice) + priceStep) * 100) / 100
    prices.set(companyId, price)
    const place = `${companyId} ${round.id}`
    const before = ledger.saves.get(place)
    // Set before the response: a save that the kill interrupts may be stored or not.
    if (before) before.sent = price
    const params = { roundId: round.id, companyId, area: 'ventes' }
    await client('saveDecisions', { params, body: { decisions: { prixVente: price } } })
    ledger.saves.set(place, { answered: price, sent: price })
    counts.save += 1
  }

  async function pass(client: Client): Promise<void> {
    const { roundNb } = await client('getActiveRound', { params: { gameId: game.id } })
    const query = { expected: roundNb }
    const { round } = await client('passAndOpenRound', { params: { gameId: game.id }, query })
    ledger.lastRound = Math.max(ledger.lastRound, round.roundNb)
    ledger.roundsOpened += 1
    counts.pass += 1
  }

  async function join(root: Client, newcomer: Client): Promise<void> {
    const { id } = await aGame(root)
    ledger.joined.add((await newcomer('joinGame', { body: { game: id } })).id)
  }

  /** Repeats the work whatever the response: refusals and broken connections are expected. */
  async function repeat(work: () => Promise<void>, pauseMs: () => number): Promise<void> {
    while (!isOver) {
      await work().catch(() => undefined)
      await new Promise(resolve => setTimeout(resolve, pauseMs()))
    }
  }

  return {
    ledger,
    begin(current) {
      isOver = false
      const savers = [...companies].map(([name, id]) =>
        repeat(
          () => save(clientOf(current, name), id),
          () => dice(10),
        ),
      )
      running = Promise.all([
        ...savers,
        repeat(
          () => pass(clientOf(current, 'admin')),
          () => dice(120),
        ),
        repeat(
          () => join(clientOf(current, 'superadmin'), clientOf(current, 'joueur4')),
          () => 50 + dice(100),
        ),
      ])
    },
    async answered(kind) {
      const before = counts[kind]
      const deadline = performance.now() + patienceMs
      while (counts[kind] === before && performance.now() < deadline) {
        await new Promise(resolve => setTimeout(resolve, 5))
      }
    },
    async interrupted() {
      isOver = true
      await running
    },
  }
}

const aGame = (root: Client): Promise<Game> =>
  root('createGame', { body: { name: 'Coupure', nbTurns: 100, levelGame: 4, admins: ['admin'] } })
