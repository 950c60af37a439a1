import { openGame } from './player.ts'
import { expect, test } from './product.ts'
import { signIn } from './users.ts'

test.use({ reducedMotion: 'no-preference' })

test('the first screen of a visit appears at once, later ones with an animation', async ({ browser }) => {
  const page = await signIn(browser, 'joueur2')
  await page.reload()
  const content = page.getByRole('main').locator('[class*=content]').first()
  const animation = () => content.evaluate(shown => getComputedStyle(shown).animationName)
  await expect(content).toBeVisible()
  expect(await animation()).toBe('none')
  await page.getByRole('link', { name: 'Profile', exact: true }).click()
  await expect.poll(animation).toMatch(/enter/)
  await page.context().close()
})

test('no animation runs on a loaded page, visible or not', async ({ browser }) => {
  const page = await openGame(browser, 'joueur2', 'Les vélos du Rhône')
  await expect(page.getByRole('main')).toHaveAttribute('data-page-loaded', 'true')
  const moving = () =>
    page.evaluate(() => document.getAnimations().filter(({ playState }) => playState === 'running').length)
  await expect.poll(moving).toBe(0)
  await page.context().close()
})
