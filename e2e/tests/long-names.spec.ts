import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { APIRequestContext, Page } from '@playwright/test'
import { caller } from './caller.ts'
import { openGame } from './player.ts'
import { expect, test } from './product.ts'
import { beginSession, open, signIn } from './users.ts'

/** Returns a name of the maximum length that cannot be broken into lines. */
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

/** Describes the elements that overflow the window, or the dialog, menu or card that contains them. */
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
    // Dialogs, menus and cards clip content that does not fit, or let it overflow their edge.
    for (const box of document.querySelectorAll('[role=dialog], [role=alertdialog], [role=menu], article')) {
      const { left, right } = box.getBoundingClientRect()
      const isScrolled = (element: Element | null): boolean =>
        element !== null &&
        element !== box &&
        (getComputedStyle(element).overflowX !== 'visible' || isScrolled(element.parentElement))
      const out = [...box.querySelectorAll('*')].filter(element => {
        const place = element.getBoundingClientRect()
        const isOut = place.height > 1 && (place.right > right + 1 || place.left < left - 1)
        return isOut && !isScrolled(element.parentElement)
      })
      for (const element of out.slice(0, 3))
        faults.push(`${box.role ?? box.tagName}: ${element.outerHTML.slice(0, 90)}`)
    }
    return faults
  })

/** Expects that a dialog just opened fits on a wide screen and on a phone. */
async function expectOpenedWithin(page: Page): Promise<void> {
  for (const width of [1280, 360]) {
    await page.setViewportSize({ width, height: 800 })
    await expect.poll(() => sticksOut(page), `at ${width}`).toEqual([])
  }
  await page.setViewportSize({ width: 1280, height: 800 })
}

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

test('no long name widens a page of the super administrator', async ({ browser }) => {
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
  await page.setViewportSize({ width: 1280, height: 800 })
  await open(page, '/app/super_admin/games')
  for (const action of ['Edit', 'Assign a teacher', 'Delete']) {
    if (action === 'Assign a teacher') {
      await page.getByRole('button', { name: `More actions: ${gameName}` }).click()
      await page.getByRole('menuitem', { name: action }).click()
    } else await page.getByRole('button', { name: `${action}: ${gameName}` }).click()
    await expect(page.getByRole('dialog').or(page.getByRole('alertdialog'))).toBeVisible()
    await expectOpenedWithin(page)
    await page.keyboard.press('Escape')
    await expect(page.getByRole('dialog').or(page.getByRole('alertdialog'))).toHaveCount(0)
  }
  await page.context().close()
})

test('no long name widens a page of the administrator', async ({ browser }) => {
  const page = await signIn(browser, 'admin')
  await expectWithin(page, [
    '/app',
    '/app/admin/games',
    '/app/admin/users',
    ...['dashboard', 'orders', 'attendance', 'grades', 'expert'].map(
      tab => `/app/admin/games?game=${game}&tab=${tab}`,
    ),
    `/app/admin/pass_trimestre?game=${game}`,
    ...[1, 2, 3, 4, 5, 6, 7, 8, 9, 10].map(
      scene => `/app/admin/pass_trimestre?game=${game}&projector=1&scene=${scene}`,
    ),
  ])
  await open(page, `/app/admin/pass_trimestre?game=${game}`)
  await page.setViewportSize({ width: 1280, height: 800 })
  await page.getByRole('button', { name: 'Passer Trimestre' }).click()
  await expect(page.getByRole('alertdialog')).toBeVisible()
  await expectOpenedWithin(page)
  await page.context().close()
})

test('no long name widens a page of the player', async ({ browser }) => {
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
    '/app/user/debrief',
  ])
  // The figures next to a long name stay visible.
  await open(page, '/app/user/game-competitive')
  await page.getByRole('button', { name: 'Show the table' }).click()
  const names = page.getByRole('table', { name: 'Price and market share' }).getByRole('rowheader')
  await expect(names).toHaveCount(2)
  const widths = await names.evaluateAll(cells => cells.map(cell => cell.getBoundingClientRect().width))
  expect(Math.max(...widths)).toBeLessThan(220)
  await page.context().close()
})

test('no long name widens a mail on a phone', async ({ browser, request, product }) => {
  const root = await caller(request, 'superadmin')
  const body = { name: long('y'), private: true, admins: ['admin'] }
  const { id } = await root('post', '/api/v1/game', body)
  const invited = await beginSession(request, 'joueur2')
  const administrator = await caller(request, 'admin')
  await administrator('post', `/api/v1/invit/game/${id}`, [{ id: JSON.parse(invited.user).id }])
  const outbox = join(product.dataDir, 'outbox')
  let mail = ''
  await expect
    .poll(() => {
      const texts = existsSync(outbox)
        ? readdirSync(outbox).map(name => readFileSync(join(outbox, name), 'utf8'))
        : []
      // Long lines of a mail are wrapped with an equals sign at their end.
      mail = texts.map(text => text.replace(/=\r?\n/g, '')).find(text => text.includes(long('y'))) ?? ''
      return mail
    })
    .not.toBe('')
  const html = mail
    .slice(mail.indexOf('<!doctype html>'))
    .replace(/=([0-9A-F]{2})/g, (_, code) => String.fromCharCode(Number.parseInt(code, 16)))
  const context = await browser.newContext({ viewport: { width: 360, height: 800 } })
  const page = await context.newPage()
  await page.setContent(html)
  await expect(page.getByText(long('y')).first()).toBeVisible()
  expect(await sticksOut(page)).toEqual([])
  await context.close()
})
