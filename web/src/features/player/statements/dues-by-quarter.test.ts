import { expect, test } from 'vitest'
import { duesByQuarter } from './dues-by-quarter.ts'

const due = (trimestre: number, montant: number) => ({ code: 'x', libelle: 'x', trimestre, montant })

test('the cash of each quarter is that of the quarter before with what comes in and goes out', () => {
  const dues = [due(4, 1000.1), due(4, -300.05), due(6, -900)]
  expect(duesByQuarter(dues, { quarter: 3, count: 4, cash: 100 })).toEqual([
    { quarter: 4, received: 1000.1, paid: 300.05, level: 800.05 },
    { quarter: 5, received: 0, paid: 0, level: 800.05 },
    { quarter: 6, received: 0, paid: 900, level: -99.95 },
    { quarter: 7, received: 0, paid: 0, level: -99.95 },
  ])
})
