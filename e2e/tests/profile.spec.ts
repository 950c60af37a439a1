import type { APIRequestContext, Page } from '@playwright/test'
import { expectMessage } from './messages.ts'
import { expect, test } from './product.ts'
import { signIn } from './users.ts'

/** Registers a new player, so that the changes affect no other test. */
async function newPlayer(request: APIRequestContext, username: string): Promise<void> {
  const data = { username, firstName: 'Léa', lastName: 'Petit', age: 19, password: username }
  const answer = await request.post('/api/user/register', {
    data: { ...data, email: `${username}@ecole.example.fr` },
  })
  expect(answer.status()).toBe(201)
}

/** Returns a landscape picture with two colours, drawn by the browser. */
async function aPicture(page: Page): Promise<Buffer> {
  const address = await page.evaluate(() => {
    const canvas = document.createElement('canvas')
    canvas.width = 600
    canvas.height = 300
    const context = canvas.getContext('2d')
    if (!context) throw new Error('no canvas')
    context.fillStyle = '#c62828'
    context.fillRect(0, 0, 300, 300)
    context.fillStyle = '#1565c0'
    context.fillRect(300, 0, 300, 300)
    return canvas.toDataURL('image/png')
  })
  return Buffer.from(address.split(',')[1] ?? '', 'base64')
}

/** Returns the colour in the middle of the picture at the top of the profile. */
const middleColour = (page: Page) =>
  page.evaluate(async () => {
    const image = document.querySelector<HTMLImageElement>('main form img')
    await image?.decode()
    const canvas = document.createElement('canvas')
    canvas.width = canvas.height = 3
    const context = canvas.getContext('2d')
    if (!context || !image) throw new Error('no picture')
    context.drawImage(image, 0, 0, 3, 3)
    const [red = 0, , blue = 0] = context.getImageData(1, 1, 1, 1).data
    return red > blue ? 'red' : 'blue'
  })

const card = (page: Page, name: string) => page.getByRole('region', { name })

test('a player changes the profile, and the shell shows it at once', async ({ browser, request }) => {
  await newPlayer(request, 'profil.lea')
  const page = await signIn(browser, 'profil.lea', '/app/user/profile')
  const profile = card(page, 'Modification du profil')
  await expect(profile.getByText('utilisateur', { exact: true })).toBeVisible()
  await profile.getByLabel('First name').fill('Léna')
  await profile.getByLabel('Female').check()
  await profile.getByLabel('Age').fill('20')
  await profile.getByRole('radio', { name: 'Blue headscarf, green jumper' }).check()
  await profile.getByRole('button', { name: 'Save' }).click()
  await expectMessage(page, /^Saved$/)
  await expect(page.getByRole('button', { name: 'Account of Léna Petit' })).toBeVisible()
  await page.reload()
  await expect(profile.getByLabel('First name')).toHaveValue('Léna')
  await expect(profile.getByLabel('Age')).toHaveValue('20')
  await expect(profile.getByLabel('Female')).toBeChecked()
  await expect(profile.getByRole('radio', { name: 'Blue headscarf, green jumper' })).toBeChecked()
  await page.context().close()
})

test('a change of e-mail address can be cancelled until it is confirmed', async ({ browser, request }) => {
  await newPlayer(request, 'profil.ada')
  const page = await signIn(browser, 'profil.ada', '/app/user/profile')
  const profile = card(page, 'Modification du profil')
  await profile.getByLabel('Email').fill('ada.neuve@ecole.fr')
  await profile.getByRole('button', { name: 'Save' }).click()
  const waiting = profile.getByRole('status').filter({ hasText: 'ada.neuve@ecole.fr' })
  await expect(waiting).toBeVisible()
  await waiting.getByRole('button', { name: 'Cancel the change' }).click()
  await expectMessage(page, 'The change of address is cancelled.')
  await expect(waiting).toBeHidden()
  await page.reload()
  await expect(profile.getByLabel('Email')).toHaveValue('profil.ada@ecole.example.fr')
  await expect(waiting).toBeHidden()
  await page.context().close()
})

test('invalid fields show their errors and keep the typed values', async ({ browser, request }) => {
  await newPlayer(request, 'profil.max')
  const page = await signIn(browser, 'profil.max', '/app/user/profile')
  const profile = card(page, 'Modification du profil')
  await profile.getByLabel('Age').fill('vingt')
  await profile.getByLabel('Email').fill('max@ecole')
  await profile.getByLabel('Username').fill('')
  await profile.getByRole('button', { name: 'Save' }).click()
  await expect(profile.getByRole('alert').filter({ hasText: 'Must be a number' })).toBeVisible()
  await expect(profile.getByText('Invalid email', { exact: true })).toBeVisible()
  await expect(profile.getByText('Required', { exact: true })).toBeVisible()
  await expect(profile.getByLabel('Username')).toBeFocused()

  await profile.getByLabel('Username').fill('joueur1')
  await profile.getByLabel('Age').fill('20')
  await profile.getByLabel('Email').fill('max@ecole.fr')
  await profile.getByRole('button', { name: 'Save' }).click()
  await expect(profile.getByText('Already taken')).toBeVisible()

  await page.getByRole('link', { name: 'Home' }).first().click()
  const question = page.getByRole('alertdialog')
  await question.getByRole('button', { name: 'Annuler' }).click()
  await expect(profile.getByLabel('Email')).toHaveValue('max@ecole.fr')
  await profile.getByRole('button', { name: 'Undo my changes' }).click()
  await expect(profile.getByLabel('Username')).toHaveValue('profil.max')
  await page.context().close()
})

