/** A test file or a helper of tests, with its comments removed and its line breaks kept. */
export type TestFile = { path: string; text: string }

/** Returns the offsets at which the parts of a file begin that a rule refuses. */
type Finder = (text: string, path: string) => number[]

export type Rule = {
  name: string
  /** Whether the rule applies to this file. */
  covers(path: string): boolean
  finds: Finder
  why: string
  instead: string
  /** Examples that the rule must refuse, and examples that it must accept. */
  refused: string[]
  allowed: string[]
  /** Files that are exempt from the rule, with the reason. */
  except?: Record<string, string>
}

const isBrowser = (path: string) => path.startsWith('e2e/')
const isBrowserTest = (path: string) => path.endsWith('.spec.ts')
const everywhere = () => true

const number = String.raw`\d[\d_]*`
const loopback = String.raw`(?:127\.0\.0\.1|localhost|\[::1\])`
const moment = String.raw`(?:Date|performance)\.now\(\)`
const reading = String.raw`\.(?:count|textContent|innerText|innerHTML|inputValue|getAttribute|isVisible|isHidden|isChecked|isEnabled|isDisabled|allTextContents|allInnerTexts|ariaSnapshot)\(`

/** Rules that keep tests from failing by chance. Each one prevents failures that have occurred. */
export const rules: Rule[] = [
  {
    name: 'no wait of the browser for a time',
    covers: everywhere,
    finds: matching(/\bwaitForTimeout\(/),
    why: 'a slow machine needs longer, a quick one waits for nothing',
    instead: 'wait for what the page shows: expect(locator), expect.poll',
    refused: ['await page.waitForTimeout(500)'],
    allowed: ["await page.waitForURL('/games')"],
  },
  {
    name: 'no wait of a fixed length',
    covers: everywhere,
    finds: waitsOutsidePolling,
    why: 'a slow machine needs longer, a quick one waits for nothing',
    instead:
      'poll for the state that is awaited (expect.poll, a while loop with a deadline), or use fake timers',
    refused: [
      'test(() => {\n  await pause(50)\n})',
      'await new Promise(resolve => setTimeout(resolve, 50))',
      'for (const one of all) {\n  await sleep(20)\n}',
    ],
    allowed: [
      'while (!(await isDone())) {\n  await sleep(20)\n}',
      'vi.useFakeTimers()\nawait new Promise(resolve => setTimeout(resolve, 50))',
    ],
  },
  {
    name: 'no vi.waitFor without a limit',
    covers: everywhere,
    finds: (text, path) => callsWithout(/\bvi\.wait(?:For|Until)\(/g, /patiently\(/)(text, path),
    why: 'its limit is one second, whatever the machine',
    instead: 'expect.poll, whose limit is set for all tests, or { timeout: patiently(…) }',
    refused: ['await vi.waitFor(() => expect(sent).toBe(true))'],
    allowed: ['await vi.waitFor(() => expect(sent).toBe(true), { timeout: patiently(30_000) })'],
  },
  {
    name: 'no asserted time',
    covers: everywhere,
    finds: measuredTimes,
    why: 'a machine that is busy takes any time; speed is measured by npm run bench',
    instead: 'assert what happened and in which order, with no time',
    refused: [
      'expect(performance.now() - began).toBeLessThan(10_000)',
      'const took = Date.now() - began\nexpect(took).toBeGreaterThan(5)',
      'expect(new Date(at).getTime()).toBeGreaterThan(Date.now() - 3_600_000)',
    ],
    allowed: ['expect(sent.length).toBeLessThan(10)'],
  },
  {
    name: 'no value of a page read once',
    covers: isBrowser,
    finds: callsOf(
      /\bexpect\(/g,
      argument => /^\s*await\b/.test(argument) && new RegExp(reading).test(argument),
    ),
    why: 'the page may be about to show it',
    instead: 'await expect(locator).toHaveText(…), toHaveCount(…), or expect.poll(() => …)',
    refused: [
      "expect(await page.getByRole('row').count()).toBe(3)",
      "expect(await page.locator('main').textContent()).toContain('Q2')",
    ],
    allowed: [
      "await expect(page.getByRole('row')).toHaveCount(3)",
      'await expect.poll(() => rows.count()).toBe(3)',
      "expect(await api('readGame')).toEqual(game)",
    ],
  },
  {
    name: 'no date that runs out',
    covers: everywhere,
    finds: datesBesideARealClock,
    why: 'the server has the real clock: one day the date is past',
    instead: 'count from now, or give the server a clock (now: () => …)',
    refused: [
      "await startTestServer()\nawait plan({ date: '01/02/2027' })",
      "let clock = new Date()\nawait startTestServer({ now: () => clock })\nawait plan({ date: '01/02/2027' })",
    ],
    allowed: [
      "await startTestServer({ now })\nawait plan({ date: '01/02/2027' })",
      "const clock = new Date('2027-01-02')",
    ],
    except: {
      'server/src/features/events/events.test.ts':
        'the date of an event is a text that no clock is compared with',
      'server/src/features/rounds/schedule-races.test.ts':
        'the local time is a text beside the instant that counts',
      'server/src/many-processes.test.ts': 'the local time is a text beside the instant that counts',
      'e2e/tests/plain-pages.spec.ts': 'the date is shown as it is in the address',
      'e2e/tests/privacy.spec.ts': 'the date is put into an answer and shown',
      'e2e/tests/super-catalogue.spec.ts': 'the date of an event is a text that no clock is compared with',
      'e2e/tests/system.spec.ts': 'a day that does not exist, and an instant of a made-up answer',
    },
  },
  {
    name: 'one seed for all random searches',
    covers: everywhere,
    finds: (text, path) => [
      ...matching(/\bfc\.configureGlobal\(/)(text, path),
      ...callsOf(/\bfc\.(?:assert|sample|check)\(/g, given =>
        /\bseed\b/.test(argumentsOf(given).slice(1).join()),
      )(text, path),
    ],
    why: 'the gate fixes the seed and the full tests give a fresh one',
    instead: 'nothing: testing/properties.ts sets the seed of every project',
    refused: ['fc.configureGlobal({ numRuns: 5 })', 'fc.sample(choices, { seed: 7, numRuns: runs(5) })'],
    allowed: ['fc.assert(fc.property(fc.nat(), check), { numRuns: runs(50) })'],
  },
  {
    name: 'a number of examples that the full tests can raise',
    covers: everywhere,
    finds: matching(/\bnumRuns:(?!\s*runs\()/),
    why: 'the part `engine` of the full tests tries ten times as many',
    instead: 'numRuns: runs(…) of testing/properties.ts',
    refused: ['fc.assert(property, { numRuns: 5000 })'],
    allowed: ['fc.assert(property, { numRuns: runs(5000) })'],
  },
  {
    name: 'no fixed port',
    covers: everywhere,
    finds: matching(new RegExp(`${loopback}:\\d{2,5}\\b|\\blisten\\(\\d{2,5}\\b|\\bport: [1-9]\\d{3,4}\\b`)),
    why: 'another run on this machine, or any program, may have it',
    instead: 'port 0, and the port that the system gave',
    refused: ["fetch('http://127.0.0.1:3198/api')", 'createServer().listen(8080)', 'listen({ port: 3000 })'],
    allowed: ["listen({ port: 0, host: '127.0.0.1' })", "'http://127.0.0.1:1/nobody-is-there'"],
    except: {
      'server/src/platform/config.test.ts': 'reads settings; nothing listens',
      'server/src/features/accounts/public-passwords.test.ts': 'the ports stand in headers of requests',
    },
  },
  {
    name: 'no HTTP server that closes idle connections',
    covers: everywhere,
    finds: matching(/(?<=\bcreateServer\b[^\n]*'node:http'[\s\S]*)\.listen\(/),
    why: 'after long work in one process, a request may be sent on a connection that is just being closed',
    instead: 'listenLocally of testing/listen.ts',
    refused: ["import { createServer } from 'node:http'\nserver.listen(0, resolve)"],
    allowed: [
      "import { createServer } from 'node:net'\nserver.listen(0, resolve)",
      "import { createServer } from 'node:http'\nconst url = await listenLocally(server)",
    ],
  },
  {
    name: 'no limit in plain milliseconds',
    covers: path => !path.startsWith('testing/'),
    finds: matching(
      new RegExp(
        `\\b(?:timeout|testTimeout|hookTimeout):\\s*${number}|\\btest\\.setTimeout\\(\\s*${number}|\\bAbortSignal\\.timeout\\(\\s*${number}|^ *\\}, \\d{1,3}(?:_\\d{3})+\\)$`,
        'm',
      ),
    ),
    why: 'a limit must grow with the patience that was measured for this machine',
    instead: 'patiently(…) of testing/patience.ts, or no limit: every project has one',
    refused: [
      'test.setTimeout(240_000)',
      'await expect(row).toBeVisible({ timeout: 20_000 })',
      "test('x', () => {\n}, 60_000)",
    ],
    allowed: [
      'await expect(row).toBeVisible({ timeout: patiently(20_000) })',
      'sum.reduce((a, b) => {\n}, 0)',
    ],
  },
  {
    name: 'a product for each browser test file',
    covers: isBrowserTest,
    finds: matching(/import \{[^}]*\b(?:test|expect)\b[^}]*\} from '@playwright\/test'/),
    why: 'files that share a product meet what the others leave',
    instead: "import { expect, test } from './product.ts'",
    refused: [
      "import { expect, test } from '@playwright/test'",
      "import { type Page, expect } from '@playwright/test'",
    ],
    allowed: [
      "import { expect, test } from './product.ts'",
      "import type { Page } from '@playwright/test'",
      "import { type Page } from '@playwright/test'",
    ],
    except: { 'e2e/tests/development.spec.ts': 'runs the product from a copy of its sources' },
  },
]

/** Blanks out the comments of a text; line breaks stay, so that line numbers do not change. */
export function withoutComments(text: string): string {
  return text.replace(/\/\*[\s\S]*?\*\/|(?<=^|\s)\/\/.*$/gm, comment => comment.replace(/[^\n]/g, ' '))
}

function matching(pattern: RegExp): Finder {
  const global = new RegExp(pattern.source, `${pattern.flags.replace('g', '')}g`)
  return text => [...text.matchAll(global)].map(match => match.index)
}

/**
 * Finds calls that begin with a pattern, which ends with the opening bracket, if their arguments satisfy `isRefused`.
 */
function callsOf(begins: RegExp, isRefused: (argument: string) => boolean): Finder {
  return text =>
    [...text.matchAll(begins)]
      .filter(match =>
        isRefused(text.slice(match.index + match[0].length, closing(text, match.index + match[0].length))),
      )
      .map(match => match.index)
}

function callsWithout(begins: RegExp, wanted: RegExp): Finder {
  return callsOf(begins, argument => !wanted.test(argument))
}

/** Splits the arguments of a call at the commas outside brackets. */
function argumentsOf(given: string): string[] {
  const found = ['']
  let depth = 0
  for (const char of given) {
    if ('([{'.includes(char)) depth += 1
    else if (')]}'.includes(char)) depth -= 1
    if (char === ',' && depth === 0) found.push('')
    else found.push(`${found.pop() ?? ''}${char}`)
  }
  return found
}

/** Returns the offset of the bracket that closes the one before `from`. Brackets inside strings are counted too. */
function closing(text: string, from: number): number {
  let depth = 1
  for (let at = from; at < text.length; at += 1) {
    if ('([{'.includes(text[at] ?? '')) depth += 1
    else if (')]}'.includes(text[at] ?? '')) depth -= 1
    if (depth === 0) return at
  }
  return text.length
}

/** Finds waits of a fixed time, except those inside a `while` loop, which poll a state, and those with fake timers. */
function waitsOutsidePolling(text: string): number[] {
  if (/\buseFakeTimers\(/.test(text)) return []
  const waits = matching(new RegExp(`(?<!\\.)\\b(?:sleep|pause|delay|setTimeout)\\((?:\\w+, )?${number}\\b`))
  return waits(text, '').filter(at => !isInsideWhile(text, at))
}

function isInsideWhile(text: string, at: number): boolean {
  const lines = text.slice(0, at).split('\n')
  let indent = indentOf(lines.at(-1) ?? '')
  if (/\bwhile \(/.test(lines.at(-1) ?? '')) return true
  for (const line of lines.slice(0, -1).reverse()) {
    if (line.trim() === '' || indentOf(line) >= indent) continue
    if (/^\s*(?:\} )?(?:while \(|for \(;;\)|do \{)/.test(line)) return true
    indent = indentOf(line)
  }
  return false
}

function indentOf(line: string): number {
  return line.length - line.trimStart().length
}

/** Finds comparisons of the current time, or of a variable that contains a difference to it. */
function measuredTimes(text: string): number[] {
  const differences = [...text.matchAll(new RegExp(`\\b(?:const|let) (\\w+) = [^\\n]*${moment} - `, 'g'))]
  const names = differences.map(([, name = '']) => name)
  const compared = /\bexpect\(([^\n]*)\)(?:\.not)?\.toBe(?:Less|Greater)Than(?:OrEqual)?\(([^\n]*)/g
  return [...text.matchAll(compared)]
    .filter(([, actual = '', limit = '']) => {
      const both = `${actual} ${limit}`
      return new RegExp(moment).test(both) || names.some(name => new RegExp(`\\b${name}\\b`).test(both))
    })
    .map(match => match.index)
}

/**
 * Finds years that the real clock will reach, in a file that runs a browser, or a server without its own clock. Lines
 * that set a clock are skipped.
 */
function datesBesideARealClock(text: string, path: string): number[] {
  const starts = callsWithout(/\bstartTestServer\(/g, /\bnow\b/)
  const isReal = starts(text, path).length > 0 || /\bclock = new Date\(\)/.test(text)
  if (!isReal && !isBrowser(path)) return []
  const year = '20(?:2[6-9]|[3-7]\\d)'
  const dates = matching(new RegExp(`(?<![\\d.#u])${year}(?=[-/])|(?<=[-/])${year}(?!\\d)`))
  return dates(text, path).filter(at => !/\b(?:clock|now) = /.test(lineAt(text, at)))
}

function lineAt(text: string, at: number): string {
  const begin = text.lastIndexOf('\n', at) + 1
  const end = text.indexOf('\n', at)
  return text.slice(begin, end === -1 ? undefined : end)
}
