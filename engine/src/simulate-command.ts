import { printCompanies, runScenario, type ScenarioOutput } from './scenario.ts'
import { ScenarioError } from './scenario-error.ts'

/** The input and output of the command; `read` may throw a system error with a code. */
export type Streams = {
  read(path: string): string
  print(text: string): void
  complain(line: string): void
}

const exitPrinted = 0
const exitRefused = 2

/**
 * Runs the command: reads a scenario document and prints the result document (model, section 12). A document that
 * cannot be read is reported in one line. Returns the exit code.
 */
export function simulateCommand(args: string[], streams: Streams): number {
  try {
    const [path, ...others] = args
    if (path === undefined || others.length > 0)
      throw new ScenarioError('usage: simulate <scenario.json | ->')
    const output = runScenario(readDocument(path, streams))
    for (const chunk of chunksOf(output)) streams.print(chunk)
    return exitPrinted
  } catch (error) {
    if (!(error instanceof ScenarioError || error instanceof RangeError)) throw error
    streams.complain(`${error.message}\n`)
    return exitRefused
  }
}

function readDocument(path: string, { read }: Streams): unknown {
  let text: string
  try {
    text = read(path)
  } catch (error) {
    const reason = error instanceof Error && 'code' in error ? ` (${error.code})` : ''
    throw new ScenarioError(`scenario file ${JSON.stringify(path)} cannot be read${reason}`)
  }
  try {
    return JSON.parse(text)
  } catch {
    throw new ScenarioError(`scenario ${JSON.stringify(path)} is not JSON`)
  }
}

/**
 * Yields the document company by company: as one string, a long game with many companies would exceed the maximum
 * length.
 */
function* chunksOf({ quarters }: ScenarioOutput): Generator<string> {
  yield '{"quarters":['
  for (const [index, quarter] of quarters.entries()) {
    yield `${index === 0 ? '' : ','}{"market":${JSON.stringify(quarter.market)},"companies":{`
    let separator = ''
    for (const [id, company] of printCompanies(quarter)) {
      yield `${separator}${JSON.stringify(id)}:${JSON.stringify(company)}`
      separator = ','
    }
    yield '}}'
  }
  yield ']}\n'
}
