import { accounts, criteria, type events, marketTypes, phases } from '@trimestre/engine'

/**
 * The data of the plain loop: a column of plain doubles for each figure, with an element for each company. Money is in
 * centimes, ratios are fractions of one.
 */
const names = [
  // Decisions.
  ...['plan', 'hires', 'price', 'advertising', 'upkeep', 'trainingBudget', 'qualityBudget', 'research'],
  ...['grade', 'wage', 'transport', 'creditNext', 'creditLater', 'care'],
  // The opening position: one lot of machines, one building, one loan.
  ...['machines', 'machinePrice', 'machineAge', 'building', 'buildingAge'],
  ...['loan', 'loanRate', 'annuity', 'receivableNext', 'receivableLater', 'stock', 'storage', 'workers'],
  ...['wear', 'morale', 'training', 'experience', 'awareness', 'reputation', 'service', 'delay'],
  ...['stockOut', 'lastSales', 'level', 'spent', 'effective', 'researchCapital', 'brand'],
  ...['openingResearch', 'openingBrand', 'losses', 'yearBase', 'yearTax', 'dividends', 'cumulated'],
  ...['demandBefore', 'receivedBefore'],
  // The results of the quarter.
  ...['wageNow', 'resigned', 'staff', 'skill', 'spirit', 'absence'],
  ...['machineOutput', 'machineCapacity', 'workerCapacity'],
  ...['capacity', 'produced', 'busy', 'quality', 'spoilt', 'available', 'reputationNow', 'awarenessNow'],
  ...['serviceNow', 'delayNow', 'attraction', 'demand', 'unserved', 'lostDemand', 'room', 'received'],
  ...['sales', 'share', 'stockNow', 'overflow', 'revenue', 'soldNext', 'soldLater', 'badDebt'],
  ...['wages', 'charges', 'hiring'],
  ...['materials', 'fixedEnergy', 'variableEnergy', 'repairs', 'unitTransport', 'carriage', 'warranty'],
  ...['holding', 'forfeit', 'localTax', 'depreciation', 'buildingDepreciation', 'interest', 'principal'],
  ...['overdraftInterest', 'depositInterest', 'productionCost', 'idleCost', 'costOfUnitsGone'],
  ...['stockValue', 'writeDown', 'tax', 'lossesLeft', 'yearBaseNow', 'yearTaxNow', 'netResult', 'equity'],
  ...['wearNow', 'effectiveNow', 'levelNow', 'progress', 'researchNow', 'brandNow', 'dividendsNow'],
  ...['intangible', 'reputationWorth', 'climate', 'restoring', 'discounting', 'excess', 'value', 'rank'],
] as const

export type Columns = Record<(typeof names)[number], Float64Array>

export const accountCount = accounts.length
/** The number of terms of the attraction: price, advertising, quality, research, service, delivery, payment terms. */
export const termCount = 7
/** The capacity of a company's journal, in lines. */
export const lineCount = 128
/** The capacity for lines and subtotals of the statements. */
export const statementCount = 80

export type World = Columns & {
  count: number
  /** The mean price of all sales of the quarter over the reference price; the next quarter's market answers to it. */
  relativePrice: number
  balances: Float64Array
  opening: Float64Array
  journalAccount: Uint8Array
  journalAmount: Float64Array
  journalLength: Int32Array
  statements: Float64Array
  cashMoves: Float64Array
  terms: Float64Array
  termsBefore: Float64Array
  effects: Float64Array
}

export const columnsOf = (count: number): World => ({
  ...(Object.fromEntries(names.map(name => [name, new Float64Array(count)])) as Columns),
  count,
  relativePrice: 1,
  balances: new Float64Array(count * accountCount),
  opening: new Float64Array(count * accountCount),
  journalAccount: new Uint8Array(count * lineCount),
  journalAmount: new Float64Array(count * lineCount),
  journalLength: new Int32Array(count),
  statements: new Float64Array(count * statementCount),
  cashMoves: new Float64Array(count * lineCount),
  terms: new Float64Array(count * termCount),
  termsBefore: new Float64Array(count * termCount),
  effects: new Float64Array(count * (termCount + 3)),
})

/** The market of a quarter as the loop needs it; coefficients are in centimes and fractions of one. */
export type Market = {
  /** The number of the quarter, from 1: it decides the season, and the place in the financial year. */
  quarter: number
  /** The mean price of all sales of the quarter before, over the reference price. */
  relativePrice: number
  c: Record<(typeof criteria)[number]['name'], number>
  /** Customers per firm at index 1, and the index. */
  dimension: number
  index: number
  weights: Record<'price' | 'advertising' | 'quality' | 'research' | 'service' | 'terms', number>
}

/**
 * Returns the market of a game's first quarter in the growth phase, with one segment and the tax that is in force in
 * every game.
 * @param unit factor of amounts: 100 for centimes, 1 for BA
 */
export function firstMarket(dimension: number, tax: (typeof events)[number], unit = 100): Market {
  const scaled = criteria.map(({ name, default: value, scale }) => [
    name,
    scale === 'centimes' ? value * unit : value,
  ])
  const c = Object.fromEntries(scaled) as Market['c']
  for (const { value } of tax.impact) c.tauxImpot += value
  const stage = phases.find(({ key }) => key === 'Croissance')
  const type = marketTypes.find(({ key }) => key === 'standard')
  if (stage === undefined || type === undefined)
    throw new Error('the catalogue lacks growth or the standard market')
  const { multipliers: s } = stage
  const { multipliers: t } = type
  const weights = {
    price: c.elasticitePrix * s.price * t.price,
    advertising: c.sensPublicite * s.advertising * t.advertising,
    quality: c.sensQualite * s.quality * t.quality,
    research: c.sensRD * s.research * t.research,
    service: c.sensService * t.service,
    terms: c.sensCredit * t.terms,
  }
  return { quarter: 1, relativePrice: 1, c, dimension, index: stage.initialIndex, weights }
}

/** Sets every company to the engine's opening position. */
export function openCompanies(w: World, { c }: Market, balances: Readonly<Record<string, number>>): void {
  const research = c.rdReference / c.obsolescenceRD
  const brand = c.publiciteReference / (1 - c.remanencePub)
  const at: Partial<Record<keyof Columns, number>> = {
    ...{ machines: 10, machinePrice: 1_200_000, machineAge: 4, building: 13_000_000, buildingAge: 10 },
    ...{ loan: 4_000_000, loanRate: 0.015, annuity: 433_737 },
    ...{ receivableNext: 4_950_000, receivableLater: 1_225_000, stock: 500, storage: 1500, workers: 20 },
    ...{ wear: 0.2, morale: 0.6, training: 0.5, awareness: c.publiciteReference, reputation: 0.5 },
    ...{ service: 1, delay: c.delaiReference, lastSales: 2500 },
    ...{ researchCapital: research, openingResearch: research, brand, openingBrand: brand },
  }
  for (const [name, value] of Object.entries(at)) w[name as keyof Columns].fill(value)
  for (let i = 0; i < w.count; i += 1) {
    accounts.forEach(({ number }, place) => {
      w.opening[i * accountCount + place] = balances[number] ?? 0
    })
  }
}
