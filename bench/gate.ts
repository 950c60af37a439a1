/**
 * Runs the gate (`npm test`) several times in a row, by default every other time next to a burner that uses one core,
 * and prints the duration, the counts, the flaky tests and the exit code of each run.
 *
 *   npm run bench gate [-- --runs 10 --burners 5]
 */
import { type ChildProcess, spawn } from 'node:child_process'
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'

const { values } = parseArgs({
  options: { runs: { type: 'string', default: '10' }, burners: { type: 'string', default: '5' } },
})
const root = join(import.meta.dirname, '..')
const runs = Number(values.runs)

type GateRun = {
  run: number
  burner: boolean
  minutes: number
  patience: number
  passed: number
  failed: number
  flaky: string[]
  failures: string[]
  code: number
}

const startBurner = (): ChildProcess =>
  spawn(process.execPath, ['-e', 'for (;;) Math.sqrt(Math.random())'], { stdio: 'ignore' })

async function runGate(run: number, withBurner: boolean): Promise<GateRun> {
  const burner = withBurner ? startBurner() : undefined
  const started = performance.now()
  const gate = spawn(process.execPath, ['tools/run.mjs', 'test'], {
    cwd: root,
    env: { ...process.env, CI: 'true' },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  let output = ''
  gate.stdout.on('data', chunk => {
    output += chunk
  })
  const code = await new Promise<number>(resolve => gate.on('close', ended => resolve(ended ?? 1)))
  burner?.kill('SIGKILL')
  const last = /(\d+) passed, (\d+) failed\s*$/.exec(output)
  return {
    run,
    burner: withBurner,
    minutes: Math.round((performance.now() - started) / 6_000) / 10,
    patience: Number(/^This machine is ([\d.]+) times/m.exec(output)?.[1] ?? Number.NaN),
    passed: Number(last?.[1] ?? 0),
    failed: Number(last?.[2] ?? 1),
    flaky: [...output.matchAll(/^flaky: (.*)$/gm)].map(([, name = '']) => name),
    failures: [...output.matchAll(/^[✘…] (.*)$/gm)].map(([, name = '']) => name),
    code,
  }
}

const rows: GateRun[] = []
/** Whether a run has a burner: these runs are spread evenly. */
const hasBurner = (run: number) =>
  Math.floor((run * Number(values.burners)) / runs) > Math.floor(((run - 1) * Number(values.burners)) / runs)
for (let run = 1; run <= runs; run += 1) {
  const row = await runGate(run, hasBurner(run))
  rows.push(row)
  console.log(JSON.stringify(row))
  writeFileSync(join(root, '.cache', 'gate-runs.json'), `${JSON.stringify(rows, null, 2)}\n`)
}
console.table(
  rows.map(({ flaky, failures, ...row }) => ({ ...row, flaky: flaky.length, failures: failures.length })),
)
process.exitCode = rows.some(({ code }) => code !== 0) ? 1 : 0
