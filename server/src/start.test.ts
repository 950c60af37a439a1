import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterEach, describe, expect, inject, it } from 'vitest'
import { type RunningProduct, readyAddress, runProduct } from './testing/run-product.ts'
import { createDatabase } from './testing/test-server.ts'

const main = fileURLToPath(new URL('./main.ts', import.meta.url))
const atEnd: (() => Promise<unknown>)[] = []

afterEach(async () => {
  for (const end of atEnd.splice(0).reverse()) await end()
})

function run(env: Record<string, string>): RunningProduct {
  const product = runProduct(main, env)
  atEnd.push(async () => {
    if (product.child.exitCode === null) product.child.kill('SIGKILL')
    await product.ended
  })
  return product
}

/** Returns the settings of an empty database of this run's kind. */
async function emptyHome(): Promise<Record<string, string>> {
  const folder = await mkdtemp(join(tmpdir(), 'trimestre-start-'))
  atEnd.push(() => rm(folder, { recursive: true, force: true }))
  if (inject('databaseKind') === 'embedded') return { DATA_DIR: folder }
  const database = await createDatabase()
  atEnd.push(() => database.drop())
  return { DATA_DIR: folder, DATABASE_URL: database.url }
}

describe('the product as a process', () => {
  it('prints its address and the open accounts, responds, and ends properly on SIGTERM', async () => {
    const home = await emptyHome()
    const product = run({ ...home, PORT: '0' })
    const address = await readyAddress(product)
    expect(product.output()).toContain('superadmin, admin, joueur1')
    expect(product.output()).toContain('Warning: these passwords are public')
    const health = await fetch(`${address}/api/health`)
    const database = inject('databaseKind') === 'embedded' ? 'embedded' : 'postgresql'
    expect(await health.json()).toMatchObject({ status: 'ok', database })

    const port = new URL(address).port
    const second = run({ ...(await emptyHome()), PORT: port })
    expect(await second.ended).toBe(1)
    expect(second.output()).toContain(`Port ${port} is already in use.`)
    expect(second.output()).not.toMatch(/\n\s+at /)

    product.child.kill('SIGTERM')
    expect(await product.ended).toBe(0)
    const again = run({ ...home, PORT: '0' })
    await readyAddress(again)
  })

  it('ends with a plain message when a setting or the database is invalid', async () => {
    // Port 1 is never assigned; a port that was free a moment ago may be in use by now.
    const cases: [Record<string, string>, string][] = [
      [{ PORT: 'eighty' }, 'PORT must be a whole number'],
      [
        { PUBLIC_URL: 'http://127.0.0.1/trimestre' },
        'PUBLIC_URL must have no path: the product is served at the root of a name of its own.',
      ],
      [{ DATABASE_URL: 'postgresql://u:secret@127.0.0.1:1/x' }, '127.0.0.1:1/x) cannot be used'],
    ]
    for (const [env, message] of cases) {
      const product = run({ ...(await emptyHome()), ...env })
      expect(await product.ended).toBe(1)
      expect(product.output()).toContain(message)
      expect(product.output()).not.toMatch(/secret|\n\s+at /)
    }
  })

  it('has no public password behind a proxy, and refuses to start on data that has one', async () => {
    const behindProxy = { PORT: '0', PUBLIC_URL: 'https://jeu.ecole.example', TRUST_PROXY: '1' }
    const fresh = run({ ...(await emptyHome()), ...behindProxy })
    await expect.poll(fresh.output).toContain('/setup?token=')
    const printed = fresh.output()
    expect(printed).toMatch(/^ {2}https:\/\/jeu\.ecole\.example\/setup\?token=[\w-]{43}$/m)
    expect(printed).not.toContain('superadmin')

    const home = await emptyHome()
    const atHome = run({ ...home, PORT: '0' })
    await readyAddress(atHome)
    atHome.child.kill('SIGTERM')
    await atHome.ended
    const outside = run({ ...home, ...behindProxy })
    expect(await outside.ended).toBe(1)
    expect(outside.output()).toMatch(/^Others can reach this server .*superadmin, .* DEMO_ACCOUNTS=1 .*$/m)
    expect(outside.output()).not.toMatch(/\n\s+at /)
  })

  it('prints a set-up link at each start until there is a super administrator, also after a failed start', async () => {
    const home = { ...(await emptyHome()), PORT: '0', DEMO_ACCOUNTS: '0' }
    const mistyped = run({ ...home, HOST: '192.0.2.1' })
    expect(await mistyped.ended).toBe(1)
    expect(mistyped.output()).not.toContain('/setup')
    const first = run(home)
    const address = await readyAddress(first)
    const [, token = ''] = /\/setup\?token=([\w-]{43})\n/.exec(first.output()) ?? []
    const chef = { token, username: 'chef', email: 'chef@example.org', password: 'phrase bien secrète' }
    const body = JSON.stringify(chef)
    const headers = { 'content-type': 'application/json' }
    const made = await fetch(`${address}/api/setup`, { method: 'POST', headers, body })
    expect(made.status).toBe(201)
    first.child.kill('SIGTERM')
    await first.ended
    const second = run(home)
    await readyAddress(second)
    expect(second.output()).not.toContain('/setup')
  })

  it('creates nothing when the administrator in the settings has a public password', async () => {
    const home = await emptyHome()
    const asked = { ...home, PORT: '0', HOST: '0.0.0.0', ADMIN_USERNAME: 'prof' }
    const refused = run({ ...asked, ADMIN_PASSWORD: 'prof' })
    expect(await refused.ended).toBe(1)
    expect(refused.output()).toMatch(/^ADMIN_PASSWORD must have 6 to 200 characters, [^\n]+\n$/)
    expect(await readdir(home.DATA_DIR ?? '')).toEqual([])
  })
})
