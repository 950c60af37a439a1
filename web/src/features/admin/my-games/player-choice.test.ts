import { expect, test } from 'vitest'
import { allChosen, matchingPlayers, pageOf, toggleAll, toggleOne } from './player-choice.ts'

const named = (id: number, username: string) => ({
  id,
  username,
  displayName: '',
  email: `${username}@ecole.fr`,
})
const players = [named(1, 'Éloïse'), named(2, 'tom'), named(3, 'ana')]

test('ignores accents and case in a search, and includes e-mail addresses', () => {
  expect(matchingPlayers(players, ' ELOISE ').map(player => player.id)).toEqual([1])
  expect(matchingPlayers(players, '@ecole').length).toBe(3)
})

test('puts 25 players on a page, and shows the last page of a list that has become shorter', () => {
  const many = Array.from({ length: 43 }, (_, index) => index)
  expect(pageOf(many, 0).rows.length).toBe(25)
  expect(pageOf(many, 1)).toMatchObject({ page: 1, pages: 2 })
  expect(pageOf(many.slice(0, 3), 1)).toMatchObject({ page: 0, pages: 1 })
})

test('keeps the other chosen players when all results of a search are chosen', () => {
  const [eloise, tom, ana] = players as [(typeof players)[0], (typeof players)[0], (typeof players)[0]]
  const chosen = toggleAll([tom, ana], toggleOne(eloise, new Set()))
  expect([...chosen].sort()).toEqual([1, 2, 3])
  expect([...toggleAll([tom, ana], chosen)]).toEqual([1])
  expect(allChosen([], chosen)).toBe(false)
})
