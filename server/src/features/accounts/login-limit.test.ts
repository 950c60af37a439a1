import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { createWaitingRooms, type DelayedRun } from '../../platform/auth/waiting-room.ts'
import { Refusal } from '../../platform/http/refusal.ts'
import { refusalOf } from '../../testing/refusals.ts'
import { spawnProduct } from '../../testing/spawn-product.ts'
import { startTestServer, type TestServer } from '../../testing/test-server.ts'
import { type Attempt, createLoginLimit, createRegistrationLimit } from './login-limit.ts'

let server: TestServer
let clock: Date

beforeEach(async () => {
  clock = new Date()
  server = await startTestServer({ now: () => clock, env: { RATE_LIMIT: 'on' } })
})
afterEach(() => server.stop())

const moveClock = (seconds: number) => {
  clock = new Date(clock.getTime() + seconds * 1000)
}

const signIn = async (username: string, password: string) =>
  (await server.client())('login', { body: { username, password } })

/** Stores failure counts as if the attempts had just been made. */
async function afterFailures(counts: Record<string, number>): Promise<void> {
  const ends = new Date(clock.getTime() + 900_000)
  for (const [key, count] of Object.entries(counts)) {
    await server.context.db.$client.query('insert into attempts values ($1, $2, $3, $4)', [
      key,
      count,
      clock,
      ends,
    ])
  }
}

/** Runs attempts on the clock of the test: a waiting attempt continues once the clock has been moved far enough. */
function attemptsOnTheClock() {
  const sleeping: { until: number; wake(): void; attempt: Promise<string> }[] = []
  let checks = 0
  let fallsAsleep: (until: number, wake: () => void) => void = () => undefined
  const pause = (milliseconds: number) =>
    new Promise<void>(resolve => {
      fallsAsleep(clock.getTime() + milliseconds, resolve)
    })
  const rooms: DelayedRun = createWaitingRooms(pause)
  const limit = createLoginLimit(server.context, rooms)

  async function check(isRight: boolean): Promise<{ id: number }> {
    checks += 1
    if (isRight) return { id: checks }
    throw new Refusal('auth/bad-credentials')
  }

  /** Begins an attempt. `now` is its outcome, or `waits` and the milliseconds when it has to wait. */
  async function begin(
    who: Partial<Attempt>,
    isRight: boolean,
  ): Promise<{ now: string; end: Promise<string> }> {
    const attempt = { username: 'joueur1', address: '10.0.0.1', device: null, ...who }
    const asleep = Promise.withResolvers<string>()
    fallsAsleep = (until, wake) => {
      sleeping.push({ until, wake, attempt: end })
      asleep.resolve(`waits ${until - clock.getTime()}`)
    }
    const end: Promise<string> = limit(attempt, () => check(isRight)).then(
      () => 'in',
      (error: { code?: string; retryAfter?: number }) => `${error.code} ${error.retryAfter ?? ''}`.trim(),
    )
    return { now: await Promise.race([end, asleep.promise]), end }
  }

  /** Moves the clock; attempts that have waited long enough continue. */
  async function pass(milliseconds: number): Promise<void> {
    moveClock(milliseconds / 1000)
    const due = sleeping.filter(({ until }) => until <= clock.getTime())
    for (const each of due) {
      sleeping.splice(sleeping.indexOf(each), 1)
      each.wake()
      await each.attempt
    }
  }

  return {
    begin,
    pass,
    right: async (who: Partial<Attempt> = {}) => (await begin(who, true)).now,
    wrong: async (who: Partial<Attempt> = {}) => (await begin(who, false)).now,
    checks: () => checks,
  }
}

it('counts failures of a name from an address across all processes, and returns how long to wait', async () => {
  const { databaseUrl: DATABASE_URL, context } = server
  const other = await spawnProduct({ DATABASE_URL, DATA_DIR: context.config.dataDir, RATE_LIMIT: 'on' })
  const elsewhere = (password: string) =>
    fetch(`${other.url}/api/login`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ username: 'joueur1', password }),
    })
  for (let count = 0; count < 5; count += 1) {
    expect((await refusalOf(signIn('joueur1', 'faux'))).status).toBe(401)
    expect((await elsewhere('faux')).status).toBe(401)
  }
  const refused = await refusalOf(signIn('Joueur1', 'faux'))
  expect(refused).toMatchObject({ status: 429, code: 'auth/too-many-attempts', retryAfter: 1 })
  expect((await elsewhere('faux')).status).toBe(429)
  expect((await elsewhere('joueur1')).status).toBe(200)
  await other.stop()
  moveClock(901)
  expect((await refusalOf(signIn('joueur1', 'faux'))).status).toBe(401)
})

