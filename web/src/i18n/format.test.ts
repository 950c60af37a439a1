import { describe, expect, test } from 'vitest'
import { createFormat, progressPercent } from './format.ts'

const fr = createFormat('fr')

describe('figures', () => {
  test('an amount is grouped with no-break spaces and followed by BA', () => {
    expect(fr.amount(44250)).toBe('44\u00a0250\u00a0BA')
    expect(createFormat('en').amount(44250)).toBe('44,250\u00a0BA')
  })
  test('a negative figure takes the minus sign, not the hyphen', () => {
    expect(fr.amount(-1200)).toBe('\u22121\u00a0200\u00a0BA')
  })
  test('a figure that rounds to zero has no sign', () => {
    expect(fr.integer(-0.2)).toBe('0')
    expect(fr.price(-0.001)).toBe('0,00\u00a0BA')
  })
  test('a size is in the largest unit of which there is one', () => {
    expect(fr.bytes(12_400_000)).toBe('12,4\u00a0Mo')
    expect(fr.bytes(999)).toBe('999\u00a0o')
    expect(createFormat('en').bytes(0)).toMatch(/^0/)
    expect(createFormat('en').bytes(2_000_000_000)).toBe('2 GB')
  })
  test('Spanish groups four digits too', () => {
    expect(createFormat('es').integer(1234)).toBe('1.234')
  })
  test('Arabic keeps Latin digits', () => {
    expect(createFormat('ar').integer(1234)).toMatch(/^1.234$/)
  })
  test('prices have two decimals, shares one', () => {
    expect(fr.price(46)).toBe('46,00\u00a0BA')
    expect(fr.percent(7.5)).toBe('7,5\u00a0%')
  })
  test('each language writes percent and thousands its own way', () => {
    expect(createFormat('de').percent(7.5)).toBe('7,5\u00a0%')
    expect(createFormat('id').percent(7.5)).toBe('7,5%')
    expect(createFormat('ar').percent(7.5)).toBe('7.5%')
    expect(createFormat('id').thousands(11850)).toBe('11\u00a0rb')
    expect(createFormat('ar').thousands(11850)).toBe('11\u00a0ألف')
    expect(createFormat('zh').thousands(11850)).toBe('11\u00a0k')
  })
  test('thousands are cut, not rounded', () => {
    expect(fr.thousands(999)).toBe('0\u00a0k')
    expect(fr.thousands(11850)).toBe('11\u00a0k')
    expect(fr.thousands(-1500)).toBe('\u22121\u00a0k')
  })
  test('progress is cut to a whole percent and stays within 0 and 100', () => {
    expect(progressPercent(3, 8)).toBe(37)
    expect(progressPercent(9, 8)).toBe(100)
    expect(progressPercent(1, 0)).toBe(0)
  })
})
