import type { Round } from '@trimestre/contract/games'
import { expect, test } from 'vitest'
import { newestRound, quarterSteps, stageOf } from './round-state.ts'

const round = (roundNb: number, state: Round['state']) => ({ id: roundNb, roundNb, state }) as Round

test('a quarter is played in the round after its number; the opening round is no quarter', () => {
  const rounds = [round(1, 'published'), round(2, 'published'), round(3, 'hidden')]
  expect(quarterSteps({ rounds, nbTurns: 3 }, undefined)).toEqual([
    { quarter: 1, state: 'published' },
    { quarter: 2, state: 'hidden' },
    { quarter: 3, state: 'coming' },
  ])
})

test('the polled round is newer than the list of the game', () => {
  const rounds = [round(1, 'published'), round(2, 'open')]
  const polled = round(2, 'hidden')
  expect(quarterSteps({ rounds, nbTurns: 1 }, polled)).toEqual([{ quarter: 1, state: 'hidden' }])
  expect(newestRound(rounds, polled)).toBe(polled)
  expect(newestRound([...rounds, round(3, 'open')], polled)?.roundNb).toBe(3)
  expect(newestRound(rounds, undefined)?.roundNb).toBe(2)
})

test('the round after the last quarter is no step', () => {
  const rounds = [1, 2, 3].map(number => round(number, 'published'))
  expect(quarterSteps({ rounds, nbTurns: 1 }, undefined)).toHaveLength(1)
})

test('a game offers acts only while it is running', () => {
  const running = { nbTurns: 4, finished: false, archived: false }
  expect(stageOf(running, round(2, 'open'))).toBe('open')
  expect(stageOf(running, round(2, 'hidden'))).toBe('hidden')
  expect(stageOf(running, round(2, 'published'))).toBe('unopened')
  expect(stageOf({ ...running, finished: true }, round(6, 'published'))).toBeNull()
  expect(stageOf({ ...running, archived: true }, round(2, 'open'))).toBeNull()
  expect(stageOf({ ...running, nbTurns: null }, round(2, 'open'))).toBeNull()
})