describe('failures of other users', () => {
  it('for a username, from the same address, make its owner wait and never refuse the right password', async () => {
    const { right, wrong, pass } = attemptsOnTheClock()
    for (let count = 0; count < 10; count += 1) expect(await wrong()).toBe('auth/bad-credentials')
    for (const waits of [1000, 2000, 4000, 8000, 10_000, 10_000]) {
      expect(await wrong()).toBe(`waits ${waits}`)
      await pass(waits)
    }
    expect(await right()).toBe('waits 10000')
    expect(await right({ address: '10.0.0.2' })).toBe('in')
    moveClock(900)
    expect(await right()).toBe('in')
  })

  it('are counted by network for IPv6 addresses', async () => {
    const { right, wrong } = attemptsOnTheClock()
    for (let count = 0; count < 10; count += 1) await wrong({ address: `2001:db8::${count}` })
    expect(await right({ address: '2001:db8::ff' })).toBe('waits 1000')
    expect(await right({ address: '2001:db8:0:1::1' })).toBe('in')
  })

  it('with invented usernames do not delay a username that has not failed from the same address', async () => {
    const { right, wrong } = attemptsOnTheClock()
    for (let count = 0; count < 100; count += 1) {
      expect(await wrong({ username: `personne${count}` })).toBe('auth/bad-credentials')
    }
    expect(await wrong({ username: 'personne' })).toBe('auth/too-many-attempts 1')
    expect(await right({ username: 'personne5' })).toBe('waits 1000')
    expect(await right()).toBe('in')
    expect(await right({ username: 'personne5', address: '10.0.0.2' })).toBe('in')
  })

  it('for a username, five a second from many addresses, do not lock its owner out', async () => {
    await afterFailures({ 'login-name:joueur1': 50 })
    const { begin, pass, checks } = attemptsOnTheClock()
    const owner: Promise<string>[] = []
    for (let tick = 0; tick < 5 * 60; tick += 1) {
      await begin({ address: `198.51.${tick >> 8}.${tick & 255}` }, false)
      if (tick % 10 === 5) {
        const { end } = await begin({ address: `192.0.2.${tick / 5}` }, true)
        owner.push(end)
      }
      await pass(200)
    }
    for (let tick = 0; tick < 10; tick += 1) await pass(1000)
    expect(await Promise.all(owner)).toContain('in')
    // 20 places of ten seconds each allow two attempts a second once the wait has grown.
    expect(checks()).toBeLessThan(200)
  })
})

describe('a class of forty behind one address, on unknown devices', () => {
  const pupils = Array.from({ length: 40 }, (_, index) => ({ username: `eleve${index}` }))

  it.each([
    ['one name', () => 'prof'],
    ['invented names', (count: number) => `personne${count}`],
    ['the names of the class', (count: number) => `eleve${count % 40}`],
  ])('signs in while one pupil tries %s', async (_, nameOf) => {
    const { begin, pass } = attemptsOnTheClock()
    let count = 0
    const guess = () => begin({ username: nameOf(count++) }, false)
    for (let tries = 0; tries < 350; tries += 1) await guess()
    await pass(2000)
    const ends: Promise<string>[] = []
    for (const pupil of pupils) {
      await guess()
      ends.push((await begin(pupil, true)).end)
      await pass(500)
    }
    for (let second = 0; second < 20; second += 1) await pass(1000)
    expect(new Set(await Promise.all(ends))).toEqual(new Set(['in']))
  })
})

