import type { APIRequestContext, Page } from '@playwright/test'
import { type Call, caller } from './caller.ts'
import { expect, test } from './product.ts'
import { signIn, signInOn } from './users.ts'

// Students join with the code that the wall shows; those without a code ask.

type Class = { id: number; name: string; code: string; admin: Call }

async function aPrivateClass(request: APIRequestContext, name: string): Promise<Class> {
  const root = await caller(request, 'superadmin')
  const { id } = await root('post', '/api/v1/game', { name, private: true, admins: ['admin'] })
  const admin = await caller(request, 'admin')
  await admin('put', `/api/v1/game/${id}`, { nbTurns: 4, levelGame: 1 })
  const { joinCode } = await admin<{ joinCode: string }>('get', `/api/v1/games/${id}`)
  return { id, name, code: joinCode, admin }
}

/** Counts the taps of a student on a phone. */
function tapsOn(page: Page) {
  let count = 0
  return {
    async tap(role: 'textbox' | 'button' | 'link', name: string | RegExp) {
      count += 1
      await page.getByRole(role, { name }).first().tap()
    },
    count: () => count,
  }
}

const phone = { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true }

test('on a phone, a student goes from the code on the wall to a saved price in at most ten taps', async ({
  browser,
  request,
}) => {
  const { id, name, code, admin } = await aPrivateClass(request, 'Classe sans papier')
  const page = await (await browser.newContext(phone)).newPage()
  const { tap, count } = tapsOn(page)
  await page.goto('/join')
  await tap('textbox', 'Class code')
  await page.keyboard.type(`${code.slice(0, 3)} ${code.slice(3)}`.toLowerCase())
  await tap('button', 'Continue')
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
  await tap('textbox', 'Your nickname')
  await page.keyboard.type('Lina')
  await tap('button', 'Enter the game')
  await expect(page).toHaveURL(/\/app\/user\/joined-game/)
  await expect(page.getByText('Your username: Lina')).toBeVisible()
  await tap('link', 'Sales')
  await tap('textbox', 'Selling price')
  await page.getByRole('textbox', { name: 'Selling price' }).fill('49')
  await tap('button', /^Save$/)
  await expect(page.getByRole('button', { name: 'Saved' })).toBeVisible()
  expect(count()).toBeLessThanOrEqual(10)
  const [row] = await admin<{ username: string; saved: string[] }[]>('get', `/api/v1/games/${id}/progress`)
  expect(row).toMatchObject({ username: 'Lina', saved: ['ventes'] })
})

test('the address of the QR code leads to the nickname at once, and with an account to one button', async ({
  browser,
  request,
}) => {
  const { name, code } = await aPrivateClass(request, 'Classe au QR code')
  const page = await (await browser.newContext(phone)).newPage()
  await page.goto(`/join?code=${code}`)
  await expect(page.getByRole('textbox', { name: 'Your nickname' })).toBeVisible()
  await page.getByRole('link', { name: 'I have an account' }).tap()
  await page.getByRole('textbox', { name: 'Username' }).fill('joueur1')
  await page.getByRole('textbox', { name: 'Password' }).fill('joueur1')
  await page.getByRole('button', { name: 'Continue' }).tap()
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
  await page.getByRole('button', { name: 'Join', exact: true }).tap()
  await expect(page).toHaveURL(/\/app\/user\/joined-game/)
})

test('a wrong code, and one that has been closed, each say so', async ({ page, request }) => {
  const { id, code } = await aPrivateClass(request, 'Classe fermée')
  await page.goto('/join?code=AAAAAA')
  await expect(page.getByText('No game has this code. Check the six characters.')).toBeVisible()
  await page.getByRole('textbox', { name: 'Class code' }).fill('ABC')
  await page.getByRole('button', { name: 'Continue' }).click()
  await expect(page.getByText('A code has six characters, without I, O, 0 or 1.')).toBeVisible()
  await (await caller(request, 'admin'))('post', `/api/v1/rounds/pass0/${id}`, {})
  await page.getByRole('textbox', { name: 'Class code' }).fill(code)
  await page.getByRole('button', { name: 'Continue' }).click()
  await expect(page.getByText('This code is closed: ask your teacher to open it again.')).toBeVisible()
})

test('a request to join reaches the control room at once, and its answer opens the game', async ({
  browser,
  page,
  request,
}) => {
  const { id } = await aPrivateClass(request, 'Classe à la demande')
  await signInOn(page, 'admin', `/app/admin/pass_trimestre?game=${id}`)
  await expect(page.getByText('Live', { exact: true })).toBeVisible()
  const student = await signIn(browser, 'joueur2', `/app/user/game_details/${id}`)
  await expect(student.getByText('This game is private')).not.toHaveCount(0)
  await student.getByRole('button', { name: 'Ask to join' }).click()
  await expect(student.getByText('Your request has been sent.')).toBeVisible()
  await expect(page.getByText('1 request', { exact: true })).toBeVisible()
  await page.getByRole('button', { name: 'Accept joueur2' }).click()
  await expect(page.getByText('1 request', { exact: true })).toHaveCount(0)
  await expect(student.getByRole('button', { name: /^Enter/ })).toBeVisible()
})

test('the control room gives a student who forgot the password a new access in two clicks', async ({
  page,
  request,
}) => {
  const { id, code } = await aPrivateClass(request, 'Classe étourdie')
  const answer = await request.post('/api/join', { data: { code, nickname: 'Sacha' } })
  expect(answer.ok()).toBe(true)
  await signInOn(page, 'admin', `/app/admin/pass_trimestre?game=${id}`)
  await page.getByRole('button', { name: 'Actions for Sacha' }).click()
  await page.getByRole('menuitem', { name: 'New access' }).click()
  const shown = page.getByRole('dialog', { name: 'New access for “Sacha”' })
  const password = await shown.locator('dd').nth(1).innerText()
  await caller(request, 'Sacha', password)
})
