import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import PostalMime, { type Email } from 'postal-mime'
import type { TestServer } from './test-server.ts'

/** Sends due mails and returns every mail in the server's outbox folder, oldest first. */
export async function readOutbox(server: TestServer): Promise<Email[]> {
  await server.app.outbox.sendDue()
  const folder = join(server.context.config.dataDir, 'outbox')
  const names = await readdir(folder).catch(() => [])
  const numbered = names
    .filter(name => name.endsWith('.eml'))
    .sort((one, other) => Number(/\d+/.exec(one)?.[0]) - Number(/\d+/.exec(other)?.[0]))
  return Promise.all(numbered.map(async name => PostalMime.parse(await readFile(join(folder, name)))))
}

/** Returns the last mail to an address. */
export async function lastMailTo(server: TestServer, address: string): Promise<Email | undefined> {
  return (await readOutbox(server)).findLast(mail => mail.to?.some(to => to.address === address))
}
