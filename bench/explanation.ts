/**
 * Measures how long the explanation of a figure takes when a user opens it, also as a ratio to the time of one company
 * in a quarter of 1 000; the two are timed in turn.
 *
 *   npm run bench explanation
 */
import { explainQuarter, type PlayedQuarter, type QuarterInput, simulateQuarter } from '@trimestre/engine'
import { aQuarter, companies, following } from '@trimestre/engine/testing'
import { median, timed } from './report/ratio.ts'

const companyCount = 1000
const explained = 50
const rounds = 11

const names = companies(companyCount)
const decide = (quarter: number): QuarterInput['decisions'] =>
  Object.fromEntries(
    names.map(({ id }, index) => [
      id,
      {
        prixVente: 46 + ((index + quarter) % 9),
        quantiteProduction: 2500 + 10 * quarter,
        budgetRD: 3000 * quarter,
      },
    ]),
  )

const first = aQuarter({ companies: names, decisions: decide(1) })
const firstOutput = simulateQuarter(first)
const second = following(first, firstOutput, { decisions: decide(2) })
const secondOutput = simulateQuarter(second)

function kept(id: string, input: QuarterInput, output: typeof firstOutput): PlayedQuarter {
  const { companies: entrants, decisions, events, ...conditions } = input
  const company = output.companies[id]
  if (company === undefined) throw new Error(`no company ${id}`)
  const state = entrants.find(entrant => entrant.id === id)?.state ?? null
  return {
    conditions,
    events: events.map((event, place) => ({ name: event.name ?? `${place}`, impact: event.impact })),
    state,
    given: decisions[id] ?? {},
    result: company.result,
    statements: company.statements,
    market: output.market,
    playersAttraction: Object.values(output.companies).reduce((all, one) => all + one.result.attraction, 0),
  }
}

const pairs = names
  .slice(0, explained)
  .map(({ id }) => [kept(id, second, secondOutput), kept(id, first, firstOutput)] as const)

const runs = Array.from({ length: rounds }, () => ({
  explanation:
    timed(() => {
      for (const [now, before] of pairs) explainQuarter(now, before).explain('result.resultatNet')
    }) / explained,
  company: timed(() => simulateQuarter(second)) / companyCount,
}))
console.log(`explanation of a figure: ${median(runs.map(run => run.explanation)).toFixed(2)} ms`)
console.log(
  `one company of a quarter of ${companyCount}: ${median(runs.map(run => run.company)).toFixed(4)} ms`,
)
console.log(`ratio: ${median(runs.map(run => run.explanation / run.company)).toFixed(0)}`)
