/**
 * B3: Lighthouse's performance score, mobile preset with devtools throttling, at first visits: login, a player's
 * dashboard, a decision area and Mes jeux. Lighthouse brings 114 packages and 176 MB, too much for every fresh machine:
 * with --install this command fetches it into .cache, where it stays.
 *
 *   npm run bench lighthouse -- --install
 *   npm run bench lighthouse [-- --rounds 3]
 */
import { execFileSync } from 'node:child_process'
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
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
import { freePort } from './product.ts'
import { quartiles } from './report/ratio.ts'
import { figureText, report } from './report/report.ts'

const lighthouseVersion = '13.5.0'
const home = join(import.meta.dirname, '../.cache/lighthouse')
const command = join(home, 'node_modules/lighthouse/cli/index.js')

const { values } = parseArgs({
  options: { rounds: { type: 'string', default: '3' }, install: { type: 'boolean', default: false } },
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

/** The score, 0 to 100, of one visit by a browser that has never been there, but for what signing in left. */
async function score(url: string, path: string, state?: StorageState): Promise<number> {
  const profile = mkdtempSync(join(tmpdir(), 'trimestre-lighthouse-'))
  const port = await freePort()
  const context = await chromium.launchPersistentContext(profile, {
    executablePath: chromiumPath,
    args: [...chromiumFlags, `--remote-debugging-port=${port}`],
    viewport: null,
  })
  try {
    const page = await context.newPage()
    // An answer of the API brings nothing of the pages into the cache.
    await page.goto(`${url}/api/health`)
    const kept = state?.origins.flatMap(({ localStorage }) => localStorage) ?? []
    await page.evaluate(entries => {
      for (const { name, value } of entries) localStorage.setItem(name, value)
    }, kept)
    const output = join(profile, 'report.json')
    const options = [
      '--form-factor=mobile',
      '--throttling-method=devtools',
      '--only-categories=performance',
      '--disable-storage-reset',
      '--quiet',
      '--output=json',
      `--output-path=${output}`,
      `--port=${port}`,
    ]
    execFileSync(process.execPath, [command, `${url}${path}`, ...options], { stdio: 'inherit' })
    const { categories, finalDisplayedUrl } = JSON.parse(readFileSync(output, 'utf8'))
    if (new URL(finalDisplayedUrl).pathname !== path) throw new Error(`${path} led to ${finalDisplayedUrl}`)
    return categories.performance.score * 100
  } finally {
    await context.close()
    rmSync(profile, { recursive: true, force: true, maxRetries: 5 })
  }
}

ensureLighthouse()
await inPlayground(async ({ product }) => {
  const states = await inBrowser(async browser => ({
    joueur2: await signedInState(browser, product.url, 'joueur2'),
    admin: await signedInState(browser, product.url, 'admin'),
  }))
  const scores: Record<Name, number[]> = { login: [], dashboard: [], area: [], myGames: [] }
  for (let round = 0; round < Number(values.rounds); round += 1)
    for (const [name, screen] of Object.entries(screens) as [Name, Screen][])
      scores[name].push(await score(product.url, screen.path, states[screen.who as keyof typeof states]))
  const median = (name: Name) => figureText(quartiles(scores[name]).median)
  report('B3', { login: scores.login, dashboard: scores.dashboard }, [
    `a decision area ${median('area')}, Mes jeux ${median('myGames')}`,
  ])
})
