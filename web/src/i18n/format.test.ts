import { describe, expect, test } from 'vitest'
import { createFormat, progressPercent } from './format.ts'

const fr = createFormat('fr')

describe('figures', () => {
  test('groups an amount with no-break spaces and appends BA', () => {
    expect(fr.amount(44250)).toBe('44\u00a0250\u00a0BA')
    expect(createFormat('en').amount(44250)).toBe('44,250\u00a0BA')
  })
  test('writes a negative figure with the minus sign, not the hyphen', () => {
    expect(fr.amount(-1200)).toBe('\u22121\u00a0200\u00a0BA')
  })
  test('writes a figure that rounds to zero without a sign', () => {
    expect(fr.integer(-0.2)).toBe('0')
    expect(fr.price(-0.001)).toBe('0,00\u00a0BA')
  })
  test('writes a size in the largest unit of which there is at least one', () => {
    expect(fr.bytes(12_400_000)).toBe('12,4\u00a0Mo')
    expect(fr.bytes(999)).toBe('999\u00a0o')
    expect(createFormat('en').bytes(0)).toMatch(/^0/)
    expect(createFormat('en').bytes(2_000_000_000)).toBe('2 GB')
  })
  test('groups four digits in Spanish too', () => {
    expect(createFormat('es').integer(1234)).toBe('1.234')
  })
  test('keeps Latin digits in Arabic', () => {
    expect(createFormat('ar').integer(1234)).toMatch(/^1.234$/)
  })
  test('writes prices with two decimals and shares with one', () => {
    expect(fr.price(46)).toBe('46,00\u00a0BA')
    expect(fr.percent(7.5)).toBe('7,5\u00a0%')
  })
  test('writes percent and thousands in the notation of each language', () => {
    expect(createFormat('de').percent(7.5)).toBe('7,5\u00a0%')
    expect(createFormat('id').percent(7.5)).toBe('7,5%')
    expect(createFormat('ar').percent(7.5)).toBe('7.5%')
    expect(createFormat('id').thousands(11850)).toBe('11\u00a0rb')
    expect(createFormat('ar').thousands(11850)).toBe('11\u00a0ألف')
    expect(createFormat('zh').thousands(11850)).toBe('11\u00a0k')
  })
  test('truncates thousands instead of rounding them', () => {
    expect(fr.thousands(999)).toBe('0\u00a0k')
    expect(fr.thousands(11850)).toBe('11\u00a0k')
    expect(fr.thousands(-1500)).toBe('\u22121\u00a0k')
  })
  test('truncates progress to a whole percent between 0 and 100', () => {
    expect(progressPercent(3, 8)).toBe(37)
    expect(progressPercent(9, 8)).toBe(100)
    expect(progressPercent(1, 0)).toBe(0)
  })
})
