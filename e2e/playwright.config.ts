import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { defineConfig } from '@playwright/test'

const port = Number(process.env.E2E_PORT ?? 3199)
process.env.E2E_DATA_DIR ??= mkdtempSync(join(tmpdir(), 'trimestre-e2e-'))

/** Journeys run in Debian's Chromium against the started product on an empty data folder of its own. */
export default defineConfig({
  testDir: './tests',
  outputDir: './test-results',
  timeout: 240_000,
  expect: { timeout: 10_000 },
  workers: 1,
  retries: 0,
  use: {
    actionTimeout: 15_000,
    baseURL: `http://127.0.0.1:${port}`,
    locale: 'en-GB',
    viewport: { width: 1280, height: 800 },
    trace: 'retain-on-failure',
    screenshot: 'only-on-failure',
    launchOptions: {
      executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium',
      args: ['--no-sandbox', '--disable-dev-shm-usage', '--disable-gpu', '--disable-background-networking'],
    },
  },
  webServer: {
    command: `"${process.execPath}" ../server/src/main.ts`,
    url: `http://127.0.0.1:${port}/api/health`,
    timeout: 120_000,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 15_000 },
    env: { PORT: String(port), DATA_DIR: process.env.E2E_DATA_DIR, RATE_LIMIT: 'off', DATABASE_URL: '' },
  },
})
