import type { Page } from '@playwright/test'
import { languageCodes, languages } from '@trimestre/contract/languages'
import { includesPart } from '../../testing/parts.ts'
import { caller } from './caller.ts'
import { openGameOn } from './player.ts'
import { expect, test } from './product.ts'
import { readLocale } from './texts.ts'

type Catalogue = { item: Record<string, { label: string; what: string; effects: string }> }

const catalogueOf = (language: string) => readLocale(language, 'catalogue') as Catalogue

/** Returns the button that opens a part of a decision’s help: 0 for its meaning, 1 for its effects, 2 for advice. */
function helpOf(page: Page, label: string, part: number) {
  return page.getByRole('button', { name: label }).and(page.locator('[aria-controls]')).nth(part)
}

/** Opens a page of the game as a player who uses this language. */
async function playIn(page: Page, language: string, address: string): Promise<void> {
  await page.addInitScript(kept => localStorage.setItem('locale', kept), language)
  await openGameOn(page, 'joueur2', 'Les vélos du Rhône', address)
}

/** The other languages are tested only with the part « languages ». */
const shown = includesPart('languages') ? languageCodes : (['fr', 'ar'] as const)

for (const language of shown) {
  test(`decisions are named and explained in ${language}`, async ({ page }) => {
    const { prixVente, creditT1 } = catalogueOf(language).item
    await playIn(page, language, '/app/user/game-retail-price')
    await expect(page.locator('html')).toHaveAttribute('lang', language)
    await expect(page.locator('html')).toHaveAttribute('dir', languages[language].dir)
    await expect(page.getByRole('textbox', { name: prixVente?.label ?? '' })).toBeVisible()
    await expect(page.getByRole('textbox', { name: creditT1?.label ?? '' })).toBeVisible()
    await helpOf(page, prixVente?.label ?? '', 0).click()
    await expect(page.getByText(prixVente?.what ?? '')).toBeVisible()
    // A text that a catalogue lacks would appear as its key.
    const shown = await page.getByRole('main').innerText()
    expect(shown.match(/\b[a-z]\w+\.[a-z]\w+\b/g) ?? []).toEqual([])
    await expect(page.getByText('undefined')).toHaveCount(0)
  })
}

test('a British browser opens in English (UK), which stands next to English', async ({ browser }) => {
  const context = await browser.newContext({ locale: 'en-GB' })
  const page = await context.newPage()
  await page.goto('/')
  await expect(page.locator('html')).toHaveAttribute('lang', 'en-GB')
  await page.getByRole('button', { name: 'EN-GB – language: English (UK)' }).click()
  const names = await page.getByRole('menuitemradio').allInnerTexts()
  expect(names.slice(1, 3)).toEqual(['English', 'English (UK)'])
  await page.getByRole('textbox', { name: 'Username' }).fill('admin')
  await page.getByRole('textbox', { name: 'Password' }).fill('not the password')
  await page.getByRole('button', { name: 'Continue' }).click()
  await expect(page.getByText('Wrong username or password')).toBeVisible()
  await page.getByRole('button', { name: 'EN-GB – language: English (UK)' }).click()
  await page.getByRole('menuitemradio', { name: 'English', exact: true }).click()
  await expect(page.locator('html')).toHaveAttribute('lang', 'en')
  await context.close()
})

test('a decision reworded by a super administrator shows the new wording, in Arabic too', async ({
  page,
  request,
}) => {
  const { budgetPublicite } = catalogueOf('ar').item
  const root = await caller(request, 'superadmin')
  const items = await root<{ id: number; key: string; name: string; menu: string }[]>('get', '/api/v1/items')
  const item = items.find(({ key }) => key === 'budgetPublicite')
  await root('put', `/api/v1/items/${item?.id}`, {
    name: item?.name,
    menu: item?.menu,
    itemDescription: { description2: 'La publicité fait connaître la marque.' },
  })
  await playIn(page, 'ar', '/app/user/game-marketing')
  const label = budgetPublicite?.label ?? ''
  await expect(page.getByRole('textbox', { name: label })).toBeVisible()
  await helpOf(page, label, 1).click()
  await expect(page.getByText('La publicité fait connaître la marque.')).toBeVisible()
  await helpOf(page, label, 0).click()
  await expect(page.getByText(budgetPublicite?.what ?? '')).toBeVisible()
})
