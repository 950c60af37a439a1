import { readFileSync } from 'node:fs'
import { printCompanies, runScenario, type ScenarioOutput } from './scenario.ts'
import { ScenarioError } from './scenario-error.ts'

/**
 * The command: reads a scenario document from a file, or from standard input with "-", and prints the result document
 * (model, section 12). A document that cannot be read gets one line on standard error and exit code 2.
 */

const STANDARD_INPUT = 0
const EXIT_REFUSED = 2

function readDocument(path: string): unknown {
  let text: string
  try {
    text = readFileSync(path === '-' ? STANDARD_INPUT : path, 'utf8')
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

/** The document company by company: in one text, a long game of a crowd would pass the longest string there is. */
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

try {
  const [path, ...others] = process.argv.slice(2)
  if (path === undefined || others.length > 0) throw new ScenarioError('usage: simulate <scenario.json | ->')
  const output = runScenario(readDocument(path))
  // A reader that stops early (head) is no fault of the scenario.
  process.stdout.on('error', () => {})
  for (const chunk of chunksOf(output)) process.stdout.write(chunk)
} catch (error) {
  if (!(error instanceof ScenarioError || error instanceof RangeError)) throw error
  process.stderr.write(`${error.message}\n`)
  process.exitCode = EXIT_REFUSED
}
