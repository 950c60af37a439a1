import { expect, test } from 'vitest'
import { byQuarter } from './work-rows.ts'

const work = (roundNb: number, changes: number) => ({
  roundNb,
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

test('a team that has done nothing has no quarter', () => {
  expect(byQuarter([{ user: { id: 1, name: 'Lina' }, quarters: [] }])).toEqual([])
})
