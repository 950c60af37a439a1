import { expect, test } from 'vitest'
import { isMark, readPastedMarks } from './pasted-marks.ts'

test('a column from a spreadsheet is read in the notation of the language; empty cells stay empty', () => {
  expect(readPastedMarks('fr', '12,5\r\n\r\n80\r\n')).toEqual([12.5, null, 80])
  expect(readPastedMarks('en', '12.5\n80')).toEqual([12.5, 80])
})

test('of several columns the last one is read, and what is no number stays recognisable', () => {
  expect(readPastedMarks('en', 'anna\t70\nben\tabsent')).toEqual([70, Number.NaN])
})

test('a mark is nothing, or 0 to 100 with two decimals at most', () => {
  expect([null, 0, 100, 12.34, 0.07].map(isMark)).toEqual([true, true, true, true, true])
  expect([-1, 100.01, 12.345, Number.NaN].map(isMark)).toEqual([false, false, false, false])
})
