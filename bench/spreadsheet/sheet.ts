import { createWriteStream } from 'node:fs'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { decisionItems, events } from '@trimestre/engine'
import { firstMarket } from '../floors/plain-columns.ts'
import { decided, dimension } from '../floors/same-companies.ts'
import { companyFormulas, marketFormulas } from './formulas.ts'

/** The opening position of every company, in BA, units and fractions of one. */
const openingCells = {
  ...{ workers: 20, wear: 0.2, morale: 0.6, training: 0.5, experience: 0, awareness: 6000, reputation: 0.5 },
  ...{
    service: 1,
    delay: 0.5,
    stockOut: 0,
    lastSales: 2500,
    level: 0,
    effective: 0,
    stock: 500,
    storage: 1500,
  },
  ...{ machines: 10, machinePrice: 12_000, machineAge: 4, machinesValue: 96_000 },
  ...{ land: 60_000, building: 130_000, buildingAge: 10, buildingValue: 113_750, stockValue: 16_000 },
  ...{ loan: 40_000, loanRate: 0.015, annuity: 4337.37, suppliers: 17_500, cash: 10_000, writtenDown: 0 },
  ...{ receivableNext: 49_500, receivableLater: 12_250, researchCapital: 30_000, openingResearch: 30_000 },
  ...{ brand: 10_000, openingBrand: 10_000, capital: 300_000, reserve: 0, retained: 0, yearResult: 0 },
  ...{ yearBase: 0, yearTax: 0, taxOwed: 0, losses: 0 },
}

const decisionKeys = decisionItems.map(({ key }) => key)
const inputs = [...decisionKeys, ...Object.keys(openingCells)]
const columns = [...inputs, ...Object.keys(companyFormulas)]
const columnOf = new Map(columns.map((name, place) => [name, letters(place)]))
const centimes = 100

/** Writes the document with a row for each company; its formulas are not computed yet. */
export async function writeSheet(path: string, count: number): Promise<void> {
  await pipeline(Readable.from(documentOf(count)), createWriteStream(path))
}

function* documentOf(count: number): Generator<string> {
  const coefficients = coefficientCells()
  const rowOf = new Map(
    [...coefficients.keys(), ...Object.keys(marketFormulas)].map((name, row) => [name, row + 1]),
  )
  const last = count + 1
  const namespaces = ['office', 'table', 'text'].map(
    name => `xmlns:${name}="urn:oasis:names:tc:opendocument:xmlns:${name}:1.0"`,
  )
  yield `<?xml version="1.0" encoding="UTF-8"?>
<office:document ${namespaces.join(' ')} xmlns:of="urn:oasis:names:tc:opendocument:xmlns:of:1.2" office:version="1.3"
 office:mimetype="application/vnd.oasis.opendocument.spreadsheet"><office:body><office:spreadsheet>`
  yield '<table:table table:name="Market">'
  for (const [name, value] of coefficients) yield rowText(text(name), number(value))
  for (const [name, template] of Object.entries(marketFormulas))
    yield rowText(text(name), formula(expand(template, 0, last, rowOf)))
  yield '</table:table><table:table table:name="Companies">'
  yield rowText(...columns.map(text))
  for (let place = 0; place < count; place += 1) {
    const values: Record<string, number> = { ...decided(place), ...openingCells }
    const computed = Object.values(companyFormulas).map(template =>
      formula(expand(template, place + 2, last, rowOf)),
    )
    yield rowText(...inputs.map(name => number(values[name] ?? 0)), ...computed)
  }
  yield '</table:table></office:spreadsheet></office:body></office:document>\n'
}

/** Returns the coefficients, amounts in BA, with the weights of the market's phase and the tax in force. */
function coefficientCells(): Map<string, number> {
  const tax = events.find(({ key }) => key === 'impot')
  if (tax === undefined) throw new Error('the catalogue lacks the tax')
  const { c, weights, quarter, relativePrice, index } = firstMarket(dimension, tax, 1)
  const named = Object.entries(weights).map(
    ([name, weight]) => [`weight${name.charAt(0).toUpperCase()}${name.slice(1)}`, weight] as const,
  )
  const others = Object.entries({ quarter, relativePrice, dimension, index })
  return new Map([...Object.entries(c), ...named, ...others])
}

/** Expands a template to an OpenDocument formula of one row. */
function expand(template: string, row: number, last: number, rowOf: ReadonlyMap<string, number>): string {
  return template.replace(/([$@%])(\w+)/g, (_, kind: string, name: string) => {
    const column = columnOf.get(name)
    if (kind === '@') return `[$Market.$B$${rowOf.get(name) ?? missing(name)}]`
    if (column === undefined) return missing(name)
    return kind === '$' ? `[.${column}${row}]` : `[$Companies.$${column}$2:.$${column}$${last}]`
  })
}

function missing(name: string): never {
  throw new Error(`no cell is called ${name}`)
}

const rowText = (...cells: string[]): string => `<table:table-row>${cells.join('')}</table:table-row>`
const text = (value: string): string =>
  `<table:table-cell office:value-type="string"><text:p>${value}</text:p></table:table-cell>`
const number = (value: number): string =>
  `<table:table-cell office:value-type="float" office:value="${value}"/>`
const formula = (expression: string): string =>
  `<table:table-cell table:formula="of:=${expression.replaceAll('<', '&lt;').replaceAll('>', '&gt;')}"/>`

/** Returns the letters of a column: A, B … Z, AA, AB … */
function letters(place: number): string {
  const head = place >= 26 ? letters(Math.floor(place / 26) - 1) : ''
  return head + String.fromCharCode(65 + (place % 26))
}

/** Returns the rows of the sum of all values and of the sum of balance sheet differences, on the first sheet. */
export function resultRows(): { values: number; differences: number } {
  const names = [...coefficientCells().keys(), ...Object.keys(marketFormulas)]
  return { values: names.indexOf('sumOfValues'), differences: names.indexOf('sumOfDifferences') }
}

/** Returns the number of formula cells of a document. */
export const formulaCount = (count: number): number =>
  count * Object.keys(companyFormulas).length + Object.keys(marketFormulas).length

/** Converts a sum of values to centimes, the engine's unit. */
export const toCentimes = (value: number): number => value * centimes
