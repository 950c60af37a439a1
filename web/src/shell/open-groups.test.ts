import { expect, test } from 'vitest'
import { toggleGroup } from './open-groups.ts'

test('opening a submenu closes the others', () => {
  expect(toggleGroup(['game.support'], 'game.finance')).toEqual(['game.finance'])
})
test('closing a submenu leaves no submenu open', () => {
  expect(toggleGroup(['game.support'], 'game.support')).toEqual([])
})
test('a nested submenu opens with its parent, and closing it leaves the parent open', () => {
  expect(toggleGroup(['other'], 'child', 'parent')).toEqual(['child', 'parent'])
  expect(toggleGroup(['child', 'parent'], 'child', 'parent')).toEqual(['parent'])
})