test('an uploaded picture is cropped to a square and saved', async ({ browser, request }) => {
  await newPlayer(request, 'profil.zoe')
  const page = await signIn(browser, 'profil.zoe', '/app/user/profile')
  const profile = card(page, 'Modification du profil')
  const input = page.locator('input[type=file]')
  await input.setInputFiles({ name: 'notes.txt', mimeType: 'text/plain', buffer: Buffer.from('a') })
  await expect(profile.getByText('Choose a PNG, JPEG, WebP or GIF picture.')).toBeVisible()
  await input.setInputFiles({
    name: 'a.png',
    mimeType: 'image/png',
    buffer: Buffer.from('\x89PNG no picture', 'latin1'),
  })
  await expect(profile.getByText('This picture cannot be read.')).toBeVisible()

  // Some phones give their pictures the wrong name and type.
  await input.setInputFiles({ name: 'a.heic', mimeType: 'image/heic', buffer: await aPicture(page) })
  const dialog = page.getByRole('dialog', { name: 'Crop the picture' })
  await expect(dialog).toBeVisible()
  await expect(profile.getByText('This picture cannot be read.')).toHaveCount(0)
  await dialog.getByLabel('Enlarge').focus()
  for (let step = 0; step < 20; step += 1) await page.keyboard.press('ArrowRight')
  await dialog.getByLabel('Sideways').fill('1')
  await dialog.getByRole('button', { name: 'Keep this part' }).click()
  await expect(dialog).toBeHidden()
  await expect(profile.locator('img').first()).toHaveAttribute('src', /^blob:/)
  await expect.poll(() => middleColour(page)).toBe('blue')
  await profile.getByRole('button', { name: 'Save' }).click()
  await expectMessage(page, /^Saved$/)
  await page.reload()
  await expect(profile.locator('img').first()).toHaveAttribute('src', /^\/media\/[\da-f]{32}\.webp$/)
  await expect(profile.locator('img').first()).toHaveJSProperty('naturalWidth', 188)
  await expect.poll(() => middleColour(page)).toBe('blue')
  await page.context().close()
})

test('changing the password requires the current one and keeps this device signed in', async ({
  browser,
  request,
}) => {
  await newPlayer(request, 'profil.tom')
  const page = await signIn(browser, 'profil.tom')
  const elsewhere = await signIn(browser, 'profil.tom')
  // An open page is notified of the change at once; this one finds out when it is loaded again.
  await elsewhere.goto('about:blank')
  await page.goto('/app/user/profile')
  const password = card(page, 'Password')
  const type = async (current: string, next: string, again: string) => {
    await password.getByLabel(/^Current password/).fill(current)
    await password.getByLabel(/^New password/).fill(next)
    await password.getByLabel(/^Password confirm/).fill(again)
    await password.getByRole('button', { name: 'Change the password' }).click()
  }
  await type('profil.tom', 'nouvelle phrase', 'autre phrase')
  await expect(password.getByText('Passwords dont match')).toBeVisible()
  await type('faux', 'nouvelle phrase', 'nouvelle phrase')
  await expect(password.getByText('Wrong current password')).toBeVisible()
  await type('profil.tom', 'nouvelle phrase', 'nouvelle phrase')
  await expectMessage(page, 'Password changed')
  await page.reload()
  await expect(card(page, 'Modification du profil')).toBeVisible()

  await elsewhere.goto('/app/user/games')
  await expect(elsewhere).toHaveURL(/\/login\?next=%2Fapp%2Fuser%2Fgames$/)
  await expect(elsewhere.getByText('Your session has expired. Please sign in again.')).toBeVisible()
  await elsewhere.getByLabel('Username').fill('profil.tom')
  await elsewhere.getByLabel(/^Password/).fill('nouvelle phrase')
  await elsewhere.getByRole('button', { name: 'Continue' }).click()
  await expect(elsewhere).toHaveURL(/\/app\/user\/games$/)
  await page.context().close()
  await elsewhere.context().close()
})

test('each role finds its own games under the profile', async ({ browser }) => {
  const player = await signIn(browser, 'joueur3', '/app/user/profile')
  const companies = card(player, 'My companies').getByRole('table')
  await expect(companies.getByRole('row', { name: /Les vélos du Rhône/ })).toContainText(/\/\s*6/)
  await player.context().close()

  const administrator = await signIn(browser, 'admin', '/app/user/profile')
  const owned = card(administrator, 'Owned Games').getByRole('table')
  await expect(owned.getByRole('row', { name: /Les vélos du Rhône/ })).toContainText('Public')
  await expect(card(administrator, 'My companies')).toHaveCount(0)
  await administrator.context().close()
})

test('language and appearance chosen in the profile apply at once', async ({ browser }) => {
  const page = await signIn(browser, 'joueur4', '/app/user/profile')
  await page.getByLabel('Language of the interface').selectOption({ label: 'Français' })
  await expect(page.getByRole('heading', { level: 1, name: 'Profil' })).toBeVisible()
  await page.getByRole('radio', { name: 'Vert', exact: true }).check()
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'greenTheme')
  await page.context().close()
})

test('eleven avatars and the tile for an own picture fill their rows', async ({ browser }) => {
  const page = await signIn(browser, 'joueur4', '/app/user/profile')
  const choice = page.getByRole('group', { name: 'Profile picture' })
  const tiles = choice.getByRole('radio').or(choice.getByRole('button'))
  const rows = () =>
    tiles.evaluateAll(elements => {
      const tops = elements.map(element => Math.round(element.getBoundingClientRect().top / 20))
      return [...new Set(tops)].map(top => tops.filter(other => other === top).length)
    })
  await expect(tiles).toHaveCount(12)
  await expect.poll(rows).toEqual([6, 6])
  await page.setViewportSize({ width: 360, height: 740 })
  await expect.poll(rows).toEqual([4, 4, 4])
  await page.context().close()
})
