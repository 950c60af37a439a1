/**
 * Plants small faults in a copy of the last commit, one by one, and runs the tests of the gate that concern the fault's
 * folder, from near to far, until one fails. A fault that no test finds is a gap in the gate.
 *
 *   npm run bench planted-faults [-- --from 1 --to 9 --only 7 --without-browser --near-only]
 *
 * `--near-only` runs only the tests near each fault; others may still find a fault that they miss.
 * The outcome of each fault is stored in `bench/planted-faults/found.json`, so that a run may continue where another
 * ended. Exits with code 1 when fewer than 28 of 30 are found. A fault counts as found only if the failing test passes
 * without it, and the faults have to compile.
 */
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { setPriority } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { makeCopy } from './planted-faults/copy.ts'
import { type PlantedFault, plantedFaults } from './planted-faults/list.ts'
import { type Failure, run, runStep } from './planted-faults/run-step.ts'
import { nearStep, type Step, testsFor } from './planted-faults/tests-for.ts'

type Outcome = { fault: string; file: string; foundBy: string | null; test: string | null; seconds: number }

const shareWanted = 28 / 30
const resultPath = join(import.meta.dirname, 'planted-faults/found.json')

const { values } = parseArgs({
  options: {
    from: { type: 'string', default: '1' },
    only: { type: 'string' },
    'without-browser': { type: 'boolean', default: false },
    'near-only': { type: 'boolean', default: false },
    to: { type: 'string' },
  },
})
const first = Number(values.only ?? values.from) - 1
const last = Number(values.only ?? values.to ?? plantedFaults.length)
const chosen = plantedFaults.slice(first, last)

setPriority(10)
const copy = makeCopy()
process.once('exit', copy.remove)
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(130))

const passing = new Set<string>()

await requireThatAllCompile()
const outcomes: Outcome[] = []
for (const fault of chosen) {
  const outcome = await find(fault)
  outcomes.push(outcome)
  const { foundBy, test, seconds } = outcome
  console.log(`${foundBy === null ? 'MISSED' : 'found '} ${fault.name} (${seconds} s)`)
  if (foundBy !== null) console.log(`       by ${foundBy}: ${test}`)
  keep(outcome)
}
const foundCount = outcomes.filter(({ foundBy }) => foundBy !== null).length
console.table(
  outcomes.map(({ fault, foundBy, seconds }) => ({ fault, foundBy: foundBy ?? 'MISSED', seconds })),
)
console.log(`${foundCount} of ${outcomes.length} planted faults were found`)
process.exitCode = foundCount / outcomes.length >= shareWanted ? 0 : 1

/** Checks that all faults compile, because a fault that the compiler finds needs no test. */
async function requireThatAllCompile(): Promise<void> {
  for (const fault of chosen) copy.plant(fault)
  const folders = new Set(chosen.map(({ file }) => file.split('/')[0] ?? ''))
  for (const folder of folders) {
    const { code, output } = await run(copy.folder, ['node_modules/typescript/bin/tsc', '-p', folder])
    if (code !== 0) throw new Error(`A planted fault in ${folder} does not compile:\n${output}`)
  }
  copy.restore()
}

async function find(fault: PlantedFault): Promise<Outcome> {
  const began = performance.now()
  const outcome = (foundBy: string | null, test: string | null): Outcome => ({
    fault: fault.name,
    file: fault.file,
    foundBy,
    test,
    seconds: Math.round((performance.now() - began) / 1000),
  })
  for (const step of testsFor(copy.folder, fault.file)) {
    if (step.runner === 'playwright' && values['without-browser']) continue
    if (step.name !== nearStep && values['near-only']) continue
    copy.plant(fault)
    if (step.runner === 'playwright') await build()
    const failure = await runStep(copy.folder, step)
    copy.restore()
    if (failure !== undefined && (await passesWithout(step, failure))) return outcome(step.name, failure.test)
  }
  return outcome(null, null)
}

/** Whether the tests of the failing file pass without the fault; a file that has passed is not run again. */
async function passesWithout(step: Step, { file, test }: Failure): Promise<boolean> {
  if (file === undefined) throw new Error(`The tests could not run: ${test}`)
  if (passing.has(file)) return true
  if (step.runner === 'playwright') await build()
  const failure = await runStep(copy.folder, { ...step, args: [file] })
  if (failure === undefined) passing.add(file)
  else console.log(`       ${file} fails without the fault as well: ${failure.test}`)
  return failure === undefined
}

async function build(): Promise<void> {
  const { code, output } = await run(copy.folder, ['tools/run.mjs', 'build'])
  if (code !== 0) throw new Error(`The product cannot be built:\n${output}`)
}

/** Stores the outcome of a fault together with those of earlier runs, in the order of the list. */
function keep(outcome: Outcome): void {
  const earlier: Outcome[] = existsSync(resultPath) ? JSON.parse(readFileSync(resultPath, 'utf8')).faults : []
  const known = new Map([...earlier, outcome].map(each => [each.fault, each]))
  const faults = plantedFaults.flatMap(({ name }) => known.get(name) ?? [])
  writeFileSync(resultPath, `${JSON.stringify({ faults }, null, 2)}\n`)
}
