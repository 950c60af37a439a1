/**
 * B3: measures Lighthouse's performance score, with the mobile preset and devtools throttling, and the cumulative layout
 * shift at first visits: login, a player's dashboard, a decision area and Mes jeux. Lighthouse has 114 packages and
 * 176 MB, too much for every new machine: with --install this command downloads it into .cache, where it stays.
 *
 *   npm run bench lighthouse -- --install
 *   npm run bench lighthouse [-- --rounds 5]
 */
import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { chromium } from 'playwright-core'
import {
  chromiumFlags,
  chromiumPath,
  inBrowser,
  type StorageState,
  signedInState,
} from './browser/browser.ts'
import { inPlayground } from './passes/playground.ts'
import { buildProduct, freePort } from './product.ts'
import { median } from './report/ratio.ts'
import { figureText, report } from './report/report.ts'

const lighthouseVersion = '13.5.0'
const home = join(import.meta.dirname, '../.cache/lighthouse')
const command = join(home, 'node_modules/lighthouse/cli/index.js')

const { values } = parseArgs({
  options: { rounds: { type: 'string', default: '5' }, install: { type: 'boolean', default: false } },
})

function ensureLighthouse(): void {
  if (existsSync(command)) return
  if (!values.install) {
    console.error('Lighthouse is not installed: npm run bench lighthouse -- --install fetches it (176 MB).')
    process.exit(1)
  }
  mkdirSync(home, { recursive: true })
  const wanted = `lighthouse@${lighthouseVersion}`
  const quiet = ['--ignore-scripts', '--no-audit', '--no-fund', '--no-save']
  execFileSync('npm', ['install', '--prefix', home, ...quiet, wanted], { stdio: 'inherit' })
}

type Screen = { path: string; who?: string }
const screens = {
  login: { path: '/login' },
  dashboard: { path: '/app/user/joined-game', who: 'joueur2' },
  area: { path: '/app/user/game-production', who: 'joueur2' },
  myGames: { path: '/app/admin/games', who: 'admin' },
} as const satisfies Record<string, Screen>
type Name = keyof typeof screens

/** Starts a browser that only Lighthouse drives: in one that Playwright controls, it never gets the first paint. */
async function startChromium(profile: string, port: number): Promise<ChildProcess> {
  const own = ['--headless=new', `--user-data-dir=${profile}`, `--remote-debugging-port=${port}`]
  const child = spawn(chromiumPath, [...chromiumFlags, ...own, 'about:blank'], { stdio: 'ignore' })
  for (let tries = 0; tries < 100; tries += 1) {
    const answer = await fetch(`http://127.0.0.1:${port}/json/version`).catch(() => null)
    if (answer?.ok) return child
    await pause(100)
  }
  throw new Error('the browser was not up after 10 s')
}

/** Ends the browser over its protocol: a signal would end only the script that the distribution starts it by. */
async function endChromium(child: ChildProcess, port: number): Promise<void> {
  const ended = once(child, 'exit')
  const browser = await chromium.connectOverCDP(`http://127.0.0.1:${port}`)
  const session = await browser.newBrowserCDPSession()
  await session.send('Browser.close')
  await ended
}

/**
 * Stores the state of a signed-in user in the browser, on an API response, which puts no file of the pages into the
 * cache.
 */
async function leaveState(port: number, url: string, state: StorageState): Promise<void> {
  const browser = await chromium.connectOverCDP(`http://127.0.0.1:${port}`)
  const page = await browser.contexts()[0]?.newPage()
  await page?.goto(`${url}/api/health`)
  await page?.evaluate(
    entries => {
      for (const { name, value } of entries) localStorage.setItem(name, value)
    },
    state.origins.flatMap(({ localStorage }) => localStorage),
  )
  await page?.close()
  await browser.close()
}

type Visit = {
  /** The performance score, from 0 to 100. */
  score: number
  /** Largest contentful paint, milliseconds after the navigation began. */
  paintMs: number
  /** Cumulative layout shift. */
  shift: number
}

/** Measures one visit by a new browser, which has only the state of a signed-in user. */
async function visit(url: string, path: string, state?: StorageState): Promise<Visit> {
  const profile = mkdtempSync(join(tmpdir(), 'trimestre-lighthouse-'))
  const port = await freePort()
  const child = await startChromium(profile, port)
  try {
    if (state) await leaveState(port, url, state)
    const output = join(profile, 'report.json')
    const options = [
      '--form-factor=mobile',
      '--throttling-method=devtools',
      '--only-categories=performance',
      '--disable-storage-reset',
      // A page with an event stream never has an idle network, for which Lighthouse waits 45 seconds by default.
      '--max-wait-for-load=15000',
      '--quiet',
      '--output=json',
      `--output-path=${output}`,
      `--port=${port}`,
    ]
    execFileSync(process.execPath, [command, `${url}${path}`, ...options], { stdio: 'inherit' })
    const { audits, categories, finalDisplayedUrl } = JSON.parse(readFileSync(output, 'utf8'))
    if (new URL(finalDisplayedUrl).pathname !== path) throw new Error(`${path} led to ${finalDisplayedUrl}`)
    return {
      score: categories.performance.score * 100,
      paintMs: audits['largest-contentful-paint'].numericValue,
      shift: audits['cumulative-layout-shift'].numericValue,
    }
  } finally {
    await endChromium(child, port)
    rmSync(profile, { recursive: true, force: true, maxRetries: 5 })
  }
}

ensureLighthouse()
buildProduct()
await inPlayground(async ({ product }) => {
  const states = await inBrowser(async browser => ({
    joueur2: await signedInState(browser, product.url, 'joueur2'),
    admin: await signedInState(browser, product.url, 'admin'),
  }))
  const visits: Record<Name, Visit[]> = { login: [], dashboard: [], area: [], myGames: [] }
  for (let round = 0; round < Number(values.rounds); round += 1)
    for (const [name, screen] of Object.entries(screens) as [Name, Screen][])
      visits[name].push(await visit(product.url, screen.path, states[screen.who as keyof typeof states]))
  const scores = (name: Name) => visits[name].map(({ score }) => score)
  const shift = visits.login.map((_, round) =>
    Math.max(...Object.values(visits).map(each => each[round]?.shift ?? Number.NaN)),
  )
  const details = (Object.keys(screens) as Name[]).map(name => {
    const medianOf = (key: keyof Visit) => figureText(median(visits[name].map(visit => visit[key])))
    return `${screens[name].path}, medians: largest paint ${medianOf('paintMs')} ms, layout shift ${medianOf('shift')}`
  })
  report(
    'B3',
    {
      login: scores('login'),
      dashboard: scores('dashboard'),
      area: scores('area'),
      myGames: scores('myGames'),
      shift,
    },
    details,
  )
})
