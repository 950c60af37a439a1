import { expect, test } from 'vitest'
import { countOthers, type LoadReport, lastResponseDelay } from './load.ts'

const report: LoadReport = {
  began: 1000,
  ended: 1500,
  answers: [
    { index: 0, at: 1000, milliseconds: 480, status: 200 },
    { index: 2, at: 1200, milliseconds: 30, status: 503 },
    { index: 1, at: 1100, milliseconds: 20, status: 0 },
  ],
}

test('every response with another status counts as failed, lost connections included', () => {
  expect(countOthers(report, 200)).toBe(2)
})

test('the last response may belong to an earlier request than the last one', () => {
  expect(lastResponseDelay(report)).toBe(280)
})
