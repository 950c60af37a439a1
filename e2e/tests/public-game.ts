import type { APIRequestContext } from '@playwright/test'
import { type Call, caller } from './caller.ts'

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
