import type { Game } from '@trimestre/contract/games'
import { aGame, type GameDescription } from './build-game.ts'
import { startTestServer, type TestServer, type TestServerOptions } from './test-server.ts'

export type Provocation = (server: TestServer) => Promise<Response>

/** Sends a request with a JSON body, as one of the accounts or anonymously. */
export function send(
  method: string,
  path: string,
  body?: unknown,
  as: string | undefined = 'superadmin',
): Provocation {
  return server =>
    server.fetch(path, {
      ...(as !== undefined && { as }),
      method,
      ...(body !== undefined && {
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(body),
      }),
    })
}

export const anonymously = (method: string, path: string, body?: unknown): Provocation => {
  return server =>
    server.fetch(path, {
      method,
      ...(body !== undefined && {
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(body),
      }),
    })
}

/** Sends a request that a game of this description refuses. */
export function inGame(
  given: GameDescription,
  ask: (game: Game, server: TestServer) => Provocation,
): Provocation {
  return async server => {
    const game = await aGame(server, given)
    return ask(game, server)(server)
  }
}

/** Starts a separate server, for requests that must not affect other tests. */
export function onItsOwn(options: TestServerOptions, provoke: Provocation): Provocation {
  return async () => {
    const own = await startTestServer({ isAlone: true, ...options })
    try {
      const answer = await provoke(own)
      await answer.clone().arrayBuffer()
      return answer
    } finally {
      await own.stop()
    }
  }
}

/** Closes the open quarter of a game and opens the next one. */
export const pass = (game: Game, query = '') =>
  send('POST', `/api/v1/rounds/pass0/${game.id}${query}`, [], 'admin')
