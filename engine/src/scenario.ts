import type { Phase } from './catalogue/phases.ts'
import { readLevel } from './environment.ts'
import { isNumber } from './human-number.ts'
import { type JournalLine, journalLines } from './journal.ts'
import type { CompanyQuarter } from './publish-result.ts'
import { type QuarterInput, type QuarterOutput, simulateQuarter } from './quarter.ts'
import { checkScenario, type Scenario, type ScenarioQuarter } from './scenario-check.ts'
import type { StoredCompanyState, StoredMarketState } from './version-1.ts'

/** The output of every quarter of a scenario, in order. */
export interface ScenarioOutput {
  quarters: QuarterOutput[]
}

/** A company's quarter as the document prints it, with its journal line by line. */
export type PrintedCompany = Omit<CompanyQuarter, 'journal'> & { journal: JournalLine[] }

/** Yields a quarter as the document prints it, company by company. */
export function* printCompanies({ companies }: QuarterOutput): Generator<[id: string, PrintedCompany]> {
  for (const [id, company] of Object.entries(companies)) {
    yield [id, { ...company, journal: journalLines(company.journal) }]
  }
}

/** The settings and states that carry over from quarter to quarter while a scenario runs. */
interface Progress {
  phase: Phase
  level: number
  criteria: Record<string, number>
  marketState: StoredMarketState | null
  states: Map<string, StoredCompanyState | null>
}

/**
 * Plays a whole scenario (model, section 12): each quarter starts from the states of the previous one.
 * @throws ScenarioError naming the field, when the document lacks or misnames a structural field
 */
export function runScenario(document: unknown): ScenarioOutput {
  const scenario = checkScenario(document)
  const progress: Progress = {
    phase: scenario.phase,
    level: readLevel(scenario.level),
    criteria: scenario.criteria,
    marketState: scenario.marketState,
    states: new Map(scenario.companies.map(({ id, state }) => [id, state])),
  }
  return { quarters: scenario.quarters.map(quarter => playQuarter(scenario, quarter, progress)) }
}

function playQuarter(scenario: Scenario, quarter: ScenarioQuarter, progress: Progress): QuarterOutput {
  progress.phase = quarter.phase ?? progress.phase
  if (isNumber(quarter.level)) progress.level = readLevel(quarter.level)
  progress.criteria = { ...progress.criteria, ...quarter.criteria }
  const input: QuarterInput = {
    parameters: scenario.parameters,
    criteria: progress.criteria,
    phase: progress.phase,
    product: scenario.product,
    level: progress.level,
    marketState: progress.marketState,
    companies: [...progress.states].map(([id, state]) => ({ id, state })),
    events: quarter.events,
    decisions: quarter.decisions,
  }
  const output = simulateQuarter(input)
  progress.marketState = output.market.state
  for (const [id, { state }] of Object.entries(output.companies)) progress.states.set(id, state)
  return output
}
