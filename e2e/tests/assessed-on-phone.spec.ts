import type { APIRequestContext, Browser, Page } from '@playwright/test'
import { expectNoFault, expectNoSidewaysScroll, showScheme } from './axe.ts'
import { caller } from './caller.ts'
import { aPublicGame } from './games.ts'
import { openGameOn } from './player.ts'
import { expect, test } from './product.ts'
import { leave } from './users.ts'

// A student answers a quiz on a phone and reads the grade there: what was typed survives a reload, the focus leads on.

const name = 'Noté au téléphone'

/** Creates a game of joueur1 with a published quarter and an open quiz of two questions. */
async function anOpenQuiz(request: APIRequestContext) {
  const { id, administrator, pass } = await aPublicGame(request, name, 2)
  const player = await caller(request, 'joueur1')
  const { id: company } = await player('post', '/api/v1/companies', { game: id })
  await pass()
  const game = `/api/v1/games/${id}`
  const quiz = await administrator('post', `${game}/quizzes`, {
    ...{ title: 'Les chiffres du trimestre', round: 2, templates: ['z01', 'z05'], mode: 'number' },
    opensAt: new Date().toISOString(),
  })
  const { questions } = await administrator<{ questions: { key: { value: number } }[] }>(
    'get',
    `${game}/quizzes/${quiz.id}/preview?company=${company}&lang=en`,
  )
  return {
    game,
    administrator,
    quiz: `${game}/quizzes/${quiz.id}`,
    keys: questions.map(({ key }) => key.value),
  }
}

async function onPhone(browser: Browser, address: string): Promise<Page> {
  const viewport = { width: 360, height: 740 }
  const page = await (await browser.newContext({ viewport, hasTouch: true, isMobile: true })).newPage()
  await openGameOn(page, 'joueur1', name, address)
  return page
}

async function expectUsable(page: Page, where: string): Promise<void> {
  await expectNoFault(page, where)
  await expectNoSidewaysScroll(page, where)
}

test('a quiz is answered on a phone, and the grade read there', async ({ browser, request }) => {
  const { game, administrator, quiz, keys } = await anOpenQuiz(request)
  const page = await onPhone(browser, '/app/user/quiz')
  const main = page.getByRole('main')
  const answer = page.getByRole('textbox', { name: 'Your answer' })
  const question = (n: number) => page.getByRole('heading', { name: `Question ${n} of 2` })

  await test.step('a wrong answer takes an attempt, and what is typed next survives a reload', async () => {
    await page.getByRole('link', { name: /^Start/ }).tap()
    await expect(question(1)).toBeVisible()
    await answer.fill('12a')
    await answer.press('Enter')
    await expect(main).toContainText('This is not a number.')
    await answer.fill('1')
    await page.getByRole('button', { name: 'Change the sign' }).tap()
    await expect(main).toContainText('Understood: −1')
    await answer.press('Enter')
    await expect(main).toContainText('One attempt left.')
    await expect(answer).toBeFocused()
    await answer.fill('-1')
    await answer.press('Enter')
    await expect(main).toContainText('You already gave this answer')
    await expect(main).toContainText('One attempt left')
    await answer.fill(String(keys[0]))
    await page.reload()
    await expect(answer).toHaveValue(String(keys[0]))
    await expectUsable(page, 'a question with an attempt left')
  })

  await test.step('Enter answers, and leads on to the next question', async () => {
    await answer.press('Enter')
    await expect(main).toContainText('Points: 0.5')
    await expect(page.getByRole('button', { name: 'Next' })).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(question(2)).toBeFocused()
    await answer.fill(String(keys[1]))
    await answer.press('Enter')
    await expect(main).toContainText('Points: 1')
  })

  await test.step('the score comes when the paper is handed in, the keys when the quiz is closed', async () => {
    await page.getByRole('button', { name: 'Finish' }).tap()
    await page.getByRole('alertdialog').getByRole('button').last().tap()
    await expect(main).toContainText('Score: 75 out of 100')
    await expect(main).not.toContainText('The key:')
    await administrator('post', `${quiz}/close`)
    await expect(main.getByText(/^The key:/)).toHaveCount(2)
    await showScheme(page, 'dark')
    await expectUsable(page, 'a closed quiz with its keys')
  })

  await test.step('a published grade stands next to the results of the company; a review can be asked for', async () => {
    await page.goto('/app/user/grade')
    await expect(main).toContainText('Your grade has not been published yet.')
    const version = await administrator<{ n: number }>('post', `${game}/grading/versions`, {
      label: 'First grades',
    })
    await administrator('post', `${game}/grading/versions/${version.n}/publish`, { reviewed: true })
    await page.reload()
    await expect(main).toContainText('First grades')
    await expect(main.getByText('1st of 1')).toBeVisible()
    await page.getByRole('textbox', { name: 'Your request' }).fill('Please look at my attendance again.')
    await page.getByRole('button', { name: 'Send the request' }).tap()
    await expect(main).toContainText('waiting for an answer')
    await expectUsable(page, 'the own grade')
  })
  await leave(page)
})
