import { expect, test } from 'vitest'
import type { ExpertRow } from '../../../../domain/staff/game-results.ts'
import { companyResults } from './company-results.ts'

const result = (companyId: number, round: number, classement: number, rangHumain: number | null) =>
  ({ companyId, round, classement, rangHumain, valeurSociete: 1000 * round }) as ExpertRow

test('companies are shown as they stood in the last quarter that counts, by their rank among people', () => {
  const rows = [result(1, 2, 1, 1), result(2, 2, 3, 2), result(1, 3, 4, 2), result(2, 3, 2, 1)]
  const counted = [{ round: 2, quarter: 1, version: 1 }]
  expect(companyResults(rows, counted).get(2)).toEqual({ rank: 2, value: 2000 })
  expect(companyResults(rows, []).get(2)).toEqual({ rank: 1, value: 3000 })
})

test('without a rank among people, the rank among all stands', () => {
  expect(companyResults([result(1, 2, 5, null)], []).get(1)?.rank).toBe(5)
})
