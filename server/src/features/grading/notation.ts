import type { GradeTexts } from '@trimestre/contract/grade-texts/types'
import { type Language, languages } from '@trimestre/contract/languages'
import { type Filling, fill } from '@trimestre/contract/teaching-texts/fill'
import type { Fraction } from 'fraction.js'
import { rounded } from '../../platform/exact.ts'
import { isolated } from '../../platform/format-number.ts'

const minus = '\u2212'

/** How numbers and formulas are written in a language, and how texts are filled with them. */
export type Notation = {
  texts: GradeTexts
  fill(template: string, figures: Filling): string
  /** Writes a number with at least so many decimals, and with more where it has them. */
  number(value: number, decimalsMin?: number): string
  /** The same as a part of a formula: negative numbers are in brackets. */
  operand(value: number, decimalsMin?: number): string
  /** Writes the amount of a change with its sign. */
  signed(value: number, decimalsMin?: number): string
  /** Writes « = » and the value of a formula, or « ≈ » where it is rounded to these decimals. */
  result(value: Fraction, decimals: number, decimalsMin?: number): string
}

export function notationOf(texts: GradeTexts, language: Language): Notation {
  const { group, decimal } = languages[language].numbers
  // Numbers are written as in the tables of the screens. A formula is one text from left to right: they have no direction
  // of their own in it.
  const number = (value: number, decimalsMin = 0): string => {
    const text = Math.abs(value).toFixed(Math.max(decimalsMin, decimalsOf(value)))
    const [whole = '', fraction] = text.split('.')
    const grouped = whole.replace(/\B(?=(\d{3})+$)/g, group)
    return (value < 0 ? minus : '') + grouped + (fraction === undefined ? '' : decimal + fraction)
  }
  return {
    texts,
    fill: (template, figures) =>
      fill(template, figures, value => isolated(language, number(value)), language),
    number,
    operand: (value, decimalsMin) =>
      value < 0 ? `(${number(value, decimalsMin)})` : number(value, decimalsMin),
    signed: (value, decimalsMin) => (value > 0 ? '+' : '') + number(value, decimalsMin),
    result: (value, decimals, decimalsMin = decimals) => {
      const written = rounded(value, decimals)
      return `${value.equals(value.round(decimals)) ? '=' : '≈'} ${number(written, decimalsMin)}`
    },
  }
}

/** Returns how many decimals a number is written with. */
export function decimalsOf(value: number): number {
  const [digits = '', exponent = '0'] = String(Math.abs(value)).split('e')
  return Math.max(0, (digits.split('.')[1] ?? '').length - Number(exponent))
}
