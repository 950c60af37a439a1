import type { StoredScheme } from '@trimestre/contract/grading'
import { expect, test } from 'vitest'
import { computeGrades } from './compute.ts'
import { defaultScheme } from './scheme.ts'
import { outgoingScores } from './versions.ts'

const publishedAt = new Date(1_900_000_000_000)

/** A class of people with these marks, of which the first one is adjusted. */
function aClass(scale: StoredScheme['scale'], marks: readonly (number | null)[], amount: number) {
  const component = {
    ...{ key: 'oral', kind: 'manual' as const, label: '', weight: 100, normalisation: 'absolute' as const },
    ...{ low: null, high: null, options: { rules: null, quizzes: null } },
  }
  const scheme: StoredScheme = { ...defaultScheme(), components: [component], scale }
  const people = marks.map((num, index) => ({
    ...{ userId: index + 1, username: `p${index}`, companyId: 1, companyName: 'A' },
    measures: [{ num, den: num === null ? 0 : 100, measured: {} }],
    ...{ excused: new Set<string>(), factor: { proposed: 1, effective: 1 } },
    adjustment: index === 0 ? { amount, reason: 'Présentation orale', at: '', by: null } : null,
  }))
  return { gameId: 7, document: { scheme, rows: computeGrades(scheme, people) } }
}

const scoresOf = (...given: Parameters<typeof aClass>) =>
  outgoingScores({ ...aClass(...given), publishedAt }).map(({ userId, scoreGiven }) => [userId, scoreGiven])

test('a published grade leaves out of 100, with the time of its publication and the tag of its game', () => {
  const grades = aClass({ kind: 'number', max: 20, step: 0.5 }, [71], 1.5)
  expect(outgoingScores({ ...grades, publishedAt })).toEqual([
    {
      userId: 1,
      scoreGiven: 77.5,
      scoreMaximum: 100,
      timestamp: publishedAt.toISOString(),
      tag: 'game-7',
    },
  ])
})

test('nothing leaves before publication, and nothing of people without a grade', () => {
  const scale = { kind: 'number', max: 20, step: 0.01 } as const
  expect(outgoingScores({ ...aClass(scale, [50], 1), publishedAt: null })).toEqual([])
  expect(scoresOf(scale, [50, null, 33.33], 1)).toEqual([
    [1, 55],
    [3, 33.35],
  ])
})

test('in letters and tables the total leaves, with its adjustment', () => {
  expect(scoresOf({ kind: 'letters' }, [89.99, 12.34], 0.5)).toEqual([
    [1, 90.49],
    [2, 12.34],
  ])
  const table = [
    { min: 50, label: 'Oui' },
    { min: 0, label: 'Non' },
  ]
  expect(scoresOf({ kind: 'table', table }, [99.5], 3)).toEqual([[1, 100]])
})
