import { defineConfig } from '@playwright/test'
import { includesPart } from '../testing/parts.ts'
import { patiently } from '../testing/patience.ts'

/** The longest journey takes minutes and starts first; started last, it would leave the other workers idle. */
const longest = /whole-game\.spec\.ts$/

/** The in-depth tests of the first paint run only with the part « first-visit ». */
const untested = includesPart('first-visit') ? [] : [/-in-depth\.spec\.ts$/]

/** Journeys run in Debian's Chromium, each file against its own built product (`tests/product.ts`). */
export default defineConfig({
  testDir: './tests',
  outputDir: './test-results',
  globalSetup: './database-server.ts',
  // Expected states come late on a loaded machine, and a machine may slow down in the middle of a run; where the state
  // does come, a long timeout costs nothing.
  timeout: patiently(300_000),
  expect: { timeout: patiently(60_000) },
  // Other tests run at the same time and use the CPU while a page waits. Where processes are expensive, as in some
  // virtual machines, a third worker costs a quarter more CPU time.
  workers: Number(process.env.TEST_WORKERS ?? 2),
  retries: 0,
  use: {
    actionTimeout: patiently(60_000),
    locale: 'en-US',
    // A moving element is elsewhere by the time it is clicked; tests about motion enable it.
    reducedMotion: 'reduce',
    viewport: { width: 1280, height: 800 },
    // Tests intercept the requests of pages, which a service worker would send itself; its own test allows it.
    serviceWorkers: 'block',
    // Traces hold actions, requests and logs; screenshots of every step would double the work of the browser.
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
