import { GradeSchemeBody } from '@trimestre/contract/grading'
import { componentsMax } from '@trimestre/contract/grading-defaults'
import { describe, expect, test } from 'vitest'
import {
  changeScheme,
  type Draft,
  defaultDraft,
  draftOf,
  isRankAlone,
  isSame,
  schemeOf,
  spreadTo100,
  weightSum,
} from './scheme.ts'

const weights = ({ components }: Draft) => components.map(({ weight }) => weight)
const keys = ({ components }: Draft) => components.map(({ key }) => key)

test('the default scheme adds up to 100, and the contract accepts it', () => {
  const draft = defaultDraft()
  expect(keys(draft)).toEqual(['thresholds', 'plan', 'quiz', 'journal', 'engagement'])
  expect(weights(draft)).toEqual([30, 20, 20, 15, 15])
  expect(GradeSchemeBody.parse(schemeOf(draft)).components[0]?.options?.rules).toHaveLength(4)
})

test('a stored scheme comes back as it was, whichever scale it has', () => {
  const scales = [
    { kind: 'number', max: 100, step: 0.5 },
    { kind: 'letters' },
    {
      kind: 'table',
      table: [
        { min: 50, label: 'Reçu' },
        { min: 0, label: 'Ajourné' },
      ],
    },
  ] as const
  for (const scale of scales) {
    const stored = {
      components: [
        {
          key: 'value',
          kind: 'value',
          label: 'Fin',
          weight: 100,
          normalisation: 'linear',
          low: 200_000,
          high: 500_000,
          options: { rules: null, quizzes: null },
        },
      ],
      missing: 'zero',
      quarters: [2, 3],
      scale: scale.kind === 'table' ? { kind: scale.kind, table: [...scale.table] } : scale,
      peerRound: 4,
      acceptRank: false,
    } satisfies Parameters<typeof draftOf>[0]
    expect(schemeOf(draftOf(stored))).toEqual(stored)
  }
})

describe('a change of the scheme', () => {
  test('an added component takes what is missing, under a key that is free', () => {
    const lighter = changeScheme(defaultDraft(), { do: 'component', key: 'quiz', values: { weight: 5 } })
    const added = changeScheme(lighter, { do: 'add', kind: 'quiz' })
    expect(keys(added).at(-1)).toBe('quiz_2')
    expect(weights(added).at(-1)).toBe(15)
    const removed = changeScheme(added, { do: 'remove', key: 'quiz' })
    expect(keys(changeScheme(removed, { do: 'add', kind: 'quiz' })).at(-1)).toBe('quiz')
  })

  test('there are never more components than a scheme may have', () => {
    let draft = defaultDraft()
    for (let more = 0; more < 20; more += 1) draft = changeScheme(draft, { do: 'add', kind: 'manual' })
    expect(draft.components).toHaveLength(componentsMax)
    expect(new Set(keys(draft)).size).toBe(componentsMax)
  })

  test('weights are brought to 100 in their proportions, also those that are not numbers', () => {
    const odd = changeScheme(defaultDraft(), { do: 'component', key: 'plan', values: { weight: Number.NaN } })
    expect(weightSum(changeScheme(odd, { do: 'spread' }).components)).toBe(100)
    expect(spreadTo100([1, 1, 1])).toEqual([34, 33, 33])
    expect(spreadTo100([30, 20, 45])).toEqual([32, 21, 47])
    expect(spreadTo100([0, 0])).toEqual([50, 50])
  })

  test('what is undone is the same scheme again', () => {
    const draft = defaultDraft()
    const changed = changeScheme(draft, { do: 'scheme', values: { missing: 'zero' } })
    expect(isSame(draft, changed)).toBe(false)
    expect(isSame(draft, changeScheme(changed, { do: 'scheme', values: { missing: 'redistribute' } }))).toBe(
      true,
    )
  })
})

test('only the value of companies compared with each other, for more than half, needs an agreement', () => {
  const added = changeScheme(changeScheme(defaultDraft(), { do: 'spread' }), { do: 'add', kind: 'value' })
  const with51 = (normalisation: 'linear' | 'percentile', weight: number) =>
    isRankAlone(changeScheme(added, { do: 'component', key: 'value', values: { weight, normalisation } }))
  expect(with51('percentile', 51)).toBe(true)
  expect(with51('percentile', 50)).toBe(false)
  expect(with51('linear', 100)).toBe(false)
})
