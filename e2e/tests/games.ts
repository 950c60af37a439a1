import type { APIRequestContext } from '@playwright/test'
import { type Call, caller } from './caller.ts'

export type Student = { name: string; call: Call; companyId: number }

export type ClassGame = { gameId: number; name: string; admin: Call; students: string[] }

/** Creates a private game at the first level, where four areas are open, and invites all students. */
export async function openClass(
  request: APIRequestContext,
  name: string,
  students: string[],
): Promise<ClassGame> {
  const root = await caller(request, 'superadmin')
  const { id: gameId } = await root('post', '/api/v1/game', { name, private: true, admins: ['admin'] })
  const admin = await caller(request, 'admin')
  await admin('put', `/api/v1/game/${gameId}`, { nbTurns: 4, levelGame: 1 })
  const accounts = students.map(username => ({
    username,
    email: `${username}@ecole.example.fr`,
    password: username,
    age: 20,
    role: 'ROLE_USER',
  }))
  const users = await admin<{ id: number }[]>('post', '/api/v1/multiple_users', accounts)
  await admin('post', `/api/v1/invit/game/${gameId}`, users)
  return { gameId, name, admin, students }
}

export async function joinClass(request: APIRequestContext, gameId: number, name: string): Promise<Student> {
  const call = await caller(request, name)
  const { id: companyId } = await call('post', '/api/v1/companies', { game: gameId })
  return { name, call, companyId }
}

/** Saves one area of the quarter in play, as its page would. */
export async function decide(
  { call, companyId }: Student,
  gameId: number,
  area: string,
  decisions: Record<string, number>,
  draft = false,
): Promise<void> {
  const round = await call('get', `/api/v1/rounds/actif/${gameId}`)
  const path = `/api/v1/decisions/game/${round.id}/criteria/${area}/company/${companyId}`
  await call('put', path, { decisions, draft })
}

export type PublicGame = { id: number; administrator: Call; pass(): Promise<unknown> }

/** Creates a public game of four quarters, run by `admin`, that any player may join. */
export async function aPublicGame(
  request: APIRequestContext,
  name: string,
  levelGame: number,
): Promise<PublicGame> {
  const root = await caller(request, 'superadmin')
  const { id } = await root('post', '/api/v1/game', { name, private: false, admins: ['admin'] })
  const administrator = await caller(request, 'admin')
  await administrator('put', `/api/v1/game/${id}`, { nbTurns: 4, levelGame })
  return { id, administrator, pass: () => administrator('post', `/api/v1/rounds/pass0/${id}`, {}) }
}
