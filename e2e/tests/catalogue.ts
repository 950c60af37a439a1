import { type Browser, expect, type Locator, type Page, type Response } from '@playwright/test'
import { forgetMessages } from './messages.ts'
import { row, signIn } from './users.ts'

/** The message that the pages show for any server error. */
export const serverFault = 'Sorry, server goes wrong'

/** A super administrator who works through the pages of the catalogue. */
export type CatalogueEditor = {
  page: Page
  /** Goes to a page of the catalogue and waits for its list. */
  at(path: string): Promise<void>
  /** Clicks a button of the page, or of the row that contains this text, and returns the dialog that opens. */
  open(button: string | RegExp, inRow?: string): Promise<Locator>
  row(text: string): Locator
  leave(): Promise<void>
}

export async function openCatalogue(browser: Browser): Promise<CatalogueEditor> {
  const page = await signIn(browser, 'superadmin')
  return {
    page,
    async at(path) {
      await page.goto(`/app/super_admin/${path}`)
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      await expect(page.getByRole('main').locator('[aria-busy=true]')).toHaveCount(0)
    },
    async open(button, inRow) {
      const place = inRow === undefined ? page.getByRole('main') : row(page, inRow)
      await place.getByRole('button', { name: button }).click()
      return openedIn(page)
    },
    row: text => row(page, text),
    leave: () => page.context().close(),
  }
}

/** Returns the only open dialog or confirmation. */
export async function openedIn(page: Page): Promise<Locator> {
  const dialog = page.getByRole('alertdialog').or(page.getByRole('dialog'))
  await expect(dialog).toBeVisible()
  return dialog
}

type Method = 'GET' | 'POST' | 'PUT' | 'DELETE'

/** Responds to these calls with a server error while `work` runs, which makes at least one and waits for its message. */
export async function whileFaulty(
  page: Page,
  method: Method,
  path: string,
  work: () => Promise<void>,
): Promise<void> {
  const address = `**${path}`
  // Dialogs announce an error more than once; what was announced of an earlier one must not count.
  await forgetMessages(page, serverFault)
  await page.route(address, route =>
    route.request().method() === method ? route.fulfill({ status: 500, body: '' }) : route.fallback(),
  )
  const isFaulty = (response: Response) => response.request().method() === method && response.status() === 500
  await Promise.all([page.waitForResponse(isFaulty), work()])
  await page.unroute(address)
}

/**
 * Confirms a dialog: Annuler comes before Confirmer, a server error is shown in the dialog, and the next click succeeds
 * and closes it.
 */
export async function confirm(page: Page, question: Locator, method: Method, path: string): Promise<void> {
  await expect(question.getByRole('button')).toHaveText(['Annuler', 'Confirmer'])
  await whileFaulty(page, method, path, async () => {
    await question.getByRole('button', { name: 'Confirmer' }).click()
    await expect(question.getByText(serverFault)).toBeVisible()
  })
  await question.getByRole('button', { name: 'Confirmer' }).click()
  await expect(question).toBeHidden()
}

/**
 * Submits a form: a server error is shown in the form, which keeps the typed values, and the same click again succeeds
 * and closes it.
 */
export async function submit(
  page: Page,
  dialog: Locator,
  button: string,
  method: Method,
  path: string,
): Promise<void> {
  const send = dialog.getByRole('button', { name: button, exact: true })
  await whileFaulty(page, method, path, async () => {
    await send.click()
    await expect(dialog.getByText(serverFault)).toBeVisible()
  })
  await send.click()
  await expect(dialog).toBeHidden()
}
