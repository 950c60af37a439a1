import { readFile } from 'node:fs/promises'
import { type Browser, type Page, request } from '@playwright/test'
import { writeXlsx } from 'hucre/xlsx'
import { includesPart } from '../../testing/parts.ts'
import { expectNoFault } from './axe.ts'
import { caller } from './caller.ts'
import { decide } from './games.ts'
import { expect, test } from './product.ts'
import { setUpLink, startProduct } from './run-product.ts'
import { signIn } from './users.ts'

const studentCount = 40
/** The number of students who play in the end: all of them with the part « journeys ». */
const playingCount = includesPart('journeys') ? studentCount : 4
/** The most that a professor may have to click from an empty installation to the class code on the wall. */
const clicksAtMost = 8
const password = 'une phrase assez longue'
const list = Array.from(
  { length: studentCount },
  (_, index) => `etudiant${index + 1};etudiant${index + 1}@ecole.example.fr;19`,
)

/** Counts the actions of the user: clicks on the page and choices in lists. */
async function countClicks(page: Page): Promise<() => number> {
  let count = 0
  await page.exposeFunction('countClick', () => {
    count += 1
  })
  await page.addInitScript(() => {
    const tell = (event: Event) => {
      // A label triggers a second click on its field, which has a `detail` of 0.
      const isHand = event.isTrusted && (!(event instanceof MouseEvent) || event.detail > 0)
      if (isHand) (window as unknown as { countClick(): void }).countClick()
    }
    document.addEventListener('click', tell, { capture: true })
    document.addEventListener('change', event => event.target instanceof HTMLSelectElement && tell(event), {
      capture: true,
    })
  })
  return () => count
}

/** Joins on a phone with the code and a nickname; returns the page of the game that opens. */
async function joinOnPhone(browser: Browser, link: string, nickname: string): Promise<Page> {
  const viewport = { width: 360, height: 740 }
  const context = await browser.newContext({ viewport, hasTouch: true, isMobile: true })
  const page = await context.newPage()
  await page.goto(link)
  await page.getByLabel('Your nickname').fill(nickname)
  await page.getByRole('button', { name: 'Enter the game' }).tap()
  await expect(page).toHaveURL(/joined-game/)
  return page
}

test('an empty product shows a class code on the wall in eight clicks, and the class plays a quarter', async ({
  page,
  browser,
}) => {
  const empty = await startProduct({ isEmpty: true, env: { DEMO_ACCOUNTS: '0' } })
  try {
    const link = setUpLink(empty)
    const clicks = await countClicks(page)
    await page.goto(link)
    await page.getByLabel('Username').fill('directrice')
    await page.getByLabel('Email').fill('directrice@ecole.example.fr')
    for (const name of ['Password', 'Password confirm'])
      await page.getByRole('textbox', { name, exact: true }).fill(password)
    await page.getByRole('button', { name: 'Continue' }).click()
    await expect(page).toHaveURL(/\/app$/)
    await page.getByRole('button', { name: 'Prepare a class' }).click()
    const form = page.getByRole('dialog', { name: 'Prepare a class' })
    await expect(form.getByLabel('Name of the class')).toHaveValue(/^Class of /)
    await form.getByRole('button', { name: 'Open the class' }).click()
    const ready = page.getByRole('dialog', { name: /^Class ready/ })
    await expect(ready.getByRole('img', { name: /^QR code/ })).toBeVisible()
    await expectNoFault(page, 'a class without a list')
    await ready.getByRole('link', { name: 'Project' }).click()
    const wall = page.getByText(/^[A-Z2-9]{3} [A-Z2-9]{3}$/)
    await expect(wall).toBeVisible()
    expect(clicks()).toBeLessThanOrEqual(clicksAtMost)
    expect(clicks()).toBe(4)

    const code = ((await wall.textContent()) ?? '').replace(' ', '')
    const origin = new URL(link).origin
    const phones = [await joinOnPhone(browser, `${origin}/join?code=${code}`, 'Ada')]
    phones.push(await joinOnPhone(browser, `${origin}/join?code=${code}`, 'Blaise'))
    const api = await request.newContext({ baseURL: origin })
    for (const nickname of ['Carl', 'Daniel', 'Emmy']) {
      const joined = await api.post('/api/join', { data: { code, nickname } })
      expect(joined.ok(), nickname).toBe(true)
    }
    for (const name of ['Ada', 'Blaise', 'Carl', 'Daniel', 'Emmy'])
      await expect(page.getByRole('list', { name: 'Have joined' }).getByText(name)).toBeVisible()

    const professor = await caller(api, 'directrice', password)
    const [game] = await professor<{ id: number; nbTurns: number }[]>('get', '/api/v1/games')
    expect(game).toMatchObject({ nbTurns: 8, joinCode: code, private: true })
    await professor('post', `/api/v1/rounds/pass0/${game?.id}`, [])
    for (const phone of phones) {
      await expect(phone.getByText(/quarter 1/i).first()).toBeVisible()
      await phone.context().close()
    }
    await api.dispose()
  } finally {
    await empty.stop()
  }
})

