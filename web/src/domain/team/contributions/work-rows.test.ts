import { expect, test } from 'vitest'
import { byQuarter } from './work-rows.ts'

const work = (roundNb: number, changes: number, epoch = 1) => ({
  roundNb,
  epoch,
  practice: false,
  changes,
  kept: 0,
  proposals: 0,
  accepted: 0,
  approvals: 0,
  minutes: 1,
})

test('a ledger is read by quarter, the newest first, and people keep their order whatever they did', () => {
  const lina = { id: 1, name: 'Lina' }
  const omar = { id: 2, name: 'Omar' }
  const quarters = byQuarter([
    { user: lina, quarters: [work(2, 3)] },
    { user: omar, quarters: [work(2, 9), work(3, 1)] },
  ])
  expect(quarters.map(({ roundNb }) => roundNb)).toEqual([3, 2])
  expect(quarters[0]?.rows).toEqual([
    { user: lina, work: null },
    { user: omar, work: work(3, 1) },
  ])
  expect(quarters[1]?.rows.map(({ user }) => user.name)).toEqual(['Lina', 'Omar'])
})

test('the numbers of quarters repeat after a restart, and practice comes last', () => {
  const lina = { id: 1, name: 'Lina' }
  const practice = { ...work(2, 9, 1), practice: true, kept: null }
  const quarters = byQuarter([{ user: lina, quarters: [work(2, 3, 2), work(3, 1, 2), practice] }])
  expect(quarters.map(({ epoch, roundNb }) => `${roundNb}.${epoch}`)).toEqual(['3.2', '2.2', '2.1'])
  expect(quarters.map(({ rows }) => rows[0]?.work?.changes)).toEqual([1, 3, 9])
  expect(quarters.map(quarter => quarter.practice)).toEqual([false, false, true])
})

test('a team that has done nothing has no quarter', () => {
  expect(byQuarter([{ user: { id: 1, name: 'Lina' }, quarters: [] }])).toEqual([])
})
