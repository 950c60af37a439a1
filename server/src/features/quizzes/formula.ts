import { type QuizFigure, quizFigures } from '@trimestre/contract/quiz-texts/types'
import { Fraction } from 'fraction.js'
import { exact } from '../../platform/exact.ts'

/*
 * Formulas of quizzes. One definition gives the value, the formula in words and the formula with its figures put in.
 */

export type Operator = '+' | '−' | '×' | '÷'

export type Formula =
  | { kind: 'figure'; figure: QuizFigure }
  | { kind: 'constant'; value: number }
  | { kind: 'operation'; operator: Operator; left: Formula; right: Formula }
  | { kind: 'smallest' | 'largest'; left: Formula; right: Formula }

/** Returns a figure of a company in its quarter; null where there is none, as before the first quarter. */
export type ReadFigure = (figure: QuizFigure) => Fraction | null

/** Short names of the figures that most formulas have; the ending `⁻` is for the quarter before. */
const shortNames: Readonly<Record<string, string>> = {
  P: 'prixVente',
  S: 'nombreProduitVendu',
  F: 'nombreProduitsFabriques',
  D: 'demande',
  U: 'demandeNonSatisfaite',
  K: 'nombreProduitStok',
  X: 'prixProduit',
  CA: 'chiffreAffaires',
  R: 'resultatNet',
  M: 'partMarche',
  C: 'capaciteProduction',
}

const tokens = /\s*(?:(\d+)|([a-z]\.[A-Za-z\d.]+|[A-Za-z]+⁻?)|(.))/gy

type Token = { number?: string | undefined; name?: string | undefined; sign?: string | undefined }

/**
 * Reads a formula such as « 100 × S ÷ (r.demande − U) ».
 * @param names formulas that it may name
 */
export function parseFormula(text: string, names: Readonly<Record<string, Formula>> = {}): Formula {
  const all = [...text.matchAll(tokens)].map(([, number, name, sign]): Token => ({ number, name, sign }))
  let at = 0
  const takes = (sign: string): boolean => {
    if (all[at]?.sign !== sign) return false
    at += 1
    return true
  }
  const expectSign = (sign: string) => takes(sign) || unreadable(text)

  function chain(operators: readonly Operator[], operand: () => Formula): Formula {
    let left = operand()
    for (;;) {
      const operator = operators.find(takes)
      if (operator === undefined) return left
      left = { kind: 'operation', operator, left, right: operand() }
    }
  }
  const sum = (): Formula => chain(['+', '−'], product)
  const product = (): Formula => chain(['×', '÷'], part)

  function part(): Formula {
    const { number, name } = all[at] ?? unreadable(text)
    if (number === undefined && name === undefined) return enclosed()
    at += 1
    if (number !== undefined) return { kind: 'constant', value: Number(number) }
    if (name === 'min' || name === 'max') return extreme(name === 'min' ? 'smallest' : 'largest')
    return names[name ?? ''] ?? { kind: 'figure', figure: figureNamed(name ?? '') }
  }
  function enclosed(): Formula {
    expectSign('(')
    const inner = sum()
    expectSign(')')
    return inner
  }
  function extreme(kind: 'smallest' | 'largest'): Formula {
    expectSign('(')
    const left = sum()
    expectSign(';')
    const right = sum()
    expectSign(')')
    return { kind, left, right }
  }

  const whole = sum()
  return at === all.length ? whole : unreadable(text)
}

function figureNamed(name: string): QuizFigure {
  const isBefore = name.endsWith('⁻')
  const long = shortNames[isBefore ? name.slice(0, -1) : name]
  const id = long === undefined ? name : `${isBefore ? 'p' : 'r'}.${long}`
  return quizFigures.find(figure => figure === id) ?? unreadable(name)
}

function unreadable(text: string): never {
  throw new Error(`unreadable formula « ${text} »`)
}