test('a super administrator hands a class of 40 to a new professor with a pasted list', async ({
  browser,
  request: own,
}) => {
  const page = await signIn(browser, 'superadmin', '/app')
  await page.getByRole('button', { name: 'Prepare a class' }).click()
  const form = page.getByRole('dialog', { name: 'Prepare a class' })
  await form.getByLabel('Name of the class').fill('Économie 1A')
  await form.getByText('More settings').click()
  await expect(form.getByLabel('Teacher')).toHaveValue('')
  await form.getByLabel('Teacher').selectOption({ label: 'a new teacher' })
  await form.getByLabel('Username of the teacher').fill('martin')
  await form.getByLabel('Email of the teacher').fill('martin@ecole.example.fr')
  await form.getByText('List of the students (optional)').click()
  const students = form.getByLabel('List of the students')
  await students.fill([...list, 'etudiante;pas une adresse;19'].join('\n'))
  await form.getByRole('button', { name: 'Open the class' }).click()
  await expect(form.getByText('1 cell to correct, nothing was created')).toBeVisible()
  await expect(form.getByText('Line 41 (etudiante): Invalid email')).toBeVisible()
  await students.fill(list.join('\n'))
  await form.getByRole('button', { name: 'Open the class' }).click()

  const sheet = page.getByRole('table', { name: 'Student logins' })
  await expect(sheet.getByRole('row')).toHaveCount(1 + 1 + studentCount)
  await expectNoFault(page, 'the accesses of the class')
  await page.keyboard.press('Escape')
  await expect(page.getByRole('alertdialog')).toContainText('Close without keeping the passwords?')
  await page.getByRole('alertdialog').getByRole('button', { name: 'Annuler' }).click()
  await expect(sheet).toBeVisible()

  const accesses = await sheet
    .getByRole('row')
    .evaluateAll(rows => rows.slice(1).map(row => [...row.children].map(cell => cell.textContent ?? '')))
  const professor = await caller(own, 'martin', accesses[0]?.[1])
  const games = await professor<{ id: number; name: string; nbTurns: number }[]>('get', '/api/v1/games')
  expect(games).toMatchObject([{ name: 'Économie 1A', nbTurns: 8 }])
  const gameId = games[0]?.id ?? 0
  const playing = accesses.slice(1, 1 + playingCount)
  for (const [name = '', secret] of playing) {
    const call = await caller(own, name, secret)
    const { id: companyId } = await call('post', '/api/v1/companies', { game: gameId })
    await decide({ name, call, companyId }, gameId, 'ventes', { prixVente: 48 })
  }
  const progress = await professor<{ saved: string[] }[]>('get', `/api/v1/games/${gameId}/progress`)
  expect(progress.filter(({ saved }) => saved.includes('ventes'))).toHaveLength(playingCount)
  await page.context().close()
})

test('an administrator opens an assigned game and downloads the credentials of the class', async ({
  browser,
  request: own,
}) => {
  const root = await caller(own, 'superadmin')
  const username = 'anim.groupe.b'
  const email = `${username}@ecole.example.fr`
  await root('post', '/api/v1/users', { username, email, password: username, age: 40, role: 'ROLE_ADMIN' })
  const body = { name: 'Groupe B', private: true, admins: [username] }
  const { id: gameId } = await root('post', '/api/v1/game', body)
  const page = await signIn(browser, username, '/app')
  await page.getByRole('button', { name: 'Prepare a class' }).click()
  const form = page.getByRole('dialog', { name: 'Prepare a class' })
  await form.getByLabel('Game', { exact: true }).selectOption({ label: 'Groupe B' })
  await expect(form.getByLabel('Name of the class')).toHaveValue('Groupe B')
  await form.getByLabel('Number of quarters').fill('many')
  await form.getByRole('button', { name: 'Open the class' }).click()
  await expect(form.getByText('Must be a number').first()).toBeVisible()
  await form.getByLabel('Number of quarters').fill('6')
  await form.getByText('More settings').click()
  await form.getByRole('textbox', { name: 'Computers' }).fill('101')
  await form.getByRole('button', { name: 'Open the class' }).click()
  await expect(form.getByRole('textbox', { name: 'Computers' })).toHaveAccessibleDescription(/100/)
  await form.getByRole('textbox', { name: 'Computers' }).fill('2')
  await form.getByLabel('Level of the computers').selectOption({ label: 'Expert' })
  await form.getByText('List of the students (optional)').click()
  // The list is pasted from a spreadsheet, with one password chosen beforehand.
  await form
    .getByLabel('List of the students')
    .fill(
      'Nom d’utilisateur\tE-mail\tÂge\tMot de passe\nbea\tbea@ecole.example.fr\t19\t\nbob\tbob@ecole.example.fr\t20\tsecret de bob',
    )
  await form.getByRole('button', { name: 'Open the class' }).click()
  const sheet = page.getByRole('table', { name: 'Student logins' })
  await expect(sheet.getByRole('row', { name: 'bob' })).toContainText('secret de bob')
  await expect(sheet.getByRole('row')).toHaveCount(3)
  await expect(page.getByText('2 computers play with the class')).toBeVisible()
  await expect(page.getByText('Ordinateur 2 Expert · Low price')).toBeVisible()
  const file = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Download (CSV)' }).click()
  const [, bea = ''] = (await readFile(await (await file).path(), 'utf8')).trim().split('\r\n')
  const secret = bea.split(',').at(-1)
  await caller(own, 'bea', secret)
  await page.emulateMedia({ media: 'print' })
  await expect(page.getByLabel(`/app/user/game_details/${gameId}`).first()).toBeVisible()
  await expect(sheet).toBeHidden()
  await page.emulateMedia({ media: 'screen' })
  const beside = page.waitForEvent('popup')
  await page.getByRole('dialog').getByRole('link', { name: 'Open the control room' }).click()
  await expect((await beside).getByRole('list', { name: 'Players' }).getByRole('listitem')).toHaveCount(4)
  const game = await root<{ nbTurns: number; levelGame: number }>('get', `/api/v1/games/${gameId}`)
  expect(game).toMatchObject({ nbTurns: 6, levelGame: 1 })
  await page.context().close()
})

