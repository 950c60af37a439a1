import type { Client } from '@trimestre/contract/client'
import { verifyGame } from '../features/rounds/verify-game.ts'
import type { Database } from '../platform/db/database.ts'
import type { TestServer } from './test-server.ts'

/** Returns what an administrator does with the quarters of a game, and what they read of them. */
export function roundActs(admin: Client) {
  const read = (id: number) => admin('getGame', { params: { id } })
  return {
    read,
    lastId: async (gameId: number) => (await read(gameId)).rounds.at(-1)?.id ?? 0,
    statesOf: async (gameId: number) => (await read(gameId)).rounds.map(({ state }) => state).join(),
    close: (gameId: number) => admin('passRound', { params: { gameId } }),
    pass0: (gameId: number) => admin('passAndOpenRound', { params: { gameId } }),
    undo: (id: number) => admin('undoRound', { params: { id } }),
    rehearse: (id: number) => admin('rehearseRound', { params: { id } }),
    publish: (id: number, body: { at?: string; opensNext?: boolean } = {}) =>
      admin('publishRound', { params: { id }, body }),
    hold: (id: number, delay: number | null = null, opensNext = true) =>
      admin('setPublication', { params: { id }, body: { mode: 'held', delay, opensNext } }),
    reset: (companyId: number) => admin('resetCompany', { params: { id: companyId } }),
  }
}

/** Saves a selling price in the last round of a game, for the company of this player. */
export async function savePrice(server: TestServer, username: string, gameId: number, prixVente: number) {
  const client = await server.client(username)
  const game = await client('getGame', { params: { id: gameId } })
  const params = { roundId: game.rounds.at(-1)?.id ?? 0, companyId: game.companyId ?? 0, area: 'ventes' }
  return client('saveDecisions', { params, body: { decisions: { prixVente } } })
}

/** Recomputes every version of a game: « 3.2 » is version 2 of quarter 3, followed by what differs in it. */
export async function verdictsOf(db: Database, gameId: number): Promise<string[]> {
  const found: string[] = []
  for await (const { quarter, version, difference, chainDifference } of verifyGame(db, gameId)) {
    const fault = difference ?? chainDifference
    found.push(`${quarter}.${version}${fault === undefined ? '' : ` ${JSON.stringify(fault)}`}`)
  }
  return found
}
