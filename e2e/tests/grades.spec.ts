import type { APIRequestContext } from '@playwright/test'
import { expectNoFault } from './axe.ts'
import { decide, joinClass, openClass } from './games.ts'
import { expectMessage } from './messages.ts'
import { openGameOn } from './player.ts'
import { expect, test } from './product.ts'
import { leave, signIn } from './users.ts'

/** Creates a class of two companies that have played a quarter. */
async function aPlayedClass(request: APIRequestContext, name: string, students: string[]) {
  const room = await openClass(request, name, students)
  for (const student of students) {
    const joined = await joinClass(request, room.gameId, student)
    await decide(joined, room.gameId, 'ventes', { prixVente: 46 }, false)
  }
  await room.admin('post', `/api/v1/rounds/pass0/${room.gameId}`, [])
  return room
}

test('a teacher changes the scheme, sees the grades follow, freezes and publishes them; the student reads the grade', async ({
  browser,
  request,
}) => {
  const name = 'Jeu noté'
  const { gameId } = await aPlayedClass(request, name, ['noemie', 'oscar'])
  const page = await signIn(browser, 'admin', `/app/admin/games?game=${gameId}&tab=grades`)
  const next = page.locator('[aria-current=step]')
  const grade = () =>
    page
      .getByRole('row', { name: /noemie/ })
      .getByRole('cell')
      .first()
  await expect(next).toContainText('Freeze a version')
  const before = await grade().innerText()
  await expectNoFault(page, 'the grades')

  await test.step('weights that do not make 100 are said in words and never stored', async () => {
    const attendance = page.getByRole('slider', { name: 'Weight: Attendance' })
    await attendance.focus()
    for (let points = 0; points < 5; points += 1) await page.keyboard.press('ArrowRight')
    await expect(page.getByText('105 of 100: 5 too many')).toBeVisible()
    await page.getByRole('button', { name: 'Save', exact: true }).click()
    await expect(page.getByText('The weights must add up to 100')).toBeVisible()
    await page.getByRole('textbox', { name: 'Weight: Thresholds' }).fill('25')
    await expect(page.getByText('100 of 100', { exact: true })).toBeVisible()
  })

  await test.step('the grades follow before the scheme is saved', async () => {
    await expect(grade()).not.toHaveText(before)
    await expect(page.getByText('preview, scheme not saved')).toBeVisible()
    await page.getByRole('button', { name: 'Save', exact: true }).click()
    await expectMessage(page, 'Scheme saved')
  })
  const final = await grade().innerText()

  await test.step('a student has no grade before it is published', async () => {
    const student = await (await browser.newContext()).newPage()
    await openGameOn(student, 'noemie', name, '/app/user/grade')
    await expect(student.getByText('Your grade has not been published yet.')).toBeVisible()
    await leave(student)
  })

  await test.step('five clicks freeze the grades and publish them', async () => {
    await page.getByRole('button', { name: 'Freeze a version' }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByRole('button', { name: 'Freeze', exact: true }).click()
    await expect(dialog).toHaveCount(0)
    await next.getByRole('button', { name: 'Publish version 1…' }).click()
    await expect(dialog).toContainText(final)
    await expectNoFault(page, 'the dialog that publishes grades')
    await dialog.getByRole('button', { name: 'Publish', exact: true }).click()
    await expect(dialog.getByRole('checkbox')).toBeFocused()
    await dialog.getByRole('checkbox').check()
    await dialog.getByRole('button', { name: 'Publish', exact: true }).click()
    await expect(dialog).toHaveCount(0)
    await expect(page.getByText('Students read version 1.')).toBeVisible()
  })

  const student = await (await browser.newContext()).newPage()
  await openGameOn(student, 'noemie', name, '/app/user/grade')
  await expect(student.getByRole('main')).toContainText(final)
  await leave(student)
  await leave(page)
})

test('a teacher makes a quiz of the proposed questions, looks at it, and opens it', async ({
  browser,
  request,
}) => {
  const { gameId } = await aPlayedClass(request, 'Jeu au quiz', ['paula', 'quentin'])
  const page = await signIn(browser, 'admin', `/app/admin/games?game=${gameId}&tab=quizzes`)
  await page.getByRole('button', { name: 'New quiz' }).click()
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByText('Chosen questions: 10 (at most 20)')).toBeVisible()
  await expectNoFault(page, 'the form of a quiz')
  await dialog.getByRole('button', { name: 'Create' }).click()
  await expectMessage(page, 'The quiz is created.')
  await page.getByRole('button', { name: /^Preview/ }).click()
  await expect(dialog.getByText('Typical errors').first()).toBeVisible()
  await expectNoFault(page, 'the preview of a quiz')
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: /^Open/ }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Confirmer' }).click()
  await page.getByRole('button', { name: /^Results/ }).click()
  await expect(page.getByText('Nobody has opened this quiz yet.')).toBeVisible()
  await expectNoFault(page, 'the results of a quiz')
  await leave(page)
})
