import { expect, test } from 'vitest'
import { accounts } from './catalogue/accounts.ts'
import { accountNumbers, BANK, FIRST_INCOME_ACCOUNT, MATERIALS, placeOf } from './chart-of-accounts.ts'

test('the chart lists every account of the catalogue, in the same order', () => {
  expect(accountNumbers).toEqual(accounts.map(({ number }) => number))
  expect(placeOf('512')).toBe(BANK)
})

test('charges and income come last', () => {
  expect(FIRST_INCOME_ACCOUNT).toBe(MATERIALS)
  expect(
    accountNumbers.every((number, place) => /^[67]/.test(number) === place >= FIRST_INCOME_ACCOUNT),
  ).toBe(true)
})
