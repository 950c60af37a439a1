import { expect, test } from './product.ts'

// `weight.spec.ts` checks the requests of each page and their hosts.

test('a script injected into a page does not run', async ({ page }) => {
  await page.goto('/login')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  const hasRun = await page.evaluate(() => {
    const script = document.createElement('script')
    script.textContent = 'document.title = "run"'
    document.body.append(script)
    return document.title === 'run'
  })
  expect(hasRun).toBe(false)
})
