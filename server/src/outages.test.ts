import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { setTimeout as pause } from 'node:timers/promises'
import { readPidFile } from '@trimestre/embedded-postgres/pid-file'
import { afterAll, beforeAll, describe, expect, inject, it, onTestFinished } from 'vitest'
import { type Product, spawnProduct } from './testing/spawn-product.ts'

// While the database is unavailable every request is refused, but the log does not grow with each of them.

type Line = {
  level: string
  event: string
  trouble?: string
  requests?: number
  seconds?: number
  stack?: string
}

const players = 20

describe.runIf(inject('databaseKind') === 'embedded')('an outage of the database', () => {
  let dataDir: string

  beforeAll(async () => {
    dataDir = await mkdtemp(join(tmpdir(), 'trimestre-outage-'))
  })
  afterAll(() => rm(dataDir, { recursive: true, force: true, maxRetries: 5 }))

  it('writes one line when it begins and one when it is over, with the number of refused requests', async () => {
    const product = await spawnProduct({ DATA_DIR: dataDir })
    onTestFinished(() => product.stop())
    const lines: Line[] = []
    if (product.process.stderr)
      createInterface({ input: product.process.stderr }).on('line', line => lines.push(JSON.parse(line)))
    const over = () => lines.filter(({ event }) => event === 'trouble.over')
    let refused = 0
    let isOver = false
    const tokens = await Promise.all(
      ['admin', 'joueur1', 'joueur2', 'joueur3'].map(name => tokenOf(product, name)),
    )
    const playing = Array.from({ length: players }, async (_, index) => {
      const headers = { authorization: `Bearer ${tokens[index % tokens.length]}` }
      while (!isOver) {
        const { status } = await fetch(`${product.url}/api/v1/games`, { headers })
        if (status === 503) refused += 1
        await pause(10)
      }
    })

    for (let restart = 1; restart <= 3; restart += 1) {
      const known = refused
      const { pid = 0 } = (await readPidFile(join(dataDir, 'postgres'))) ?? {}
      process.kill(pid, 'SIGKILL')
      await expect.poll(() => refused).toBeGreaterThan(known + players)
      await expect.poll(() => over().length).toBe(restart)
    }
    isOver = true
    await Promise.all(playing)

    expect(lines.map(({ event, trouble }) => `${event} ${trouble}`)).toEqual(
      Array.from({ length: 3 }, () => [
        'trouble.began server/unavailable',
        'trouble.over server/unavailable',
      ]).flat(),
    )
    expect(over().reduce((sum, { requests = 0 }) => sum + requests, 0)).toBe(refused)
    expect(lines.filter(({ stack }) => stack !== undefined)).toEqual([])
  })
})

async function tokenOf({ url }: Product, username: string): Promise<string> {
  const headers = { 'content-type': 'application/json' }
  const body = JSON.stringify({ username, password: username })
  const answer = await fetch(`${url}/api/login`, { method: 'POST', headers, body })
  return ((await answer.json()) as { token: string }).token
}
