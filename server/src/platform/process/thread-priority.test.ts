import { execFileSync } from 'node:child_process'
import { join } from 'node:path'
import { expect, it } from 'vitest'

/** This script runs in a separate process, so that the changed priorities end with it. */
const script = `
  import { readdirSync, readFileSync } from 'node:fs'
  import { getPriority } from 'node:os'
  import { lowerV8ThreadPriority } from '${join(import.meta.dirname, 'thread-priority.ts')}'
  lowerV8ThreadPriority()
  lowerV8ThreadPriority()
  const threads = readdirSync('/proc/self/task').filter(
    thread => readFileSync('/proc/self/task/' + thread + '/comm', 'utf8') === 'V8Worker\\n')
  console.log(JSON.stringify(threads.map(thread => getPriority(Number(thread)) - getPriority())))`

it.runIf(process.platform === 'linux')("lowers the priority of V8's threads, once only", () => {
  const output = execFileSync(process.execPath, ['--input-type=module', '--eval', script], {
    encoding: 'utf8',
  })
  const steps: number[] = JSON.parse(output)
  expect(steps.length).toBeGreaterThan(0)
  expect(new Set(steps)).toEqual(new Set([5]))
})
