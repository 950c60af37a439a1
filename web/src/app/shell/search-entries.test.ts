import { expect, test } from 'vitest'
import { menuOf } from '../menus.ts'
import { findEntries } from './search-entries.ts'

const game = menuOf('ROLE_USER', 'GAME', () => true)
const names: Record<string, string[]> = {
  'game.quality': ['Qualité', 'Quality'],
  'game.sales': ['Ventes', 'Sales'],
}
const find = (text: string) =>
  findEntries(game, text, item => names[item.key] ?? [item.key]).map(
    ({ item, name }) => `${item.key} ${name}`,
  )

test('accents and capitals do not count', () => {
  expect(find('QUALITE')).toEqual(['game.quality Qualité'])
})
test('a page answers to its English name under the name of the language', () => {
  expect(find('sale')).toEqual(['game.sales Ventes'])
})
test('at most five pages are suggested, in the order of the menu', () => {
  expect(find('game')).toHaveLength(5)
  expect(find('game')[0]).toBe('game.dashboard game.dashboard')
})
test('nothing is suggested for no text, nor for groups and the way out', () => {
  expect(find('  ')).toEqual([])
  expect(find('disconnect')).toEqual([])
  expect(find('support')).toEqual([])
})
