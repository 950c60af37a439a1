import type { APIRequestContext } from '@playwright/test'
import { type Call, caller } from './caller.ts'

export type Classroom = {
  gameId: number
  name: string
  administrator: Call
  /** Usernames of the players with a company, in the order in which they joined. */
  players: string[]
  pass(): Promise<void>
  /** Saves the sales decisions of the current quarter for the first `count` companies, as drafts if `draft` is set. */
  decide(count: number, draft?: boolean): Promise<void>
}

type Plan = { name: string; prefix: string; companies: number; onlyInvited?: number; quarters?: number }

/** Creates a private game of `admin` with the planned number of companies, and some players who are only invited. */
export async function aClassroom(request: APIRequestContext, plan: Plan): Promise<Classroom> {
  const { name, prefix, companies, onlyInvited = 0, quarters = 4 } = plan
  const root = await caller(request, 'superadmin')
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
  const administrator = await caller(request, 'admin')
  await administrator('post', `/api/v1/invit/game/${gameId}`, users)
  const players = usernames.slice(0, companies)
  const students = await inOrder(players, async username => {
    const call = await caller(request, username)
    const { id } = await call('post', '/api/v1/companies', { game: gameId })
    return { call, companyId: id }
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
      await inOrder(students.slice(0, count), ({ call, companyId }, index) => {
        const path = `/api/v1/decisions/game/${round.id}/criteria/ventes/company/${companyId}`
        return call('put', path, { decisions: { prixVente: 40 + index * 0.5 }, draft })
      })
    },
  }
}

/** Processes the items one after the other: that many concurrent calls would only wait for each other. */
async function inOrder<T, R>(
  items: readonly T[],
  work: (item: T, index: number) => Promise<R>,
): Promise<R[]> {
  const done: R[] = []
  for (const [index, item] of items.entries()) done.push(await work(item, index))
  return done
}
