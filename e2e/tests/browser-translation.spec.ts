import type { Page } from '@playwright/test'
import { openGame } from './player.ts'
import { expect, test } from './product.ts'
import { signIn } from './users.ts'

/** Wraps every text in two elements, as the page translation of a browser does unless the page opts out. */
const translate = (page: Page) =>
  page.evaluate(() => {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    const texts: Node[] = []
    while (walker.nextNode()) texts.push(walker.currentNode)
    for (const text of texts) {
      if (!text.nodeValue?.trim() || /^(SCRIPT|STYLE)$/.test(text.parentNode?.nodeName ?? '')) continue
      const inner = document.createElement('font')
      inner.textContent = text.nodeValue
      const outer = document.createElement('font')
      outer.append(inner)
      text.parentNode?.replaceChild(outer, text)
    }
  })

const areas = [
  ['production', '1234'],
  ['human-resources', '2'],
  ['quality', '1234'],
  ['Research&Development', '1234'],
  ['logistics', '77'],
  ['retail-price', '48'],
  ['marketing', '1234'],
] as const

test('every page tells the browser not to translate it', async ({ request }) => {
  for (const address of ['/', '/login', '/terms-conditions', '/app/user/games', '/nowhere'])
    expect(await (await request.get(address)).text()).toMatch(/<html [^>]*translate="no"/)
})

test('a translated form keeps working and keeps typed values', async ({ browser }) => {
  const page = await openGame(browser, 'joueur4', 'Les vélos du Rhône')
  for (const [area, value] of areas) {
    await page.goto(`/app/user/game-${area}`)
    const field = page.getByRole('main').locator('input[inputmode=decimal]:not([readonly])').first()
    await expect(field).toBeVisible()
    await translate(page)
    for (const typed of ['', 'abc', value]) {
      await field.fill(typed)
      await field.blur()
      await translate(page)
    }
    await expect(field).toHaveValue(new Intl.NumberFormat('en').format(Number(value)))
    await page.reload()
    await expect(field).toHaveValue(new Intl.NumberFormat('en').format(Number(value)))
  }
  await page.context().close()
})

test('a translated page updates every figure that changes', async ({ browser }) => {
  const page = await openGame(browser, 'joueur4', 'Les vélos du Rhône', '/app/user/game-production')
  const table = page.getByRole('table', { name: /^The quarter as it would be/ })
  const produced = table.getByRole('row').filter({ hasText: 'Units produced' }).getByRole('cell').nth(1)
  await expect(produced).toContainText(/\d/)
  await translate(page)
  for (const figure of ['2,000', '2,100']) {
    await page.getByRole('textbox', { name: 'Planned production', exact: true }).fill(figure)
    await expect(produced.locator('bdi').first()).toHaveText(new RegExp(`^${figure}`))
  }
  await page.context().close()
})

test('a translated dialog keeps working and saves typed values', async ({ browser }) => {
  const page = await signIn(browser, 'superadmin', '/app/super_admin/events')
  await page.getByRole('button', { name: 'Create an event' }).click()
  const dialog = page.getByRole('dialog')
  await expect(dialog.locator('input[name=name]')).toBeVisible()
  await translate(page)
  await dialog.getByRole('button', { name: 'Create' }).click()
  await dialog.locator('input[name=name]').fill('Grève des transports')
  await dialog.getByRole('button', { name: 'Add an effect' }).click()
  await translate(page)
  await dialog.locator('select').first().selectOption({ index: 1 })
  await dialog.locator('input[name="effects.0.value"]').fill('-5')
  await dialog.getByRole('button', { name: 'Create' }).click()
  await expect(dialog).toBeHidden()
  await page.reload()
  await page.getByRole('textbox', { name: 'Filter' }).fill('Grève')
  await expect(page.getByRole('row').filter({ hasText: 'Grève des transports' })).toBeVisible()
  await page.context().close()
})