test('a class is opened from a file whose students are previewed, matched with accounts and corrected', async ({
  browser,
  request: own,
}) => {
  const root = await caller(own, 'superadmin')
  const username = 'anim.groupe.c'
  const email = `${username}@ecole.example.fr`
  await root('post', '/api/v1/users', { username, email, password: username, age: 40, role: 'ROLE_ADMIN' })
  await root('post', '/api/v1/game', { name: 'Groupe C', private: true, admins: [username] })
  const page = await signIn(browser, username, '/app')
  await page.getByRole('button', { name: 'Prepare a class' }).click()
  const form = page.getByRole('dialog', { name: 'Prepare a class' })
  await form.getByText('List of the students (optional)').click()
  const cell = (column: string, line: number) => form.getByLabel(`${column}, line ${line}`)
  const csv = [
    'Classe de 2A;;;',
    'Nom;Prénom;Mél;Classe',
    'Lefèvre;Zoé;zoe.l@ecole.example.fr;2A',
    'Un;Joueur;joueur2@example.org;2A',
    'Çelik;Noël;pas une adresse;2A',
    'Effectif : 3;;;',
  ]
  const windows1252 = Buffer.from(csv.join('\r\n'), 'latin1')
  await form
    .locator('input[type=file]')
    .setInputFiles({ name: '2A.csv', mimeType: 'text/csv', buffer: windows1252 })
  await expect(cell('Username', 3)).toHaveValue('zoe.lefevre')
  await expect(cell('Last name', 5)).toHaveValue('Çelik')
  await expect(form.getByText('already registered')).toHaveCount(1)
  await expect(cell('Email', 5)).toHaveAccessibleDescription('Invalid email')
  await form.getByText('3 lines left out').click()
  await expect(form.getByText('Line 6: Effectif : 3 (total or footer)')).toBeVisible()
  const titles = form.getByRole('checkbox', { name: 'The first 2 lines hold titles, not people' })
  await expect(titles).toBeChecked()
  await expectNoFault(page, 'the preview of a class')
  await titles.uncheck()
  await expect(cell('Last name', 2)).toHaveValue('Nom')

  const rows = [
    ['Élève', 'Courriel'],
    ['LEFÈVRE Zoé', 'zoe.l@ecole.example.fr'],
    ['ÇELIK Noël', 'noel.c@ecole.example.fr'],
  ]
  const workbook = await writeXlsx({ sheets: [{ name: '2A', rows }] })
  const dropped = await page.evaluateHandle(
    bytes => {
      const data = new DataTransfer()
      data.items.add(new File([Uint8Array.from(bytes)], '2A.xlsx'))
      return data
    },
    [...workbook],
  )
  await form.getByLabel('List of the students').dispatchEvent('drop', { dataTransfer: dropped })
  await expect(cell('Username', 3)).toHaveValue('noel.celik')
  await form.getByText('Columns of your list').click()
  await form.getByLabel('Courriel').selectOption({ label: 'not used' })
  await form.getByRole('button', { name: 'Open the class' }).click()
  await expect(form.getByText('No column holds the email addresses').first()).toBeVisible()
  await form.getByLabel('Courriel').selectOption({ label: 'Email' })
  await expect(cell('Username', 3)).toHaveValue('noel.celik')
  // The typed value counts although the button leaves the focus in the cell.
  await cell('Username', 3).fill('noel.2a')
  await form.getByRole('button', { name: 'Open the class' }).click()
  const sheet = page.getByRole('table', { name: 'Student logins' })
  await expect(sheet.getByRole('row')).toHaveCount(3)
  await expect(sheet.getByRole('row', { name: 'noel.2a' })).toBeVisible()
  await page.context().close()
})
