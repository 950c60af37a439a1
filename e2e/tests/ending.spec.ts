import { readFile } from 'node:fs/promises'
import { expectNoFault, showScheme } from './axe.ts'
import { decide, joinClass, openClass } from './games.ts'
import { openGame } from './player.ts'
import { expect, test } from './product.ts'

const quarterCount = 4

test('the end of a game shows the podium, the story and curve of the player, and a file with all results', async ({
  browser,
  request,
}) => {
  const { gameId, name, admin } = await openClass(request, 'Partie jouée', ['fin1', 'fin2'])
  const students = [await joinClass(request, gameId, 'fin1'), await joinClass(request, gameId, 'fin2')]
  const computers = [
    { level: 3, temperament: 'innovateur' },
    { level: 1, temperament: 'prudent' },
  ]
  await admin('post', `/api/v1/games/${gameId}/computers`, { computers })
  for (let quarter = 1; quarter <= quarterCount; quarter += 1) {
    for (const [index, student] of students.entries())
      await decide(student, gameId, 'ventes', { prixVente: 46 + 3 * index + quarter })
    await admin('post', `/api/v1/rounds/pass0/${gameId}`, [])
  }

  const page = await openGame(browser, 'fin1', name)
  await expect(page.getByText(/Your final rank: .+ of 4/)).toBeVisible()
  const winners = page.getByRole('region', { name: 'The podium' }).getByRole('listitem')
  // Computers are ranked apart, below the people.
  await expect(winners).toHaveCount(students.length)
  const ranking = page.getByRole('table', { name: /ranked/ }).getByRole('row')
  const best = (await ranking.nth(1).getByRole('cell').last().textContent()) ?? 'no value'
  await expect(winners.first()).toContainText(best)
  await expect(winners.first()).toContainText('Place 1')
  const story = page.getByRole('region', { name: 'Your story' })
  await expect(story).toContainText(/Your net value went from .+ in quarter 1 to .+ in quarter 4\./)
  await expect(story).toContainText(/In all, you sold [\d,]+ units/)

  await page.getByRole('combobox', { name: 'Figure' }).selectOption({ label: 'Rank' })
  const curve = page.getByRole('region', { name: 'Your path' }).getByRole('table', { name: 'Rank' })
  await expect(curve.getByRole('row')).toHaveCount(quarterCount + 1)

  const waiting = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Download my results (CSV)' }).click()
  const lines = (await readFile(await (await waiting).path(), 'utf8')).trim().split('\r\n')
  expect(lines).toHaveLength(quarterCount + 1)
  expect(lines[0]?.split(',').length).toBeGreaterThan(60)

  const played = page.getByRole('region', { name: 'The computers' })
  await expect(played.getByRole('heading', { level: 3 })).toHaveCount(computers.length)
  await expect(played.getByText('Plans two quarters ahead and reads the market.')).toBeVisible()
  const decisions = played.getByRole('table').first()
  await expect(decisions.getByRole('columnheader')).toHaveCount(1 + quarterCount)
  await expect(decisions.getByRole('row', { name: /^Selling price/ })).toBeVisible()

  for (const scheme of ['light', 'dark'] as const) {
    await showScheme(page, scheme)
    await expectNoFault(page, scheme)
  }
  await page.context().close()
})
