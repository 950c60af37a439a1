import type { Page } from '@playwright/test'
import { expectNoFault } from './axe.ts'
import { expect, test } from './product.ts'
import { storePreferences, textIn } from './texts.ts'
import { signIn } from './users.ts'
import { viewsFor } from './views.ts'

/**
 * French is checked in the light scheme and Arabic in the dark one; `accessibility.spec.ts` checks the screens
 * themselves.
 */
const schemes = { fr: 'light', ar: 'dark' } as const
const wide = { width: 1280, height: 800 }
const narrow = { width: 360, height: 740 }

/**
 * The dialogs of each page, by the button that opens them on the page or in a named row; forms are submitted empty to
 * show their errors.
 */
/** `row` is a name, or the key of one that is translated; `inMenu` says that the button is in the menu of the row. */
type Opened = { button: string; row?: string; isForm?: true; inMenu?: true }
const pages: Record<string, Opened[]> = {
  // Rows made by earlier tests fill the first page of a list, so the filter finds the rows of the demonstration.
  'users?administrators.filter=admin': [
    { button: 'admin:users.create', isForm: true },
    { button: 'common:ui.edit', row: 'admin' },
    { button: 'admin:users.disable', row: 'admin' },
    { button: 'common:ui.delete', row: 'admin' },
  ],
  'users?tab=players': [],
  'users?tab=roles': [],
  products: [
    { button: 'super:products.create', isForm: true },
    { button: 'common:ui.delete', row: 'catalogue:product.veloUrbain.name' },
  ],
  items: [{ button: 'super:items.create', isForm: true }],
  menu: [{ button: 'super:menus.create', isForm: true }],
  events: [{ button: 'super:events.create', isForm: true }],
  'games?filter=Rhône': [
    { button: 'super:games.create', isForm: true },
    { button: 'super:games.assign', row: 'Les vélos du Rhône', inMenu: true },
    { button: 'admin:demo.action', row: 'Les vélos du Rhône', inMenu: true },
    { button: 'common:ui.delete', row: 'Les vélos du Rhône' },
  ],
  criteria: [],
}

const inFront = '[role=dialog], [role=alertdialog]'

/** Expects that on a phone nothing is wider than the page or the dialog in front. */
async function expectNarrow(page: Page, what: string): Promise<void> {
  await page.setViewportSize(narrow)
  const tooWide = await page.evaluate(
    dialogs =>
      [document.documentElement, ...document.querySelectorAll(dialogs)]
        .map(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)
        .filter(pixels => pixels > 0),
    inFront,
  )
  expect.soft(tooWide, `${what}, narrow`).toEqual([])
  await page.setViewportSize(wide)
}

/** Expects this part of the page to be accessible and to fit on a phone. */
async function check(page: Page, what: string, part = inFront): Promise<void> {
  await expectNoFault(page, what, part)
  await expectNarrow(page, what)
}

test.describe.configure({ mode: 'parallel' })

const locales = ['fr', 'ar'] as const

for (const locale of locales) {
  const text = (key: string) => textIn(locale, key.split(':')[1] ?? '', key.split(':')[0])

  test(`the screens and dialogs of the super administrator are accessible, ${locale}`, async ({
    browser,
  }) => {
    const page = await signIn(browser, 'superadmin')
    await storePreferences(page, locale, { scheme: schemes[locale], reduceMotion: true })
    for (const [turn, [path, dialogs]] of Object.entries(pages).entries()) {
      if (!viewsFor(locales, turn).includes(locale)) continue
      await page.goto(`/app/super_admin/${path}`)
      await expect(page.getByRole('main').locator('[aria-busy=true]')).toHaveCount(0)
      await expect(
        page.getByRole('main').getByRole('textbox').or(page.getByRole('tab')).first(),
      ).toBeVisible()
      await expectNarrow(page, path)
      for (const { button, row, isForm, inMenu } of dialogs) {
        // In Arabic, a name in Latin script is wrapped in isolating characters.
        const named = row?.includes(':') ? text(row) : row
        const name = named ? new RegExp(`^${text(button)}\\s?: \u2068?${named}\u2069?$`) : text(button)
        if (inMenu && named) {
          await page
            .getByRole('row')
            .filter({ hasText: named })
            .locator('button[aria-haspopup=menu]:visible')
            .click()
          await page.getByRole('menuitem', { name: text(button), exact: true }).click()
        } else await page.getByRole('main').getByRole('button', { name, exact: true }).click()
        const dialog = page.getByRole('dialog').or(page.getByRole('alertdialog'))
        await expect(dialog).toBeVisible()
        if (isForm) {
          await dialog.getByRole('button', { name: text('common:ui.create'), exact: true }).click()
          await expect(
            dialog.getByText(text('common:validation.required'), { exact: true }).first(),
          ).toBeVisible()
        }
        await check(page, `${path}, ${button}`)
        await page.keyboard.press('Escape')
        await expect(dialog).toBeHidden()
      }
    }
    await page.context().close()
  })

  test(`importing a list and correcting the criteria of a game are accessible, ${locale}`, async ({
    browser,
  }) => {
    const page = await signIn(browser, 'superadmin')
    await storePreferences(page, locale, { scheme: schemes[locale], reduceMotion: true })
    await page.goto('/app/super_admin/users?tab=players')
    await page.getByRole('button', { name: text('admin:import.open') }).click()
    const dialog = page.getByRole('dialog')
    const verify = dialog.getByRole('button', { name: text('admin:import.check') })
    await verify.click()
    await check(page, 'a list')
    const list = dialog.getByRole('textbox', { name: text('admin:import.list') })
    await list.fill(`vue2.${locale};vue2.${locale}@ecole.example.fr;20\nvue.${locale};pas-une-adresse;x`)
    await verify.click()
    await expect(dialog.locator('[aria-invalid=true]')).toHaveCount(2)
    await check(page, 'the preview of a list')
    await dialog.locator('[aria-invalid=true]').first().fill(`vue.${locale}@ecole.example.fr`)
    await dialog.locator('[aria-invalid=true]').last().fill('21')
    await page.keyboard.press('Tab')
    await expect(dialog.getByText(text('admin:import.noFault'))).toBeVisible()
    await dialog.locator('button:not([disabled])', { hasText: /2/ }).click()
    await expect(dialog.getByRole('button', { name: text('admin:import.print') })).toBeVisible()
    await check(page, 'the accesses')

    await page.goto('/app/super_admin/criteria')
    const fields = page.getByRole('main').getByRole('textbox')
    await fields.nth(1).fill('x')
    await fields.nth(2).fill('1.5')
    await check(page, 'criteria with a fault', 'main')
    await page.context().close()
  })
}
