import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { defineConfig } from '@playwright/test'

/** Workers, each with a product, a database and a port of its own: files never see what another one did. */
const workers = 2

const firstPort = Number(process.env.E2E_PORT ?? 3198)
process.env.E2E_DATA_DIR ??= mkdtempSync(join(tmpdir(), 'trimestre-e2e-'))

const addressOf = (worker: number) => `http://127.0.0.1:${firstPort + worker}`
const folderOf = (worker: number) => join(process.env.E2E_DATA_DIR ?? '', String(worker))

const product = (worker: number) => ({
  name: `product ${worker}`,
  command: `"${process.execPath}" ../server/dist/main.js`,
  url: `${addressOf(worker)}/api/health`,
  timeout: 120_000,
  // Log lines would bury the report; a server that does not start is reported all the same.
  stderr: 'ignore' as const,
  gracefulShutdown: { signal: 'SIGTERM' as const, timeout: 15_000 },
  env: {
    PORT: String(firstPort + worker),
    DATA_DIR: folderOf(worker),
    RATE_LIMIT: 'off',
    DATABASE_URL: '',
  },
})

// A worker reads this file again, with its number in the environment.
const own = Number(process.env.TEST_PARALLEL_INDEX ?? 0)
process.env.E2E_OWN_DATA_DIR = folderOf(own)

/** The journey that takes minutes starts first: last, it would leave the other worker with nothing to do. */
const longest = /whole-game\.spec\.ts$/

/** Journeys run in Debian's Chromium against started products on empty data folders. */
export default defineConfig({
  testDir: './tests',
  outputDir: './test-results',
  timeout: 600_000,
  // What is waited for comes late on a loaded machine; where it does come, waiting longer costs nothing.
  expect: { timeout: 20_000 },
  workers,
  retries: 0,
  use: {
    actionTimeout: 30_000,
    baseURL: addressOf(own),
    locale: 'en-GB',
    viewport: { width: 1280, height: 800 },
    // What was done, asked and logged; pictures of every step would double the work of the browser.
    trace: { mode: 'retain-on-failure', screenshots: false, snapshots: false, sources: false },
    screenshot: 'only-on-failure',
    launchOptions: {
      executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium',
      args: ['--no-sandbox', '--disable-dev-shm-usage', '--disable-gpu', '--disable-background-networking'],
    },
  },
  projects: [
    { name: 'longest', testMatch: longest },
    { name: 'journeys', testIgnore: longest },
  ],
  webServer: Array.from({ length: workers }, (_, worker) => product(worker)),
})
