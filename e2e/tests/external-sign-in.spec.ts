import { expect, type Page, test } from '@playwright/test'

// The provider and the calls it needs are played here; the server's side is tested with a real provider.

const callbackPage = (told: string) =>
  `<!doctype html><html><head><script src="/oidc-callback.js" defer></script></head><body ${told}></body></html>`

type Play = { told?: string; exchange?: (body: { password?: string }) => { status: number; json: unknown } }

async function playProvider(page: Page, { told = 'data-code="once"', exchange }: Play = {}): Promise<void> {
  const context = page.context()
  const credentials = { username: 'joueur2', password: 'joueur2' }
  const session = await (await context.request.post('/api/login', { data: credentials })).json()
  await context.route('**/api/auth/oidc', route => route.fulfill({ json: { enabled: true, name: 'ENT' } }))
  await context.route('**/api/auth/oidc/start', route =>
    route.fulfill({ contentType: 'text/html', body: callbackPage(told) }),
  )
  await context.route('**/api/auth/oidc/exchange', route => {
    const answer = exchange?.(route.request().postDataJSON())
    return route.fulfill(answer && answer.status !== 200 ? answer : { json: session })
  })
}

const begin = (page: Page) => page.getByRole('button', { name: 'Continue with ENT' }).click()

test('without a provider the pages say so, and the login page offers none', async ({ page }) => {
  for (const path of ['/login-firebase', '/register-firebase', '/reset-firebase']) {
    await page.goto(path)
    await expect(page.getByText('No Data', { exact: true }), path).toBeVisible()
    await expect(page.getByText('No provider is configured.'), path).toBeVisible()
  }
  await page.getByRole('link', { name: 'Back to sign-in' }).click()
  await expect(page.getByLabel('Username')).toBeVisible()
  await expect(page.getByText(/Continue with/)).toHaveCount(0)
})

test('a window of the provider signs in, and next is kept', async ({ page }) => {
  await playProvider(page)
  await page.goto('/login?next=/app/user/dashboard')
  await page.getByRole('link', { name: 'Continue with ENT' }).click()
  await begin(page)
  await expect(page).toHaveURL(/\/app\/user\/dashboard$/)
  await expect.poll(() => page.context().pages().length, { message: 'the window closes' }).toBe(1)
})

test('a browser that refuses the window opens the provider in the page', async ({ page }) => {
  await playProvider(page)
  await page.addInitScript(() => {
    window.open = () => null
  })
  await page.goto('/login-firebase')
  await begin(page)
  await expect(page).toHaveURL(/\/app\/user\/games$/)
})

test('an account with the same e-mail asks for its password before it is linked', async ({ page }) => {
  await playProvider(page, {
    exchange: ({ password }) => {
      if (password === undefined) return { status: 409, json: { status: 409, code: 'auth/link-password' } }
      if (password !== 'joueur2') return { status: 401, json: { status: 401, code: 'auth/bad-credentials' } }
      return { status: 200, json: null }
    },
  })
  await page.goto('/register-firebase')
  await begin(page)
  await expect(page.getByText('An account already has this e-mail address.')).toBeVisible()
  const link = page.getByRole('button', { name: 'Link the two accounts' })
  await link.click()
  await expect(page.getByText('Required', { exact: true })).toBeVisible()
  await page.getByRole('textbox', { name: 'Password' }).fill('faux')
  await link.click()
  await expect(page.getByText('Utilisateur Ou Mot de passe Incorrecte')).toBeVisible()
  await page.getByRole('textbox', { name: 'Password' }).fill('joueur2')
  await link.click()
  await expect(page).toHaveURL(/\/app\/user\/dashboard$/)
})

test('a provider that refuses is said, and can be asked again', async ({ page }) => {
  await playProvider(page, { told: 'data-error="auth/provider-refused"' })
  await page.goto('/login-firebase')
  await begin(page)
  await expect(page.getByRole('alert').first()).toContainText('did not confirm the sign-in')
  await expect(page.getByRole('button', { name: 'Continue with ENT' })).toBeEnabled()
})

test('the password of an external account is not replaced here', async ({ page }) => {
  await playProvider(page)
  await page.goto('/reset-firebase')
  await expect(page.getByText('Your password is managed by ENT.')).toBeVisible()
  await expect(page.getByRole('link', { name: 'Continue with ENT' })).toBeVisible()
  await page.getByRole('link', { name: 'My account has a password here' }).click()
  await expect(page).toHaveURL(/\/reset-password$/)
})
