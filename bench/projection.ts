/**
 * Measures how long the projection of a company's quarter takes, as a ratio to the time of one company in a quarter of
 * 1 000 played by the same engine; the two are timed in turn.
 *
 *   npm run bench projection
 */
import { openingState, projectionConditions, type QuarterInput, simulateQuarter } from '@trimestre/engine'
import { project } from '@trimestre/engine/projection'
import { aQuarter, companies } from '@trimestre/engine/testing'
import { median, timed } from './report/ratio.ts'

const companyCount = 1000
const rounds = 21

const given = { prixVente: 52, quantiteProduction: 3000, embauches: 3, emprunt: 20_000, achatMachines: 2 }
const names = companies(companyCount)
const quarter: QuarterInput = aQuarter({
  companies: names,
  decisions: Object.fromEntries(names.map(({ id }) => [id, given])),
})
const situation = { ...projectionConditions(quarter), quarterNumber: 1, state: openingState({}) }

function projectAll(): void {
  for (let demand = 0; demand < companyCount; demand += 1) {
    project({ ...situation, decisions: given, demand: 2000 + demand })
  }
}

/** Returns the milliseconds of a single projection, as after a keystroke. */
const alone = () => timed(() => project({ ...situation, decisions: given, demand: 2500 }))

const coldMs = alone()
const runs = Array.from({ length: rounds }, () => ({
  projection: timed(projectAll) / companyCount,
  company: timed(() => simulateQuarter(quarter)) / companyCount,
}))
console.log(`first projection of a page: ${coldMs.toFixed(2)} ms`)
console.log(`projection: ${median(runs.map(run => run.projection)).toFixed(4)} ms`)
console.log(
  `one company of a quarter of ${companyCount}: ${median(runs.map(run => run.company)).toFixed(4)} ms`,
)
console.log(`ratio: ${median(runs.map(run => run.projection / run.company)).toFixed(2)}`)
