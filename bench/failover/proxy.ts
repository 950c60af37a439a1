import { once } from 'node:events'
import { openSync } from 'node:fs'
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { runnerFor, spawnAs } from '@trimestre/embedded-postgres/runner'
import { freePort } from '../product.ts'
import type { Server } from './server.ts'

/** A proxy with one address, which leads to the server that accepts writes. */
export type Proxy = { port: number; stop(): Promise<void> }

/** Starts HAProxy in front of the servers; docs/scaling.md shows this configuration. */
export async function startProxy(
  folder: string,
  haproxy: string,
  servers: readonly Server[],
): Promise<Proxy> {
  const port = await freePort()
  const configuration = `
defaults
  mode tcp
  timeout connect 2s
  timeout client 1h
  timeout server 1h
  timeout check 2s
listen postgresql
  bind 127.0.0.1:${port}
  option clitcpka
  option srvtcpka
  option httpchk GET /primary
  default-server inter 500ms fall 2 rise 1 on-marked-down shutdown-sessions
${servers.map(({ name, port: at, checkPort }) => `  server ${name} 127.0.0.1:${at} check port ${checkPort}`).join('\n')}
`
  const path = join(folder, 'haproxy.cfg')
  await writeFile(path, configuration)
  const log = openSync(join(folder, 'haproxy.log'), 'a')
  const child = spawnAs(await runnerFor(folder), haproxy, ['-db', '-f', path], ['ignore', log, log])
  return {
    port,
    async stop() {
      if (child.exitCode !== null) return
      const gone = once(child, 'exit')
      child.kill('SIGKILL')
      await gone
    },
  }
}
