import { expect, test } from 'vitest'
import { debriefAddress } from '../../../../domain/staff/debrief-address.ts'
import { type Scene, sceneOrder } from './scenes.ts'

test('the first quarter ends in a debate, later ones in questions of their own', () => {
  const ends = [false, true].map(hasQuestions => sceneOrder({ marketFirst: false, hasQuestions }).slice(-3))
  expect(ends).toEqual([
    ['moments', 'replay', 'debate'],
    ['moments', 'replay', 'questions'],
  ])
})

test('the debriefing begins with the ranking, or with the market when it comes first', () => {
  const first = (marketFirst: boolean): Scene | undefined =>
    sceneOrder({ marketFirst, hasQuestions: true })[debriefAddress(1).scene - 1]
  expect([false, true].map(first)).toEqual(['ranking', 'market'])
})
