import { expect, test } from 'vitest'
import { lastMoves, placesOf } from './places.ts'

const row = (companyId: number, quarter: number, classement: number) => ({
  round: quarter + 1,
  companyId,
  username: `c${companyId}`,
  classement,
})

const rows = [row(1, 1, 1), row(2, 1, 2), row(4, 1, 3), row(1, 2, 2), row(2, 2, 1), row(3, 2, 2)]

test('lists the places by quarter, the best of the last quarter first', () => {
  expect(placesOf(rows)).toEqual({
    quarters: [1, 2],
    companies: [
      { id: 2, name: 'c2', values: [2, 1] },
      { id: 1, name: 'c1', values: [1, 2] },
      { id: 3, name: 'c3', values: [null, 2] },
      { id: 4, name: 'c4', values: [3, null] },
    ],
  })
})

test('tells who gained and lost places, and who is new', () => {
  expect([...lastMoves(rows)]).toEqual([
    [2, 1],
    [1, -1],
    [3, 'new'],
  ])
})

test('nobody moves in the first quarter, and a company that was away is not new', () => {
  expect(lastMoves([row(1, 1, 1)]).size).toBe(0)
  const back = [row(1, 1, 1), row(2, 1, 2), row(1, 2, 1), row(1, 3, 1), row(2, 3, 2)]
  expect([...lastMoves(back)]).toEqual([[1, 0]])
})
