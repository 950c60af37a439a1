import type { APIRequestContext, Page } from '@playwright/test'
import { includesPart } from '../../testing/parts.ts'
import { nextYear } from './administrator.ts'
import { caller } from './caller.ts'
import { aClassroom, type Classroom } from './classroom.ts'
import { expect, test } from './product.ts'
import { textIn } from './texts.ts'
import { row, signIn } from './users.ts'
import { applyView, expectUsable, type View, views } from './views.ts'

const gameName = 'Promotion accessible'

let room: Classroom
let page: Page
let request: APIRequestContext

test.describe.configure({ mode: 'serial' })

test.beforeAll(async ({ browser, playwright, baseURL }) => {
  request = await playwright.request.newContext({ baseURL })
  room = await aClassroom(request, { name: gameName, prefix: 'accessible', companies: 3, onlyInvited: 2 })
  await room.decide(2)
  await room.pass()
  const events = await room.administrator<{ id: number; name: string }[]>('get', '/api/v1/events')
  const event = events.find(({ name }) => name !== 'Impôt')
  const body = { game: room.gameId, event: event?.id, nbTrimestre: 2, frequency: 2, privacy: 2 }
  await room.administrator('post', '/api/v1/event_games', body)
  const passage = { game: room.gameId, date: `12/24/${nextYear}`, heure: 14, minute: 35 }
  await room.administrator('post', '/api/v1/round_passes', passage)
  const root = await caller(request, 'superadmin')
  await root('post', '/api/v1/game', { name: 'Promotion à venir', private: true, admins: ['admin'] })
  page = await signIn(browser, 'admin')
})
test.afterAll(async () => {
  await page.context().close()
  await request.dispose()
})

const dialog = () => page.getByRole('dialog').last()
const question = () => page.getByRole('alertdialog')

async function close(): Promise<void> {
  await page.keyboard.press('Escape')
  await expect(page.locator('[data-modal=panel]')).toHaveCount(0)
}

/** Chooses an action in the row of `name`: a button or, on a phone, an entry of its menu. */
async function act({ width }: View, name: string, action: string): Promise<void> {
  const own = row(page, name).first()
  if (width < 600) {
    await own.locator('button[aria-haspopup=menu]:visible').click()
    await page.getByRole('menuitem', { name: action, exact: true }).click()
  } else await own.getByRole('button', { name: new RegExp(`^${action}`) }).click()
}

/**
 * The test opens nine dialogs; in the gate, only on a wide page from left to right and a narrow one from right to left.
 */
const seen = includesPart('accessibility') ? views : [views[0], views[2]]

for (const view of seen)
  test(`preparing and running a class is accessible: ${Object.values(view).join(' ')}`, async () => {
    const text = (key: string, namespace?: string) => textIn(view.language, key, namespace)
    const check = (where: string) => expectUsable(page, view, where)
    await applyView(page, view)

    await page.goto('/app')
    await page.getByRole('button', { name: text('class.prepare', 'control') }).click()
    await dialog().getByLabel(text('class.name', 'control')).fill('')
    await dialog()
      .getByRole('button', { name: text('class.create', 'control') })
      .click()
    await expect(dialog().getByText(text('validation.required')).first()).toBeVisible()
    await check('a class to prepare, refused')
    await page.keyboard.press('Escape')
    await question()
      .getByRole('button', { name: text('dialog.confirm'), exact: true })
      .click()
    await expect(dialog()).toHaveCount(0)

    await page.goto(`/app/admin/pass_trimestre?game=${room.gameId}`)
    await page.getByRole('button', { name: text('moreTime', 'control') }).click()
    await expect(page.getByRole('menuitem').first()).toBeVisible()
    await check('the times of the next passage')
    await page.keyboard.press('Escape')

    await page.goto(`/app/admin/games?game=${room.gameId}&tab=expert&columns=username,round,valeurSociete`)
    await page.getByRole('button', { name: /\(\d+\/\d+\)/ }).click()
    await check('the choice of columns')

    await page.goto(`/app/admin/games?game=${room.gameId}&tab=orders`)
    await act(view, 'accessible1', text('reset', 'overview'))
    await expect(question()).toBeVisible()
    await check('the question before a reset')
    await close()
    await act(view, 'accessible1', text('myGames.dashboard'))
    await expect(dialog().getByRole('table').first()).toBeVisible()
    await check('the dashboard of a player')
    await close()

    await page.goto('/app/admin/games')
    await act(view, gameName, text('myGames.events'))
    await expect(dialog().getByText(text('events.locked', 'admin'))).toBeVisible()
    await check('the events of a game')
    await close()
    await act(view, gameName, text('myGames.schedule'))
    await expect(dialog().getByText('14:35')).toBeVisible()
    await check('the scheduled passes')
    await act(view, '14:35', text('schedule.cancel', 'admin'))
    await expect(question()).toBeVisible()
    await check('the question before a passage is cancelled')
    await question().getByRole('button').first().click()
    await close()
    await act(view, 'Promotion à venir', text('myGames.pass'))
    await expect(question()).toBeVisible()
    await check('the question about a game that is not configured')
    await close()
  })
