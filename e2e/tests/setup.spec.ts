import { expect, test } from './product.ts'
import { type Product, setUpLink, startProduct } from './run-product.ts'

let product: Product
test.beforeAll(async () => {
  product = await startProduct({ isFirstStart: true, env: { DEMO_ACCOUNTS: '0' } })
})
test.afterAll(() => product.stop())

test('the first super administrator creates an account with the one-time link', async ({ page }) => {
  const link = setUpLink(product)
  await page.goto(link.replace(/\?.*/, ''))
  await expect(page.getByText('This address is incomplete.')).toBeVisible()

  expect((await page.goto(link))?.status()).toBe(200)
  await page.getByLabel('Username').fill('directrice')
  await page.getByLabel('Email').fill('directrice@ecole.example.fr')
  const choosePassword = async (password: string) => {
    for (const name of ['Password', 'Password confirm'])
      await page.getByRole('textbox', { name, exact: true }).fill(password)
    await page.getByRole('button', { name: 'Continue' }).click()
  }
  await choosePassword('court')
  await expect(page.getByText('Password too short or too common')).toBeVisible()
  await choosePassword('une phrase assez longue')
  await expect(page).toHaveURL(/\/app$/)
  await expect(page.getByRole('button', { name: 'Prepare a class' })).toBeVisible()

  await page.goto(link)
  await page.getByLabel('Username').fill('intrus')
  await page.getByLabel('Email').fill('intrus@ecole.example.fr')
  await choosePassword('une autre phrase longue')
  await expect(page.getByText('The first set-up has already been done.')).toBeVisible()
})
