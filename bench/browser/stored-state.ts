import { createClient } from '@trimestre/contract/client'
import { signInPlayers } from '../load/players.ts'
import type { BenchGame } from '../passes/game.ts'
import type { Playground } from '../passes/playground.ts'
import type { StorageState } from './browser.ts'

const stateOf = (url: string, kept: Record<string, string>): StorageState => ({
  cookies: [],
  origins: [{ origin: url, localStorage: Object.entries(kept).map(([name, value]) => ({ name, value })) }],
})

/** Returns the browser storage of the administrator of the games after signing in. */
export async function administratorState({ product }: Playground): Promise<StorageState> {
  const anonymous = createClient({ baseUrl: product.url, getToken: () => null })
  const session = await anonymous('login', { body: { username: 'admin', password: 'admin' } })
  return stateOf(product.url, {
    user: JSON.stringify(session.user),
    role: JSON.stringify(session.user.role),
    token: session.token,
    refresh_token: session.refresh_token,
  })
}

/** Returns the browser storage of the first player of a game, signed in and in the game. */
export async function companyState(playground: Playground, game: BenchGame): Promise<StorageState> {
  const { product, database, jwtSecret } = playground
  const [player] = await signInPlayers(database, game.id, jwtSecret)
  if (!player) throw new Error('nobody plays')
  const call = createClient({ baseUrl: product.url, getToken: () => player.token })
  const [user, entered, company] = await Promise.all([
    playground.call('getUser', { params: { id: player.userId } }),
    call('getGame', { params: { id: game.id } }),
    call('getCompany', { params: { id: player.companyId } }),
  ])
  return stateOf(product.url, {
    user: JSON.stringify(user),
    role: JSON.stringify(user.role),
    token: player.token,
    refresh_token: 'none',
    mode: 'GAME',
    currentGame: JSON.stringify(entered),
    virtualEnterprise: JSON.stringify(company),
  })
}
