import { temperaments } from '@trimestre/contract/seats'
import { expect, test } from 'vitest'
import { computersOf, levelOf, type Mix, noComputers, temperamentOf } from './mix.ts'

const words = (given: Partial<Mix>) =>
  computersOf({ ...noComputers, ...given }).map(({ level, temperament }) => `${level} ${temperament}`)

test('a mix takes levels and temperaments in turn, so that twelve computers all play differently', () => {
  expect(words({ count: 4 })).toEqual(['1 prudent', '2 prix', '3 innovateur', '1 qualite'])
  expect(new Set(words({ count: 12 })).size).toBe(12)
  expect(new Set(computersOf({ ...noComputers, count: 4 }).map(each => each.temperament))).toEqual(
    new Set(temperaments),
  )
})

test('one choice is that of all computers', () => {
  expect(words({ count: 3, level: 'expert' })).toEqual(['3 prudent', '3 prix', '3 innovateur'])
  expect(words({ count: 2, level: 'beginner', temperament: 'qualite' })).toEqual(['1 qualite', '1 qualite'])
})

test('no computers are meant while the number is none', () => {
  for (const count of [null, Number.NaN, 0, -1, 2.5]) expect(words({ count })).toEqual([])
  expect([levelOf('expert'), levelOf('x'), temperamentOf('prix'), temperamentOf('x')]).toEqual([
    'expert',
    'mix',
    'prix',
    'mix',
  ])
})
