import { strategyLevels, temperaments } from '@trimestre/contract/seats'
import { computersMax } from '@trimestre/contract/training-limits'
import { expect, test } from 'vitest'
import { computerLevels, computerTemperaments } from '../computers/strategies.ts'
import { computerCounts, usualComputers, withComputer, withCount } from './computers.ts'

test('the lists are those of the contract', () => {
  expect(computerLevels).toEqual(strategyLevels)
  expect(computerTemperaments).toEqual(temperaments)
  expect(computerCounts.at(-1)).toBe(computersMax)
})

test('three computers are proposed, one of each level', () => {
  expect(usualComputers).toEqual([
    { level: 1, temperament: 'prudent' },
    { level: 2, temperament: 'prix' },
    { level: 3, temperament: 'innovateur' },
  ])
})

test('another number keeps the computers that there are', () => {
  const changed = withComputer(usualComputers, 0, { temperament: 'qualite' })
  expect(withCount(changed, 1)).toEqual([{ level: 1, temperament: 'qualite' }])
  for (const count of computerCounts) {
    const computers = withCount(changed, count)
    expect(computers).toHaveLength(count)
    expect(computers[0]).toEqual({ level: 1, temperament: 'qualite' })
  }
})
