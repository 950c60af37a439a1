import type { Replay } from '@trimestre/contract/debrief'
import { replayFigures } from '@trimestre/contract/debrief'
import { expect, test } from 'vitest'
import {
  allUnits,
  allValues,
  letterOf,
  marketPoints,
  replayRows,
  stepAfter,
  unitLines,
  valueLines,
} from './replay-model.ts'

const ranges = { highest: 'highest', middle: 'middle', lowest: 'lowest' }
/** A company that is told which one it is. */
const ownOf = (id: number) => ({ id, labelOf: (label: string) => `${label} (us)` })
const units = { nombreProduitsFabriques: 'made', demande: 'demanded', nombreProduitStok: 'stock' }

/** A replay of companies 1, 2…: what is not given is unknown in every quarter. */
function replayOf(count: number, given: Partial<Replay['series']>): Replay {
  const quarters = Object.values(given)[0]?.length ?? 0
  const unknown = Array.from({ length: quarters }, () => Array.from({ length: count }, () => null))
  const series = Object.fromEntries(replayFigures.map(figure => [figure, given[figure] ?? unknown]))
  return {
    quarters: Array.from({ length: quarters }, (_, index) => ({ round: index + 2, quarter: index + 1 })),
    companies: Array.from({ length: count }, (_, index) => ({
      companyId: index + 1,
      label: `Entreprise ${String.fromCharCode(65 + index)}`,
      kind: 'human',
    })),
    series: series as Replay['series'],
  }
}

test('the lines end at the step, while the scale knows every value', () => {
  const replay = replayOf(2, {
    valeurSociete: [
      [10, 20],
      [30, null],
      [50, 60],
    ],
  })
  expect(valueLines(replay, 1, ranges, undefined)).toEqual([
    { id: 1, name: 'Entreprise A', letter: 'A', values: [10, 30, null] },
    { id: 2, name: 'Entreprise B', letter: 'B', values: [20, null, null] },
  ])
  expect(allValues(replay, 'valeurSociete')).toEqual([10, 20, 30, 50, 60])
})

test('a large class is shown by its range, with the own company first', () => {
  const values = Array.from({ length: 10 }, (_, index) => (index === 4 ? null : (index + 1) * 10))
  const replay = replayOf(10, { valeurSociete: [values] })
  expect(valueLines(replay, 0, ranges, undefined).map(({ id, values }) => [id, values])).toEqual([
    ['highest', [100]],
    ['middle', [60]],
    ['lowest', [10]],
  ])
  const lines = valueLines(replay, 0, ranges, ownOf(3))
  expect(lines.map(({ id }) => id)).toEqual([3, 'highest', 'middle', 'lowest'])
  expect(lines[0]?.name).toBe('Entreprise C (us)')
})

test('an even number of companies has its middle between two of them, and none has none', () => {
  const replay = replayOf(10, { valeurSociete: [[1, 2, 3, 4, 5, 6, 7, 8, 9, 10], Array(10).fill(null)] })
  expect(valueLines(replay, 1, ranges, undefined)[1]?.values).toEqual([5.5, null])
})

test('a company without price or share has no point', () => {
  const replay = replayOf(2, { prixVente: [[50, 40]], partMarche: [[25, null]] })
  expect(marketPoints(replay, 0, ownOf(1))).toEqual([
    { id: 1, name: 'Entreprise A', letter: 'A', x: 50, y: 25, isOwn: true },
  ])
  expect(marketPoints(replay, 7, ownOf(1))).toEqual([])
})

test('only a letter of its own at the end of a label is one', () => {
  expect(['A', 'Entreprise B', '企业AA', 'شركة C'].map(letterOf)).toEqual(['A', 'B', 'AA', 'C'])
  expect(['Roule Malin', 'IBM', 'Team7A', 'Vélo-X'].map(letterOf)).toEqual(Array(4).fill(undefined))
})

test('units are those of the class, or of the own company alone', () => {
  const replay = replayOf(2, {
    nombreProduitsFabriques: [
      [10, 5],
      [20, 5],
    ],
    demande: [
      [12, 6],
      [null, null],
    ],
    nombreProduitStok: [
      [0, 1],
      [2, 3],
    ],
  })
  expect(unitLines(replay, 1, units, undefined).map(({ values }) => values)).toEqual([
    [15, 25],
    [18, null],
    [1, 5],
  ])
  expect(unitLines(replay, 0, units, ownOf(2)).map(({ values }) => values)).toEqual([
    [5, null],
    [6, null],
    [1, null],
  ])
  expect(allUnits(replay, ownOf(2))).toEqual([5, 5, 6, 1, 3])
})

test('the table has the order of the letters until the ranking is wanted', () => {
  const replay = replayOf(3, { classement: [[3, 1, null]], valeurSociete: [[1, 9, 5]] })
  expect(replayRows(replay, 0, false, undefined).map(({ companyId }) => companyId)).toEqual([1, 2, 3])
  expect(replayRows(replay, 0, true, ownOf(2)).map(({ label, rank }) => [label, rank])).toEqual([
    ['Entreprise B (us)', 1],
    ['Entreprise A', 3],
    ['Entreprise C', null],
  ])
})

test('a replay ends at its last quarter', () => {
  expect([0, 1, 2].map(step => stepAfter(step, 2))).toEqual([1, 2, undefined])
})
