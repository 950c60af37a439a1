import type { ReadWorkbook } from './read-workbook.ts'

type Scalar = number | string | boolean | null
type Value = Scalar | Scalar[]

/**
 * Returns a function that computes a cell as a spreadsheet does, from the formulas alone: with doubles, and with ROUND on
 * the fifteen digits that a double is good for. It knows only the functions that a file of grades may have.
 */
export function evaluator(workbook: ReadWorkbook): (sheet: string, address: string) => Scalar {
  const known = new Map<string, Scalar>()
  const cellAt = (sheet: string, address: string): Scalar => {
    const place = `${sheet}!${address}`
    const found = known.get(place)
    if (found !== undefined) return found
    const cell = workbook.get(sheet)?.get(address)
    const value =
      cell === undefined ? null : 'formula' in cell ? evaluate(cell.formula, sheet, cellAt) : cell.value
    known.set(place, value)
    return value
  }
  return cellAt
}

type CellAt = (sheet: string, address: string) => Scalar

const token =
  /\s*("(?:[^"]|"")*"|\d+(?:\.\d+)?|(?:\w+!)?\$?[A-Z]{1,3}\$?\d+(?::\$?[A-Z]{1,3}\$?\d+)?|[A-Z]+|<>|<=|>=|[-+*/<>=(),])/y

function evaluate(formula: string, sheet: string, cellAt: CellAt): Scalar {
  const tokens: string[] = []
  token.lastIndex = 0
  while (token.lastIndex < formula.length) {
    const [, text] = token.exec(formula) ?? []
    if (text === undefined) throw new Error(`unreadable formula ${formula}`)
    tokens.push(text)
  }
  let at = 0
  const peek = () => tokens[at] ?? ''
  const take = (expected?: string): string => {
    const text = peek()
    if (expected !== undefined && text !== expected) throw new Error(`no ${expected} in ${formula}`)
    at += 1
    return text
  }

  // Each returns a computation, so that the branch of an IF that is not taken is not computed.
  type Node = () => Value
  const binary = (operators: readonly string[], operand: () => Node): Node => {
    let left = operand()
    while (operators.includes(peek())) {
      const operator = take()
      const [first, second] = [left, operand()]
      left = () => each(first(), second(), (a, b) => operate(operator, a, b))
    }
    return left
  }
  const comparison = (): Node => binary(['=', '<>', '<', '>', '<=', '>='], sum)
  const sum = (): Node => binary(['+', '-'], product)
  const product = (): Node => binary(['*', '/'], primary)
  const primary = (): Node => {
    const text = take()
    if (text === '(') {
      const inner = comparison()
      take(')')
      return inner
    }
    if (text === '-') {
      const inner = primary()
      return () => -numberOf(scalar(inner()))
    }
    if (text.startsWith('"')) return () => text.slice(1, -1).replaceAll('""', '"')
    if (/^\d/.test(text)) return () => Number(text)
    if (peek() === '(') return call(text)
    return () => reference(text, sheet, cellAt)
  }
  const call = (name: string): Node => {
    const given: Node[] = []
    take('(')
    while (peek() !== ')') {
      given.push(comparison())
      if (peek() === ',') take()
    }
    take(')')
    const [first, second, third] = given
    if (name === 'IF')
      return () => (scalar(first?.() ?? null) === true ? (second?.() ?? null) : (third?.() ?? null))
    const apply = functions[name]
    if (apply === undefined) throw new Error(`the function ${name} is not allowed`)
    return () => apply(given.map(argument => argument()))
  }
  const result = comparison()()
  if (at !== tokens.length) throw new Error(`a token too many in ${formula}`)
  return scalar(result)
}

