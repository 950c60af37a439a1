import { expect, test } from './product.ts'

// What each page asks for and from whom is looked at where its weight is.

test('a script that is put into a page does not run', async ({ page }) => {
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