/** Computes a formula; null where a figure is missing or a divisor is 0. */
export function evaluate(formula: Formula, read: ReadFigure): Fraction | null {
  if (formula.kind === 'figure') return read(formula.figure)
  if (formula.kind === 'constant') return new Fraction(formula.value)
  const left = evaluate(formula.left, read)
  const right = evaluate(formula.right, read)
  if (left === null || right === null) return null
  if (formula.kind === 'operation') return operate(formula.operator, left, right)
  return left.lte(right) === (formula.kind === 'smallest') ? left : right
}

function operate(operator: Operator, left: Fraction, right: Fraction): Fraction | null {
  if (operator === '+') return left.add(right)
  if (operator === '−') return left.sub(right)
  if (operator === '×') return left.mul(right)
  return right.equals(0) ? null : left.div(right)
}

/** Returns the figures of a formula, each once, in their order. */
export function figuresOf(formula: Formula): QuizFigure[] {
  if (formula.kind === 'figure') return [formula.figure]
  if (formula.kind === 'constant') return []
  return [...new Set([...figuresOf(formula.left), ...figuresOf(formula.right)])]
}

/** How the parts of a formula are written. */
export type Writing = {
  figure(figure: QuizFigure): string
  constant(value: number): string
  smallest(left: string, right: string): string
  largest(left: string, right: string): string
}

const isSum = (formula: Formula): boolean =>
  formula.kind === 'operation' && (formula.operator === '+' || formula.operator === '−')
const isOperation = (formula: Formula): boolean => formula.kind === 'operation'

/** Writes a formula, with the parentheses that it needs; a negative number inside has some too. */
export function writeFormula(formula: Formula, writing: Writing): string {
  if (formula.kind === 'figure') return writing.figure(formula.figure)
  if (formula.kind === 'constant') return writing.constant(formula.value)
  const { left, right } = formula
  if (formula.kind !== 'operation')
    return writing[formula.kind](writeFormula(left, writing), writeFormula(right, writing))
  const { operator } = formula
  const isProduct = operator === '×' || operator === '÷'
  const needs = {
    left: isProduct && isSum(left),
    right: isProduct
      ? isSum(right) || (operator === '÷' && isOperation(right))
      : operator === '−' && isSum(right),
  }
  const first = writeFormula(left, writing)
  const second = writeFormula(right, writing)
  return [
    needs.left ? `(${first})` : first,
    operator,
    needs.right || (isNegative(second) && !isOperation(right)) ? `(${second})` : second,
  ].join(' ')
}

const isNegative = (written: string): boolean => /^[\p{Cf}]*[−-]/u.test(written)

/** Writes a formula so that {@link parseFormula} reads it again. */
export const notationOf = (formula: Formula): string =>
  writeFormula(formula, {
    figure: figure => figure,
    constant: String,
    smallest: (left, right) => `min(${left}; ${right})`,
    largest: (left, right) => `max(${left}; ${right})`,
  })

type Comparison = '>' | '≠' | '='

/** A condition: one formula compared with another. */
export type Condition = { comparison: Comparison; left: Formula; right: Formula }

export function parseCondition(text: string, names: Readonly<Record<string, Formula>> = {}): Condition {
  const [, left = '', comparison = '', right = ''] = /^(.+) ([>≠=]) (.+)$/.exec(text) ?? unreadable(text)
  return {
    comparison: comparison as Comparison,
    left: parseFormula(left, names),
    right: parseFormula(right, names),
  }
}

export function holds({ comparison, left, right }: Condition, read: ReadFigure): boolean {
  const [one, other] = [evaluate(left, read), evaluate(right, read)]
  if (one === null || other === null) return false
  if (comparison === '>') return one.gt(other)
  return one.equals(other) === (comparison === '=')
}

/** Reads figures from numbers, each converted once. */
export function exactFigures(numberOf: (figure: QuizFigure) => number | null): ReadFigure {
  const known = new Map<QuizFigure, Fraction | null>()
  return figure => {
    const found = known.get(figure)
    if (found !== undefined) return found
    const number = numberOf(figure)
    const value = number === null ? null : exact(number)
    known.set(figure, value)
    return value
  }
}
