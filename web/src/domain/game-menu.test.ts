import type { Game } from '@trimestre/contract/games'
import { expect, test } from 'vitest'
import { emptyScreens, mayOpenBut } from './game-menu.ts'
import { menuOf } from './menus.ts'
import { mayOpen } from './screens.ts'

const keys = (exists: typeof mayOpen) => menuOf('ROLE_USER', 'GAME', exists).map(({ key }) => key)
const keysIn = (game: Partial<Game>) => keys(mayOpenBut(emptyScreens(game as Game)))
const without = (...hidden: string[]) => keys(mayOpen).filter(key => !hidden.includes(key))

test('the menu of a game leads to practice quarters only after practice that a restart has ended', () => {
  expect(keys(mayOpen)).toContain('game.practice')
  expect(keysIn({ practiceEpochs: [], solo: null })).toEqual(without('game.practice'))
  expect(keysIn({ practiceEpochs: [1], solo: null })).toEqual(keys(mayOpen))
})

test('who plays alone has nobody to write to', () => {
  expect(keys(mayOpen)).toContain('game.messages')
  expect(keysIn({ practiceEpochs: [], solo: {} as Game['solo'] })).toEqual(
    without('game.practice', 'game.messages', 'game.assessment'),
  )
})

test('only members of teams evaluate each other', () => {
  const assessments = (game: Partial<Game>) =>
    menuOf('ROLE_USER', 'GAME', mayOpenBut(emptyScreens(game as Game)))
      .find(({ key }) => key === 'game.assessment')
      ?.children?.map(({ key }) => key)
  expect(assessments({ teams: null, solo: null })).toEqual(['game.quiz', 'game.grade'])
  expect(assessments({ teams: {} as Game['teams'], solo: null })).toEqual([
    'game.quiz',
    'game.peers',
    'game.grade',
  ])
})