describe('one guess for each of very many usernames', () => {
  it('is limited for an address: beyond three times its share, sixty wait ten seconds at the same time', async () => {
    await afterFailures({ 'login-address:10.0.0.1': 700 })
    const { begin, right } = attemptsOnTheClock()
    const outcomes: string[] = []
    for (let count = 0; count < 100; count += 1) {
      outcomes.push((await begin({ username: `nom${count}` }, false)).now)
    }
    expect(outcomes.filter(outcome => outcome === 'waits 10000')).toHaveLength(60)
    expect(outcomes.filter(outcome => outcome === 'auth/too-many-attempts 10')).toHaveLength(40)
    expect(await right({ address: '10.0.0.2' })).toBe('in')
    expect(await right({ device: 'own:1' })).toBe('in')
  })

  it('may fail more often where more accounts have signed in, up to a thousand times', async () => {
    await afterFailures({ 'login-address:10.0.0.1': 150, 'login:joueur1@10.0.0.1': 1 })
    const { right } = attemptsOnTheClock()
    expect(await right()).toBe('waits 1000')
    for (let count = 0; count < 26; count += 1) await right({ username: `eleve${count}` })
    expect(await right()).toBe('in')
    await afterFailures({
      'login-accounts:10.0.0.2': 5000,
      'login-address:10.0.0.2': 1000,
      'login:joueur1@10.0.0.2': 1,
    })
    expect(await right({ address: '10.0.0.2' })).toBe('waits 1000')
  })

  it('is limited for a username too when many are sent at once', async () => {
    const [room, verdict] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
    const limit = createLoginLimit(
      server.context,
      createWaitingRooms(() => room.promise),
    )
    const attempt = { username: 'joueur1', address: '10.0.0.1', device: null }
    let checks = 0
    const outcomes: string[] = []
    const guesses = Array.from({ length: 50 }, async () => {
      const check = async () => {
        checks += 1
        await verdict.promise
        throw new Refusal('auth/bad-credentials')
      }
      outcomes.push(await limit(attempt, check).catch((error: Refusal) => error.code))
    })
    // Ten are checked at once, three wait, and the others are refused.
    await expect.poll(() => outcomes).toHaveLength(37)
    await expect.poll(() => checks).toBe(10)
    verdict.resolve()
    room.resolve()
    await Promise.all(guesses)
    expect(outcomes.filter(code => code === 'auth/bad-credentials')).toHaveLength(10)
    expect(checks).toBe(13)
  })
})

describe('a known device', () => {
  const known = { device: 'mine:1' }

  it('signs in however many failures others have made from its address or for its username', async () => {
    await afterFailures({
      'login:joueur1@10.0.0.1': 500,
      'login-address:10.0.0.1': 5000,
      'login-name:joueur1': 5000,
    })
    const { right } = attemptsOnTheClock()
    for (let count = 0; count < 5; count += 1) expect(await right(known)).toBe('in')
    expect(await right({ device: 'another:1' })).toBe('in')
  })

  it('has its own count of failures, beyond which it waits', async () => {
    const { right, wrong, pass } = attemptsOnTheClock()
    for (let count = 0; count < 10; count += 1) expect(await wrong(known)).toBe('auth/bad-credentials')
    expect(await right()).toBe('in')
    expect(await wrong(known)).toBe('waits 1000')
    expect(await right(known)).toBe('waits 2000')
    await pass(2000)
    expect(await right({ device: 'mine:2' })).toBe('in')
  })

  it('that fills its waiting places is treated as an unknown device meanwhile', async () => {
    await afterFailures({ 'login-device:mine:1': 20 })
    const { right, wrong } = attemptsOnTheClock()
    for (let count = 0; count < 3; count += 1) expect(await wrong(known)).toBe('waits 10000')
    for (let count = 0; count < 10; count += 1) expect(await wrong(known)).toBe('auth/bad-credentials')
    expect(await right(known)).toBe('waits 1000')
  })
})

it('accepts three hundred registrations an hour from an address; further ones wait', async () => {
  await afterFailures({ 'register:10.0.0.1': 299 })
  const waited: number[] = []
  const rooms = createWaitingRooms(async milliseconds => void waited.push(milliseconds))
  const limit = createRegistrationLimit(server.context, rooms)
  const register = (address: string) => limit(address, async () => 'made')
  expect(await register('10.0.0.1')).toBe('made')
  expect(waited).toEqual([])
  expect(await register('10.0.0.1')).toBe('made')
  expect(waited).toEqual([1000])
  expect(await register('10.0.0.2')).toBe('made')
  expect(waited).toEqual([1000])
  const crowd = await Promise.allSettled(Array.from({ length: 30 }, () => register('10.0.0.1')))
  const refused = crowd.filter(({ status }) => status === 'rejected')
  expect(refused.length).toBeLessThanOrEqual(20)
})
