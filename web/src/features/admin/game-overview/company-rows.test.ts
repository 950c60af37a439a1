import type { Progress } from '@trimestre/contract/companies'
import type { Game } from '@trimestre/contract/games'
import { expect, test } from 'vitest'
import type { ExpertRow } from '../../../domain/staff/game-results.ts'
import { companyRows } from './company-rows.ts'

const game = {
  companies: [1, 2, 3].map(id => ({ id, kind: 'human', userCompany: { username: `joueur${id}` } })),
} as unknown as Pick<Game, 'companies'>
const result = (companyId: number, round: number, classement: number) =>
  ({ companyId, round, classement }) as ExpertRow

test('sorts companies by rank, those without a result last, and counts the results a reset would remove', () => {
  const rows = [result(1, 2, 1), result(3, 2, 2), result(3, 3, 1), result(1, 3, 2)]
  const found = companyRows(game, rows, [{ companyId: 2, saved: ['ventes'] } as Progress])
  expect(found.map(row => [row.username, row.result?.classement, row.resultCount])).toEqual([
    ['joueur3', 1, 2],
    ['joueur1', 2, 2],
    ['joueur2', undefined, 0],
  ])
  expect(found[2]?.progress?.saved).toEqual(['ventes'])
})

test('lists all companies in the order of joining before the first pass', () => {
  expect(companyRows(game, [], []).map(row => row.companyId)).toEqual([1, 2, 3])
})
