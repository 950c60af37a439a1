import { expect, test } from 'vitest'
import { menuOf } from '../domain/menus.ts'
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

test('ignores accents and case', () => {
  expect(find('QUALITE')).toEqual(['game.quality Qualité'])
})
test('finds a page by its English name and shows its name in the language', () => {
  expect(find('sale')).toEqual(['game.sales Ventes'])
})
test('suggests at most five pages, in the order of the menu', () => {
  expect(find('game')).toHaveLength(5)
  expect(find('game')[0]).toBe('game.dashboard game.dashboard')
})
test('suggests nothing for an empty text, for groups and for the sign-out', () => {
  expect(find('  ')).toEqual([])
  expect(find('disconnect')).toEqual([])
  expect(find('support')).toEqual([])
})
