import type { Page } from '@playwright/test'
import { row } from './people.ts'

/** Clicks Passer Trimestre, confirms, and waits until the waiting dialog is gone. */
export async function passQuarter(page: Page, gameName: string): Promise<void> {
  await row(page, gameName).getByRole('button', { name: /Pass/ }).click()
  const question = page.getByRole('alertdialog')
  await question.getByText('Etes vous sur de vouloir passer le Trimestre ?').waitFor()
  await question.getByRole('button', { name: 'Confirmer' }).click()
  const waiting = page.getByText('Merci de patienter ... on est entrain de passer le Trimestre !!')
  await waiting.waitFor()
  await waiting.waitFor({ state: 'hidden' })
}
