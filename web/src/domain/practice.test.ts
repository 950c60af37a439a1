import { expect, test } from 'vitest'
import { menuOf } from './menus.ts'
import { hasPastPractice, mayOpenWithoutPractice } from './practice.tsx'
import { mayOpen } from './screens.ts'

test('the menu of a game leads to practice quarters only after practice that a restart has ended', () => {
  const keys = (exists: typeof mayOpen) => menuOf('ROLE_USER', 'GAME', exists).map(({ key }) => key)
  expect(keys(mayOpen)).toContain('game.practice')
  expect(keys(mayOpenWithoutPractice)).toEqual(keys(mayOpen).filter(key => key !== 'game.practice'))
})

test('a game that an earlier release has stored has no past practice', () => {
  expect([{}, { practiceEpochs: [] }, { practiceEpochs: [1] }, null, undefined].map(hasPastPractice)).toEqual(
    [false, false, true, false, false],
  )
})
