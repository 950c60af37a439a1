import { expect, test } from 'vitest'
import { playedPractice } from './practice.ts'

test('lists the series that the company has played, the last first, with their numbers in the game', () => {
  const result = {} as Parameters<typeof playedPractice>[0][number]['results'][number]
  const all = [
    { epoch: 1, results: [result] },
    { epoch: 3, results: [] },
    { epoch: 4, results: [result, result] },
  ]
  expect(playedPractice(all).map(({ epoch, number }) => [epoch, number])).toEqual([
    [4, 3],
    [1, 1],
  ])
})