const functions: Record<string, (given: Value[]) => Value> = {
  AND: given => given.every(value => value === true),
  OR: given => given.some(value => value === true),
  MIN: given => Math.min(...numbersIn(given)),
  MAX: given => Math.max(...numbersIn(given)),
  SUM: given => numbersIn(given).reduce((a, b) => a + b, 0),
  SUMPRODUCT: ([list]) => numbersIn([list ?? []]).reduce((a, b) => a + b, 0),
  COUNT: given => numbersIn(given).length,
  ISNUMBER: ([value]) => (Array.isArray(value) ? value.map(isNumber) : isNumber(value ?? null)),
  ROUND: ([value, decimals]) =>
    roundedAsShown(numberOf(scalar(value ?? null)), numberOf(scalar(decimals ?? null))),
}

const isNumber = (value: Scalar): value is number => typeof value === 'number'
const numbersIn = (given: Value[]): number[] => given.flat().filter(isNumber)

function scalar(value: Value): Scalar {
  if (Array.isArray(value)) throw new Error('a range where one value is needed')
  return value
}

function numberOf(value: Scalar): number {
  if (value === null) return 0
  if (typeof value === 'boolean') return Number(value)
  if (typeof value === 'string') throw new Error(`« ${value} » is no number`)
  return value
}

function each(first: Value, second: Value, operate: (a: Scalar, b: Scalar) => Scalar): Value {
  if (Array.isArray(first)) {
    return first.map((value, index) =>
      operate(value, Array.isArray(second) ? (second[index] ?? null) : second),
    )
  }
  return Array.isArray(second) ? second.map(value => operate(first, value)) : operate(first, second)
}

function operate(operator: string, a: Scalar, b: Scalar): Scalar {
  switch (operator) {
    case '+':
      return numberOf(a) + numberOf(b)
    case '-':
      return numberOf(a) - numberOf(b)
    case '*':
      return numberOf(a) * numberOf(b)
    case '/': {
      if (numberOf(b) === 0) throw new Error('a division by zero')
      return numberOf(a) / numberOf(b)
    }
    case '=':
      return order(a, b) === 0
    case '<>':
      return order(a, b) !== 0
    case '<':
      return order(a, b) < 0
    case '>':
      return order(a, b) > 0
    case '<=':
      return order(a, b) <= 0
    default:
      return order(a, b) >= 0
  }
}

/** Numbers come before texts; an empty cell is as the other one is empty. */
function order(a: Scalar, b: Scalar): number {
  const empty = (other: Scalar) => (typeof other === 'string' ? '' : 0)
  const [left, right] = [a ?? empty(b), b ?? empty(a)]
  if (typeof left === 'string' && typeof right === 'string') {
    return left.toLowerCase() < right.toLowerCase() ? -1 : Number(left.toLowerCase() !== right.toLowerCase())
  }
  if (typeof left === 'string') return 1
  if (typeof right === 'string') return -1
  return Number(left) - Number(right)
}

function reference(text: string, ownSheet: string, cellAt: CellAt): Value {
  const [, sheet = ownSheet, from = '', to] =
    /^(?:(\w+)!)?([^:]+)(?::(.+))?$/.exec(text.replaceAll('$', '')) ?? []
  if (to === undefined) return cellAt(sheet, from)
  const [, column = '', first = ''] = /^([A-Z]+)(\d+)$/.exec(from) ?? []
  const [, lastColumn = '', last = ''] = /^([A-Z]+)(\d+)$/.exec(to) ?? []
  if (column !== lastColumn) throw new Error(`${text} has several columns`)
  return Array.from({ length: Number(last) - Number(first) + 1 }, (_, index) =>
    cellAt(sheet, `${column}${Number(first) + index}`),
  )
}

/** Rounds the first fifteen digits of a double, halves away from zero. */
export function roundedAsShown(value: number, decimals: number): number {
  const [mantissa = '', exponent = '0'] = Math.abs(value).toExponential(14).split('e')
  const digits = mantissa.replace('.', '')
  const kept = digits.length - 14 + Number(exponent) + decimals
  if (kept >= digits.length) return value
  const whole = kept > 0 ? BigInt(digits.slice(0, kept)) : 0n
  const next = kept >= 0 ? Number(digits[kept]) : 0
  return Math.sign(value) * Number(`${whole + (next >= 5 ? 1n : 0n)}e${-decimals}`)
}
