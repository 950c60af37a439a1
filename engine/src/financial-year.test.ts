import { expect, test } from 'vitest'
import { closesYear, opensYear, yearOfQuarter } from './financial-year.ts'

test('a financial year has four quarters, and the opening belongs to the first year', () => {
  const quarters = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9]
  expect(quarters.filter(opensYear)).toEqual([1, 5, 9])
  expect(quarters.filter(closesYear)).toEqual([4, 8])
  expect(quarters.map(yearOfQuarter)).toEqual([1, 1, 1, 1, 1, 2, 2, 2, 2, 3])
})
