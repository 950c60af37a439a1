import { expect, test } from 'vitest'
import { hasPastPractice } from './practice.tsx'

test('a game that an earlier release has stored has no past practice', () => {
  expect([{}, { practiceEpochs: [] }, { practiceEpochs: [1] }, null, undefined].map(hasPastPractice)).toEqual(
    [false, false, true, false, false],
  )
})
