import type { Client } from '@trimestre/contract/client'
import type { PeerRoundInput } from '@trimestre/contract/peers'
import type { Team } from './build-team.ts'
import type { TestServer } from './test-server.ts'

/** A peer evaluation of a game. */
export type PeerPlace = { id: number; peerRoundId: number }

/** What each member of a team is given, by username. */
export type PeerMarks = Record<string, number[]>

export const fives = (mark: number): number[] => [mark, mark, mark, mark, mark]

/** Returns what staff and members do with peer evaluations in a test; sessions may have expired meanwhile. */
export function peerActs(server: () => TestServer) {
  const clientOf =
    (username: string): Client =>
    async (name, input) =>
      (await server().client(username))(name, input)
  const admin = clientOf('admin')
  const idOf = async (username: string) => (await server().session(username)).user.id
  async function create(
    { gameId }: Pick<Team, 'gameId'>,
    given: Partial<PeerRoundInput> = {},
  ): Promise<PeerPlace> {
    const body = { title: 'Mi-parcours', ...given }
    const { id } = await admin('createPeerRound', { params: { id: gameId }, body })
    return { id: gameId, peerRoundId: id }
  }
  async function open(team: Pick<Team, 'gameId'>, given: Partial<PeerRoundInput> = {}): Promise<PeerPlace> {
    const params = await create(team, given)
    await admin('openPeerRound', { params })
    return params
  }
  async function rate(params: PeerPlace, as: string, marks: PeerMarks, comment = '') {
    const ratings = await Promise.all(
      Object.entries(marks).map(async ([name, given]) => ({
        userId: await idOf(name),
        ratings: given,
        comment,
      })),
    )
    return clientOf(as)('writePeerForm', { params, body: { ratings } })
  }
  return {
    clientOf,
    admin,
    idOf,
    create,
    open,
    rate,
    close: (params: PeerPlace) => admin('closePeerRound', { params }),
    release: (params: PeerPlace) => admin('releasePeerRound', { params }),
    resultsOf: (params: PeerPlace) => admin('getPeerResults', { params, query: { lang: 'fr' } }),
  }
}
