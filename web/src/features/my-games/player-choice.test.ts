import { expect, test } from 'vitest'
import { allChosen, matchingPlayers, pageOf, toggleAll, toggleOne } from './player-choice.ts'

const named = (id: number, username: string) => ({
  id,
  username,
  displayName: '',
  email: `${username}@ecole.fr`,
})
const players = [named(1, 'Éloïse'), named(2, 'tom'), named(3, 'ana')]

test('a search ignores accents and case, and looks at e-mail addresses too', () => {
  expect(matchingPlayers(players, ' ELOISE ').map(player => player.id)).toEqual([1])
  expect(matchingPlayers(players, '@ecole').length).toBe(3)
})

test('a page holds 25 players and a list grown shorter shows its last page', () => {
  const many = Array.from({ length: 43 }, (_, index) => index)
  expect(pageOf(many, 0).rows.length).toBe(25)
  expect(pageOf(many, 1)).toMatchObject({ page: 1, pages: 2 })
  expect(pageOf(many.slice(0, 3), 1)).toMatchObject({ page: 0, pages: 1 })
})

test('choosing all of a search keeps those chosen elsewhere', () => {
  const [eloise, tom, ana] = players as [(typeof players)[0], (typeof players)[0], (typeof players)[0]]
  const chosen = toggleAll([tom, ana], toggleOne(eloise, new Set()))
  expect([...chosen].sort()).toEqual([1, 2, 3])
  expect([...toggleAll([tom, ana], chosen)]).toEqual([1])
  expect(allChosen([], chosen)).toBe(false)
})
