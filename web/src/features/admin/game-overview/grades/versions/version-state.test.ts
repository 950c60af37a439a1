import { expect, test } from 'vitest'
import { changedSince, mayPublish, nextStep, versionState } from './version-state.ts'

const published = { at: '', by: null }
const all = [
  { n: 4, published: null },
  { n: 3, published },
  { n: 2, published: null },
  { n: 1, published },
]

test('students read the last published version; what is older cannot be published any more', () => {
  expect(all.map(version => versionState(version, all))).toEqual(['frozen', 'shown', 'frozen', 'replaced'])
  expect(all.map(version => mayPublish(version, all))).toEqual([true, false, false, false])
})

test.each([
  { case: 'changes that are not saved', of: [], isChanged: true, isReady: true, step: 'scheme' },
  { case: 'nobody with a grade', of: [], isChanged: false, isReady: false, step: 'scheme' },
  { case: 'grades and no version', of: [], isChanged: false, isReady: true, step: 'freeze' },
  {
    case: 'a version that nobody published',
    of: [
      { n: 2, published: null },
      { n: 1, published },
    ],
    step: 'publish',
  },
  {
    case: 'a published version',
    of: [
      { n: 2, published },
      { n: 1, published: null },
    ],
    step: null,
  },
])('with $case the next step is $step', ({ of, isChanged = false, isReady = true, step }) => {
  expect(nextStep(of, { isChanged, isReady })).toBe(step)
})

test('people whose grade changed since a version, who came and who went are named', () => {
  const row = (userId: number, final: number | null) => ({ userId, username: `p${userId}`, final })
  const frozen = [row(1, 12), row(2, 14), row(3, null), row(4, 9)]
  expect(changedSince(frozen, frozen)).toEqual([])
  expect(changedSince(frozen, [row(1, 12), row(2, 14.5), row(3, null), row(5, 10)])).toEqual([
    'p2',
    'p5',
    'p4',
  ])
})
