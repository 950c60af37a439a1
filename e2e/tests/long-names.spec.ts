import type { APIRequestContext, Page } from '@playwright/test'
import { caller } from './caller.ts'
import { open, signIn } from './people.ts'
import { openGame } from './player.ts'
import { expect, test } from './product.ts'

/** As long as a name may be, without a place to break it. */
const long = (letter: string) => letter.repeat(255)
const gameName = long('x')
const player = long('u')

async function prepare(request: APIRequestContext): Promise<number> {
  const root = await caller(request, 'superadmin')
  await root('post', '/api/v1/products', { name: long('p') })
  const products = await root<{ id: number; name: string }[]>('get', '/api/v1/products')
  const product = products.find(({ name }) => name === long('p'))?.id
  await root('post', '/api/v1/users', {
    username: player,
    firstName: long('f'),
    lastName: long('l'),
    email: 'long@example.org',
    password: 'a-long-password',
    age: 20,
    role: 'ROLE_USER',
  })
  const event = await root('post', '/api/v1/events', { name: long('e'), description: long('d'), impact: 5 })
  await root('post', '/api/v1/menus', { name: long('m'), position: 90 })
  const { id } = await root('post', '/api/v1/game', {
    name: gameName,
    private: false,
    admins: ['admin'],
    id_product: product,
  })
  const administrator = await caller(request, 'admin')
  await administrator('put', `/api/v1/game/${id}`, { nbTurns: 4, levelGame: 4 })
  for (const [username, password] of [[player, 'a-long-password'], ['joueur1']] as const) {
    const join = await caller(request, username, password)
    await join('post', '/api/v1/companies', { game: id })
  }
  await administrator('post', '/api/v1/event_games', {
    game: id,
    event: event.id,
    nbTrimestre: 1,
    frequency: 2,
    privacy: 2,
  })
  await administrator('post', `/api/v1/rounds/pass0/${id}`, {})
  return id
}

/** What sticks out of the window, or out of a table that had room for its columns. */
const sticksOut = (page: Page) =>
  page.evaluate(() => {
    const width = document.documentElement.clientWidth
    const faults: string[] = []
    if (document.documentElement.scrollWidth > width) {
      const wide = [...document.querySelectorAll('body *')].filter(element => {
        const { left, right, height } = element.getBoundingClientRect()
        return height > 0 && (right > width + 1 || left < -1)
      })
      const name = (element: Element) =>
        `${element.tagName}.${element.className} ${element.textContent?.slice(0, 20)}`
      faults.push(`page ${document.documentElement.scrollWidth}: ${wide.slice(0, 8).map(name).join(' | ')}`)
    }
    return faults
  })

async function expectWithin(page: Page, addresses: readonly string[]): Promise<void> {
  const faults: string[] = []
  for (const address of addresses) {
    await open(page, address)
    await expect(page.getByRole('main').locator('[aria-busy=true]')).toHaveCount(0)
    for (const width of [1280, 360]) {
      await page.setViewportSize({ width, height: 800 })
      for (const fault of await sticksOut(page)) faults.push(`${address} at ${width}: ${fault}`)
    }
  }
  expect(faults).toEqual([])
}

let game = 0
test.beforeAll(async ({ playwright, baseURL }) => {
  const request = await playwright.request.newContext({ baseURL })
  game = await prepare(request)
  await request.dispose()
})

test('no name of the super administrator’s widens a page', async ({ browser }) => {
  const page = await signIn(browser, 'superadmin')
  await expectWithin(
    page,
    [
      'products',
      'users',
      'users?tab=players',
      'games',
      'items',
      'criteria',
      'menu',
      'events',
      'system',
      'journal',
    ].map(screen => `/app/super_admin/${screen}`),
  )
  await page.context().close()
})

test('no name of the administrator’s widens a page', async ({ browser }) => {
  const page = await signIn(browser, 'admin')
  await expectWithin(page, ['/app/admin/games', '/app/admin/users', `/app/admin/pass_trimestre?game=${game}`])
  await page.context().close()
})

test('no name of the player’s widens a page', async ({ browser }) => {
  const page = await openGame(browser, 'joueur1', gameName)
  await expectWithin(page, [
    '/app/user/dashboard',
    '/app/user/games',
    `/app/user/game_details/${game}`,
    '/app/user/profile',
    '/app/user/joined-game',
    '/app/user/game-production',
    '/app/user/game-marketing',
    '/app/user/game-comptabilite',
    '/app/user/game-accounting-balance-sheet',
    '/app/user/game-competitive',
    '/app/user/market-newspaper',
  ])
  await page.context().close()
})
