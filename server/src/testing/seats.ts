import type { Client } from '@trimestre/contract/client'
import type { Seat, Seats } from '@trimestre/contract/seats'
import { aGame, anAccount, type GameDescription } from './build-game.ts'
import { refusalOf } from './refusals.ts'
import type { TestServer } from './test-server.ts'

/** A game with the companies of its first two players. */
export type SeatedGame = { gameId: number; own: number; other: number }

/** The calls of seats, as a test makes them: by `admin` unless another client is given, with people by username. */
export type SeatCalls = {
  idOf(username: string): number
  newPlayers(...names: string[]): Promise<void>
  /** A game of joueur1 and joueur2, each with a company, unless described otherwise. */
  theGame(given?: GameDescription): Promise<SeatedGame>
  create(gameId: number, body?: unknown, by?: Client): Promise<Seat>
  change(companyId: number, body: unknown, by?: Client): Promise<Seat>
  remove(companyId: number, by?: Client): Promise<unknown>
  seat(companyId: number, username: string, body?: unknown, by?: Client): Promise<Seat>
  unseat(companyId: number, username: string, by?: Client): Promise<unknown>
  seatsOf(gameId: number): Promise<Seats>
  seatOf(gameId: number, companyId: number): Promise<Seat | undefined>
  /** The companies of a person in a game, as the virtual enterprise is found. */
  companiesOf(gameId: number, username: string): Promise<number[]>
}

export async function seatCallsOf(server: TestServer): Promise<SeatCalls> {
  const admin = await server.client('admin')
  const ids = new Map<string, number>()
  for (const name of ['admin', 'joueur1', 'joueur2', 'joueur3', 'joueur4'])
    ids.set(name, (await server.session(name)).user.id)
  const idOf = (username: string): number => ids.get(username) ?? 0
  const seatsOf = (id: number) => admin('listSeats', { params: { id } })
  return {
    idOf,
    seatsOf,
    newPlayers: async (...names) => {
      for (const name of names) ids.set(name, await anAccount(server, name))
    },
    theGame: async (given = {}) => {
      const { id, companies } = await aGame(server, { players: ['joueur1', 'joueur2'], ...given })
      return { gameId: id, own: companies[0]?.id ?? 0, other: companies[1]?.id ?? 0 }
    },
    create: (id, body = {}, by = admin) => by('createSeat', { params: { id }, body: body as never }),
    change: (id, body, by = admin) => by('changeSeat', { params: { id }, body: body as never }),
    remove: (id, by = admin) => by('deleteSeat', { params: { id } }),
    seat: (id, username, body = {}, by = admin) =>
      by('setMember', { params: { id, userId: idOf(username) }, body: body as never }),
    unseat: (id, username, by = admin) => by('removeMember', { params: { id, userId: idOf(username) } }),
    seatOf: async (gameId, id) => (await seatsOf(gameId)).seats.find(each => each.id === id),
    companiesOf: async (gameId, username) => {
      const found = await admin('findCompany', { params: { userId: idOf(username), gameId } })
      return found.map(({ id }) => id)
    },
  }
}

/** Waits for a call to be refused and returns its status and violations, each as « path code ». */
export async function violationsOf(call: Promise<unknown>): Promise<(string | number)[]> {
  const { status, violations } = await refusalOf(call)
  return [status, ...violations.map(({ propertyPath, code }) => `${propertyPath} ${code}`)]
}
