import { defineConfig } from '@playwright/test'
import { includesPart } from '../testing/parts.ts'
import { patiently } from '../testing/patience.ts'

/** The journey that takes minutes starts first: last, it would leave the other workers with nothing to do. */
const longest = /whole-game\.spec\.ts$/

/** The sign-in form before its scripts and the first paint in detail are tested where first visits are. */
const untested = includesPart('first-visit') ? [] : [/-in-depth\.spec\.ts$/]

/** Journeys run in Debian's Chromium, each file of them against a built product of its own (`tests/product.ts`). */
export default defineConfig({
  testDir: './tests',
  outputDir: './test-results',
  globalSetup: './database-server.ts',
  // What is waited for comes late on a loaded machine, and a machine may slow down in the middle of a run; where it does
  // come, waiting longer costs nothing.
  timeout: patiently(300_000),
  expect: { timeout: patiently(60_000) },
  // Other tests run beside these and take the time in which a page waits. Where processes are dear, as in some virtual
  // machines, a third worker costs a quarter more CPU time.
  workers: Number(process.env.TEST_WORKERS ?? 2),
  retries: 0,
  use: {
    actionTimeout: patiently(60_000),
    locale: 'en-GB',
    // What moves is elsewhere when it is touched; tests about motion ask for it.
    reducedMotion: 'reduce',
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
    { name: 'journeys', testIgnore: [longest, ...untested] },
  ],
})
