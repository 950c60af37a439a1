import type { Locator, Page } from '@playwright/test'
import { row } from './users.ts'

/** The next year: all of its days are in the future, and all days of the year two years before it are past. */
export const nextYear: number = new Date().getFullYear() + 1

/** Clicks Passer Trimestre and confirms. */
export async function passQuarter(page: Page, gameName: string): Promise<void> {
  await row(page, gameName).getByRole('button', { name: /Pass/ }).click()
  const question = page.getByRole('alertdialog')
  await question.getByText('Etes vous sur de vouloir passer le Trimestre ?').waitFor()
  await confirmPass(page, question)
}

/**
 * Confirms, and waits until the waiting dialog has appeared and disappeared. The request for the pass is held back
 * until the dialog has been seen, because the pass may take less time than the interval between two polls.
 */
export async function confirmPass(page: Page, question: Locator): Promise<void> {
  const seen = Promise.withResolvers<void>()
  const calls = '**/api/v1/rounds/pass*/**'
  await page.route(calls, async route => {
    await seen.promise
    await route.continue()
  })
  await question.getByRole('button', { name: 'Confirmer' }).click()
  const waiting = page.getByText('Merci de patienter ... on est entrain de passer le Trimestre !!')
  await waiting.waitFor()
  seen.resolve()
  await waiting.waitFor({ state: 'hidden' })
  await page.unroute(calls)
}
