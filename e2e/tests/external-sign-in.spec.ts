import type { Page } from '@playwright/test'
import { approveAtProvider, type School, startSchool } from './identity-provider.ts'
import { expect, test } from './product.ts'

test('without a provider the pages show a notice and the login page offers none', async ({ page }) => {
  for (const path of ['/login-firebase', '/register-firebase', '/reset-firebase']) {
    await page.goto(path)
    await expect(page.getByText('No Data', { exact: true }), path).toBeVisible()
    await expect(page.getByText('No provider is configured.'), path).toBeVisible()
  }
  await page.getByRole('link', { name: 'Back to sign-in' }).click()
  await expect(page.getByLabel('Username')).toBeVisible()
  await expect(page.getByText(/Continue with/)).toHaveCount(0)
})

/** Runs in the page and delays messages from other windows, as on a busy machine. */
function delayMessages(milliseconds: number): void {
  const repeated = new WeakSet<Event>()
  window.addEventListener('message', event => {
    if (repeated.has(event)) return
    event.stopImmediatePropagation()
    const { data, origin } = event
    const again = new MessageEvent('message', { data, origin })
    repeated.add(again)
    setTimeout(() => window.dispatchEvent(again), milliseconds)
  })
}

test.describe('with the identity provider of a school', () => {
  let school: School
  test.beforeAll(async () => {
    school = await startSchool()
  })
  test.afterAll(() => school.stop())

  const begin = (page: Page) => page.getByRole('button', { name: 'Continue with ENT' }).click()

  /** Starts the sign-in and returns the window of the provider. */
  async function openWindow(page: Page): Promise<Page> {
    const opened = page.waitForEvent('popup')
    await begin(page)
    return opened
  }

  const refuseWindows = (page: Page) =>
    page.addInitScript(() => {
      window.open = () => null
    })

  test('the window of the provider signs the user in and closes, and `next` is kept', async ({ page }) => {
    await page.goto(`${school.url}/login?next=/app/user/dashboard`)
    await page.getByRole('link', { name: 'Continue with ENT' }).click()
    const popup = await openWindow(page)
    const closed = popup.waitForEvent('close')
    await approveAtProvider(popup, 'alice')
    await closed
    await expect(page).toHaveURL(`${school.url}/app/user/dashboard`)
    await expect(page.getByRole('button', { name: /^Account of/ })).toBeVisible()

    await page.getByRole('button', { name: /^Account of/ }).click()
    await page.getByRole('menuitem', { name: 'Log Out' }).click()
    await expect(page.getByLabel('Username')).toBeVisible()
    await page.goto(`${school.url}/login-firebase`)
    // The provider still has a session of the user, so its window closes automatically.
    await begin(page)
    await expect(page).toHaveURL(`${school.url}/app/user/games`)
  })

  test('a message from the window of the provider is received however late it comes', async ({ page }) => {
    await page.addInitScript(delayMessages, 2000)
    await page.goto(`${school.url}/login-firebase`)
    const popup = await openWindow(page)
    await approveAtProvider(popup, 'claire')
    await expect(page).toHaveURL(`${school.url}/app/user/games`)
    await expect.poll(() => popup.isClosed()).toBe(true)
  })

  test('closing the window without signing in changes nothing', async ({ page }) => {
    await page.goto(`${school.url}/login-firebase`)
    const popup = await openWindow(page)
    await expect(popup.getByPlaceholder('Enter any login')).toBeVisible()
    await expect(page.getByRole('button', { name: 'Continue with ENT' })).toHaveAttribute(
      'aria-disabled',
      'true',
    )
    await popup.close()
    await openWindow(page)
    await expect(page).toHaveURL(`${school.url}/login-firebase`)
  })

  test('a browser that blocks the window visits the provider in the page and returns to `next`', async ({
    page,
  }) => {
    await refuseWindows(page)
    await page.goto(`${school.url}/login-firebase?next=/app/user/profile`)
    await begin(page)
    await approveAtProvider(page, 'bruno')
    await expect(page).toHaveURL(`${school.url}/app/user/profile`)
  })

  test('an account with the same e-mail address requires its password before it is linked', async ({
    page,
  }) => {
    await refuseWindows(page)
    await page.goto(`${school.url}/register-firebase`)
    await begin(page)
    await approveAtProvider(page, 'homonyme')
    await expect(page.getByText('An account already has this email address.')).toBeVisible()
    const link = page.getByRole('button', { name: 'Link the two accounts' })
    await link.click()
    await expect(page.getByText('Required', { exact: true })).toBeVisible()
    await page.getByRole('textbox', { name: 'Password' }).fill('faux')
    await link.click()
    await expect(page.getByText('Utilisateur Ou Mot de passe Incorrecte')).toBeVisible()
    await page.getByRole('textbox', { name: 'Password' }).fill('joueur2')
    await link.click()
    await expect(page).toHaveURL(`${school.url}/app/user/dashboard`)
  })

  test('a refusal by the provider is shown, and the sign-in can be started again', async ({ page }) => {
    await page.goto(`${school.url}/login-firebase`)
    const popup = await openWindow(page)
    await popup.getByRole('link', { name: /Cancel/ }).click()
    await expect(page.getByRole('alert').first()).toContainText('did not confirm the sign-in')
    const again = await openWindow(page)
    await expect(again.getByPlaceholder('Enter any login')).toBeVisible()
  })

  test('the password of an external account cannot be reset here', async ({ page }) => {
    await page.goto(`${school.url}/reset-firebase`)
    await expect(page.getByText('Your password is managed by ENT.')).toBeVisible()
    await expect(page.getByRole('link', { name: 'Continue with ENT' })).toBeVisible()
    await page.getByRole('link', { name: 'My account has a password here' }).click()
    await expect(page).toHaveURL(`${school.url}/reset-password`)
  })
})
