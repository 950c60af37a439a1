/**
 * P4: measures the engine's time per company, as a ratio to the same arithmetic in plain loops over typed arrays; both
 * play the first quarter of the same thousand companies in turn. Also measures the engine's share of a pass of the
 * running product.
 *
 *   npm run bench engine [-- --companies 1000 --rounds 31]
 */
import { parseArgs } from 'node:util'
import { type CompanyResult, events, openingState, resultFields, simulateQuarter } from '@trimestre/engine'
import { openCopyFloor } from './floors/copy-rows.ts'
import { columnsOf, firstMarket, openCompanies, type World } from './floors/plain-columns.ts'
import {
  decidedColumns,
  type Figures,
  figuresOf,
  publishPlainFigures,
  readPlainDecisions,
} from './floors/plain-publication.ts'
import { playPlainQuarter } from './floors/plain-quarter.ts'
import { decided, dimension, enginesQuarter } from './floors/same-companies.ts'
import { measurePasses } from './passes/measure.ts'
import { inPlayground } from './passes/playground.ts'
import { interleave, quartiles, timed } from './report/ratio.ts'
import { figureText, report } from './report/report.ts'

const { values } = parseArgs({
  options: { companies: { type: 'string', default: '1000' }, rounds: { type: 'string', default: '31' } },
})
const count = Number(values.companies)
const rounds = Number(values.rounds)
/** The number of plain quarters timed together: a single one is shorter than the noise of the clock. */
const repeats = 20
/** V8 keeps compiling the engine for about ninety quarters; the plain loop plays as many in five rounds. */
const warmUps = 100
/**
 * The tolerated difference, as a fraction of the figure or of the revenue: the engine rounds ratios and amounts per
 * unit, the loop does not.
 */
const tolerance = 1e-3

const input = enginesQuarter(count)

function plainWorld(): [World, ReturnType<typeof firstMarket>] {
  const tax = events.find(({ key }) => key === 'impot')
  if (tax === undefined) throw new Error('the catalogue lacks the tax')
  const market = firstMarket(dimension, tax)
  const world = columnsOf(count)
  openCompanies(world, market, openingState({}).comptes)
  for (let i = 0; i < count; i += 1) decide(world, i, decided(i))
  world.demandBefore.fill(Math.floor(dimension * market.index))
  return [world, market]
}

/** Converts decisions as players enter them to centimes and fractions of one. */
function decide(w: World, i: number, d: Record<string, number>): void {
  const units = {
    plan: 'quantiteProduction',
    hires: 'embauches',
    grade: 'gradeMatieres',
    transport: 'modeTransport',
  }
  const money = {
    ...{
      price: 'prixVente',
      advertising: 'budgetPublicite',
      upkeep: 'budgetMaintenance',
      research: 'budgetRD',
    },
    ...{
      trainingBudget: 'budgetFormation',
      qualityBudget: 'budgetQualite',
      wage: 'salaire',
      care: 'budgetSAV',
    },
  }
  const percents = { creditNext: 'creditT1', creditLater: 'creditT2' }
  for (const [column, key] of Object.entries(units)) w[column as keyof typeof units][i] = d[key] ?? 0
  for (const [column, key] of Object.entries(money)) w[column as keyof typeof money][i] = (d[key] ?? 0) * 100
  for (const [column, key] of Object.entries(percents))
    w[column as keyof typeof percents][i] = (d[key] ?? 0) / 100
}

/** @throws unless the plain loop has every figure that the engine publishes of a company, with the same value */
function checkSame(): void {
  const output = simulateQuarter(input)
  const { prixRelatif } = output.market.state
  if (Math.abs(prixRelatif - world.relativePrice * 1e6) > tolerance * prixRelatif)
    throw new Error(`the engine's relative price is ${prixRelatif}, that of the loop ${world.relativePrice}`)
  input.companies.forEach(({ id }, i) => {
    const result = output.companies[id]?.result
    if (result === undefined) throw new Error(`company ${id} has no result`)
    for (const [name, value] of Object.entries(result)) {
      if (typeof value !== 'number') continue
      const plain = figures[name as keyof Figures]?.[i] ?? Number.NaN
      if (
        Math.abs(value - plain) <= Math.max(2, tolerance * Math.max(Math.abs(value), scaleOf(name, result)))
      )
        continue
      throw new Error(`company ${id}: the engine says that ${name} is ${value}, the plain loop ${plain}`)
    }
  })
}

const unitOf = new Map<string, string>(resultFields.map(({ key, unit }) => [key, unit]))

/** Returns the scale of a figure's precision: a difference of large amounts is only as exact as these amounts. */
function scaleOf(name: string, { chiffreAffaires }: CompanyResult): number {
  if (unitOf.get(name) === 'centimes') return chiffreAffaires
  // Companies with close values may swap ranks.
  return unitOf.get(name) === 'rang' ? Number.POSITIVE_INFINITY : 0
}

async function shareOfPass(): Promise<number[]> {
  const shares: number[] = []
  await inPlayground(async playground => {
    const floor = await openCopyFloor(playground.databaseUrl)
    const { times } = await measurePasses(playground, floor, { all: count }, rounds)
    await floor.close()
    shares.push(...times.all.map(({ engine, pass }) => (100 * engine) / pass))
  })
  return shares
}

const [world, market] = plainWorld()
const given = decidedColumns(input.companies.map(({ id }) => input.decisions[id] ?? {}))
const figures = figuresOf(count)

function playPlain(): void {
  readPlainDecisions(given)
  playPlainQuarter(world, market)
  publishPlainFigures(figures, world, market)
}

playPlain()
checkSame()
for (let warm = 0; warm < warmUps; warm += 1) simulateQuarter(input)
const measured = await interleave(rounds, {
  engine: () => timed(() => simulateQuarter(input)),
  plain: () =>
    timed(() => {
      for (let time = 0; time < repeats; time += 1) playPlain()
    }) / repeats,
})
const median = (arm: 'engine' | 'plain') =>
  figureText((quartiles(measured.map(round => round[arm])).median * 1000) / count)
report(
  'P4',
  { perCompany: measured.map(({ engine, plain }) => engine / plain), share: await shareOfPass() },
  [`a company, medians: engine ${median('engine')} µs, plain loop ${median('plain')} µs`],
)
