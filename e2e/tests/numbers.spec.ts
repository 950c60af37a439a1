import { caller } from './caller.ts'
import { aPublicGame } from './games.ts'
import { openGameOn } from './player.ts'
import { expect, test } from './product.ts'
import { textIn } from './texts.ts'

/** The displayed value, the value after its first digit is replaced by 9, the pasted text, and how that is read. */
const languages = [
  { language: 'en', shown: '6,000', edited: '9,000', pasted: '46,5', readAs: '46.5' },
  { language: 'de', shown: '46,5', edited: '96,5', pasted: '12.500', readAs: '12.500' },
  { language: 'es', shown: '12.500', edited: '92.500', pasted: '1.5', readAs: '1,5' },
]

test('a number is stored as it was shown, edited or pasted, in each language', async ({ page, request }) => {
  const game = await aPublicGame(request, 'Partie aux milliers', 4)
  const player = await caller(request, 'joueur1')
  const { id } = await player('post', '/api/v1/companies', { game: game.id })
  type Sheet = { areas: Record<string, { name: string; value: number }[]> }
  const stored = async () => {
    const { areas } = await player<Sheet>('get', `/api/v1/companies/${id}/decisions`)
    return Object.values(areas)
      .flat()
      .find(({ name }) => name === 'budgetPublicite')?.value
  }
  await openGameOn(page, 'joueur1', 'Partie aux milliers', '/app/user/game-marketing')
  const field = page.locator('input[name=budgetPublicite]')
  for (const { language, shown, edited, pasted, readAs } of languages) {
    const numberOf = (text: string) =>
      Number(language === 'en' ? text.replace(',', '') : text.replace('.', '').replace(',', '.'))
    const save = async () => {
      await page.getByRole('button', { name: textIn(language, 'ui.save'), exact: true }).click()
      await expect(
        page.getByRole('button', { name: textIn(language, 'ui.saved'), exact: true }),
      ).toBeVisible()
    }
    await page.evaluate(kept => localStorage.setItem('locale', kept), language)
    await page.reload()
    await expect(field).toHaveValue(shown)
    for (const key of ['Home', 'Shift+ArrowRight', '9']) await field.press(key)
    await expect(field).toHaveValue(edited)
    await field.press('Tab')
    await expect(field).toHaveValue(edited)
    await save()
    expect(await stored()).toBe(numberOf(edited))

    await field.fill(pasted)
    const understood = page.getByText(textIn(language, 'ui.readAs').replace('{value}', readAs))
    await expect(understood).toHaveCount(pasted === readAs ? 0 : 1)
    await field.press('Tab')
    await expect(field).toHaveValue(readAs)
    await save()
    expect(await stored()).toBe(numberOf(readAs))
  }
  // Editing the displayed value keeps its thousands separators; an invalid number is restored after a reload.
  await field.fill('12500')
  for (const key of ['Tab', 'End', 'Shift+ArrowLeft', 'Shift+ArrowLeft', '5', 'Tab']) await field.press(key)
  await expect(field).toHaveValue('1.255')
  await field.fill('46 pièces')
  await field.press('Tab')
  await page.reload()
  await expect(field).toHaveValue('46 pièces')
  await expect(field).toHaveAttribute('aria-invalid', 'true')
})
