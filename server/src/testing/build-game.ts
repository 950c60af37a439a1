import type { Game } from '@trimestre/contract/games'
import type { TestServer } from './test-server.ts'

export type GameDescription = {
  name?: string
  private?: boolean
  /** The number of quarters to play; null leaves the game unconfigured. */
  nbTurns?: number | null
  levelGame?: number | null
  phase?: Game['phase']
  /** The usernames of the administrators. */
  administrators?: string[]
  /** The usernames of players who are invited and have joined. */
  players?: string[]
  /** The usernames of players who are only invited. */
  invited?: string[]
}

let count = 0

/** Creates a game through the API: by default public, with four quarters and the administrator `admin`. */
export async function aGame(server: TestServer, given: GameDescription = {}): Promise<Game> {
  count += 1
  const { players = [], invited = [], administrators = ['admin'], nbTurns = 4, levelGame = 4 } = given
  const root = await server.client('superadmin')
  const [product] = await root('listProducts')
  const game = await root('createGame', {
    body: {
      name: given.name ?? `Jeu ${count}`,
      private: given.private ?? false,
      nbTurns,
      levelGame,
      phase: given.phase ?? 'Lancement',
      admins: administrators,
      id_product: product?.id ?? null,
    },
  })
  const toInvite = [...players, ...invited]
  if (toInvite.length > 0) {
    const ids = await Promise.all(toInvite.map(async name => (await server.session(name)).user.id))
    await root('invite', { params: { gameId: game.id }, body: ids })
  }
  for (const player of players) {
    const client = await server.client(player)
    await client('joinGame', { body: { game: game.id } })
  }
  return root('getGame', { params: { id: game.id } })
}

/** Creates a player, or another account, whose password is the username. */
export async function anAccount(
  server: TestServer,
  username: string,
  role: 'ROLE_SUPER_ADMIN' | 'ROLE_ADMIN' | 'ROLE_USER' = 'ROLE_USER',
): Promise<number> {
  const root = await server.client('superadmin')
  const email = `${username}@example.org`
  const user = await root('createUser', { body: { username, email, password: username, age: 20, role } })
  return user.id
}
