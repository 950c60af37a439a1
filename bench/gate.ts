/**
 * T1: runs the gate (`npm test`) several times, each in a fresh clone of the last commit, and prints the duration, the
 * counts, the flaky tests and the exit code of each run. Some of the runs, spread evenly, have a burner next to them,
 * which uses one core; the duration of the others is recorded. Includes the installation of the packages from npm's own
 * cache. The output of each run is in `.cache/gate-<run>.log`.
 *
 *   npm run bench gate -- --runs 3 --burners 0
 *   npm run bench gate [-- --runs 10 --burners 5]
 */
import { type ChildProcess, spawn } from 'node:child_process'
import { createWriteStream, mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { inFreshClone } from './product.ts'
import { report } from './report/report.ts'

const { values } = parseArgs({
  options: { runs: { type: 'string', default: '10' }, burners: { type: 'string', default: '5' } },
})
const runs = Number(values.runs)
const burners = Number(values.burners)
const cache = join(import.meta.dirname, '../.cache')

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

async function runGate(clone: string, run: number, withBurner: boolean): Promise<GateRun> {
  const burner = withBurner ? startBurner() : undefined
  const started = performance.now()
  const gate = spawn(process.execPath, ['tools/run.mjs', 'test'], {
    cwd: clone,
    env: { ...process.env, CI: 'true' },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  gate.stdout.pipe(createWriteStream(join(cache, `gate-${run}.log`)))
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
const hasBurner = (run: number) =>
  Math.floor((run * burners) / runs) > Math.floor(((run - 1) * burners) / runs)
mkdirSync(cache, { recursive: true })
for (let run = 1; run <= runs; run += 1) {
  const row = await inFreshClone(clone => runGate(clone, run, hasBurner(run)))
  rows.push(row)
  console.log(JSON.stringify(row))
  writeFileSync(join(cache, 'gate-runs.json'), `${JSON.stringify(rows, null, 2)}\n`)
}
console.table(
  rows.map(({ flaky, failures, ...row }) => ({ ...row, flaky: flaky.length, failures: failures.length })),
)
process.exitCode = rows.some(({ code }) => code !== 0) ? 1 : 0
// A run that failed may have ended early.
const counted = rows.filter(({ burner, code }) => !burner && code === 0)
if (counted.length > 0)
  report('T1', { minutes: counted.map(({ minutes }) => minutes) }, [
    `${counted.length} runs without a burner, of ${counted[0]?.passed} tests; the machine was ${counted
      .map(({ patience }) => patience)
      .join(', ')} times slower than the nominal one`,
  ])
