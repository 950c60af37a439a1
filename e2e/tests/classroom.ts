import { type APIRequestContext, expect } from '@playwright/test'

type Method = 'get' | 'post' | 'put'
type Send = <T = { id: number }>(method: Method, path: string, data?: object) => Promise<T>

/** A person who calls the product without a browser. */
async function signInWithout(request: APIRequestContext, username: string): Promise<Send> {
  const signedIn = await request.post('/api/login', { data: { username, password: username } })
  expect(signedIn.ok(), username).toBe(true)
  const { token } = await signedIn.json()
  return async (method, path, data) => {
    const answer = await request[method](path, { data, headers: { authorization: `Bearer ${token}` } })
    expect(answer.ok(), `${path}: ${answer.status()}`).toBe(true)
    return answer.json()
  }
}

export type Classroom = {
  gameId: number
  name: string
  administrator: Send
  /** Usernames of those who have a company, in the order in which they joined. */
  players: string[]
  pass(): Promise<void>
  /** Saves the sales of the quarter in play for the first so many companies, as drafts when said so. */
  decide(count: number, draft?: boolean): Promise<void>
}

type Plan = { name: string; prefix: string; companies: number; onlyInvited?: number; quarters?: number }

/** A private game of `admin` with as many companies as wanted, and some players who are only invited. */
export async function aClassroom(request: APIRequestContext, plan: Plan): Promise<Classroom> {
  const { name, prefix, companies, onlyInvited = 0, quarters = 4 } = plan
  const root = await signInWithout(request, 'superadmin')
  const [product] = await root<{ id: number }[]>('get', '/api/v1/products')
  const body = {
    name,
    private: true,
    admins: ['admin'],
    id_product: product?.id,
    nbTurns: quarters,
    levelGame: 1,
  }
  const { id: gameId } = await root('post', '/api/v1/game', body)
  const usernames = Array.from({ length: companies + onlyInvited }, (_, index) => `${prefix}${index + 1}`)
  const users = await root<{ id: number }[]>(
    'post',
    '/api/v1/multiple_users',
    usernames.map(username => ({
      username,
      email: `${username}@ecole.fr`,
      password: username,
      age: 20,
      role: 'ROLE_USER',
    })),
  )
  const administrator = await signInWithout(request, 'admin')
  await administrator('post', `/api/v1/invit/game/${gameId}`, users)
  const players = usernames.slice(0, companies)
  const sends = await inOrder(players, async username => {
    const send = await signInWithout(request, username)
    const { id } = await send('post', '/api/v1/companies', { game: gameId })
    return { send, companyId: id }
  })
  return {
    gameId,
    name,
    administrator,
    players,
    async pass() {
      await administrator('post', `/api/v1/rounds/pass0/${gameId}`, [])
    },
    async decide(count, draft = false) {
      const round = await administrator('get', `/api/v1/rounds/actif/${gameId}`)
      await inOrder(sends.slice(0, count), ({ send, companyId }, index) => {
        const path = `/api/v1/decisions/game/${round.id}/criteria/ventes/company/${companyId}`
        return send('put', path, { decisions: { prixVente: 40 + index * 0.5 }, draft })
      })
    },
  }
}

/** One after the other: as many calls at once would only wait for each other. */
async function inOrder<T, R>(
  items: readonly T[],
  work: (item: T, index: number) => Promise<R>,
): Promise<R[]> {
  const done: R[] = []
  for (const [index, item] of items.entries()) done.push(await work(item, index))
  return done
}
