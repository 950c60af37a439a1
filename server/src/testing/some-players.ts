import { createAccount } from '../features/users/service.ts'
import type { TestServer } from './test-server.ts'

/** Creates accounts of players that nobody signs in with; returns their ids. */
export const somePlayers = ({ context }: TestServer, usernames: readonly string[]): Promise<number[]> =>
  context.db.transaction(async tx => {
    const ids: number[] = []
    for (const username of usernames) {
      const email = `${username.toLowerCase()}@example.org`
      ids.push((await createAccount(tx, { username, email, passwordHash: '', role: 'ROLE_USER' })).id)
    }
    return ids
  })
