import { Fraction } from 'fraction.js'
import { describe, expect, it } from 'vitest'
import { evaluate, holds, notationOf, parseCondition, parseFormula } from './formula.ts'
import { templates } from './templates.ts'

const numberOf = (text: string, figures: Record<string, number> = {}) => {
  const read = (figure: string) => (figures[figure] === undefined ? null : new Fraction(figures[figure]))
  return evaluate(parseFormula(text), read)?.valueOf() ?? null
}

describe('a formula', () => {
  it('is computed with products before sums, from the left', () => {
    expect(numberOf('2 + 3 × 4 − 20 ÷ 5 ÷ 2')).toBe(12)
    expect(numberOf('(2 + 3) × 4 − (10 − 3)')).toBe(13)
    expect(numberOf('min(3; 2 + 2) + max(3; 2 + 2)')).toBe(7)
  })

  it('has no value where a divisor is 0 or there was no quarter before', () => {
    expect(numberOf('1 ÷ (2 − 2)')).toBeNull()
    expect(numberOf('P − P⁻', { 'r.prixVente': 5 })).toBeNull()
    expect(numberOf('P − P⁻', { 'r.prixVente': 5, 'p.prixVente': 3 })).toBe(2)
  })

  it('is written so that it is read as the same again', () => {
    for (const { id, key, errors } of templates)
      for (const formula of [key, ...errors]) expect(parseFormula(notationOf(formula)), id).toEqual(formula)
    expect(notationOf(parseFormula('(1 × (2 + 3) ÷ (4 ÷ 5) − ((6 − 7)))'))).toBe(
      '1 × (2 + 3) ÷ (4 ÷ 5) − (6 − 7)',
    )
  })

  it('is refused when it names an unknown figure or does not end', () => {
    expect(() => parseFormula('r.inconnu')).toThrow('unreadable')
    expect(() => parseFormula('(1 + 2')).toThrow('unreadable')
    expect(() => parseFormula('1 + 2 3')).toThrow('unreadable')
  })
})

it('a condition compares two formulas', () => {
  const read = (figure: string) => (figure === 'r.demande' ? new Fraction(3) : null)
  expect(holds(parseCondition('D > 2'), read)).toBe(true)
  expect(holds(parseCondition('D ≠ 3'), read)).toBe(false)
  expect(holds(parseCondition('D = 3'), read)).toBe(true)
  expect(holds(parseCondition('D ≠ P⁻'), read)).toBe(false)
})
