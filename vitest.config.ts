import { defineConfig } from 'vitest/config'
import { clockArguments, compileCache } from './testing/node-settings.ts'
import { includesPart } from './testing/parts.ts'
import { patiently } from './testing/patience.ts'

const folders = ['engine', 'contract', 'chart', 'packages', 'server', 'web', 'bench', 'tools', 'testing']

const outside = ['**/node_modules/**', '**/dist/**', '**/data/**']

const apiTests = ['server/src/{features,game-day}/**/*.test.ts', 'server/src/*.test.ts']

/** Tests of behaviour across several processes: they run over TCP, with two processes that answer in turns. */
const testsOfProcesses = [
  'features/accounts/accounts',
  'features/accounts/login-limit',
  'features/accounts/password-reset',
  'features/decisions/lock',
  'features/mail/mail',
  'features/rounds/rounds',
  'features/rounds/races',
  'features/rounds/schedule-races',
  'features/schedule/schedule',
  'features/streams/streams',
  'features/streams/faults',
  'game-day/save/saving',
  'cached-responses',
  'frozen-process',
  'many-processes',
  'shared-sheet',
  'start',
].map(name => `server/src/${name}.test.ts`)

/**
 * Tests through HTTP on a real database. Each file has its own database and servers, so that files can share a process:
 * loading the product takes longer than many of the tests.
 */
const api = {
  isolate: false,
  setupFiles: ['testing/properties.ts', 'server/src/testing/setup.ts'],
  execArgv: clockArguments,
}

export default defineConfig({
  test: {
    environment: 'node',
    // Tests start servers and databases: separate processes isolate them, and two at a time suit a small machine.
    pool: 'forks',
    maxWorkers: Number(process.env.TEST_WORKERS ?? 2),
    testTimeout: patiently(300_000),
    hookTimeout: patiently(300_000),
    expect: { poll: { timeout: patiently(60_000) } },
    env: { NODE_COMPILE_CACHE: compileCache },
    setupFiles: 'testing/properties.ts',
    projects: [
      {
        extends: true,
        test: {
          name: 'units',
          // A process for each file would take four times as long, so no file may leave changes in the globals.
          isolate: false,
          // Ten times as many examples take ten times as long.
          testTimeout: patiently(includesPart('engine') ? 1_200_000 : 300_000),
          include: [...folders.map(folder => `${folder}/**/*.test.{ts,tsx}`), 'tidy.test.ts'],
          exclude: [...outside, ...apiTests],
          // Tests check the colours of the style sheets.
          css: { include: [/\/theme\/\w+\.css/] },
        },
      },
      {
        extends: true,
        test: {
          name: 'api',
          ...api,
          include: apiTests,
          exclude: includesPart('processes') ? outside : [...outside, ...testsOfProcesses],
          globalSetup: 'server/src/testing/global-setup.ts',
        },
      },
      {
        extends: true,
        test: {
          name: 'processes',
          ...api,
          include: includesPart('processes') ? apiTests : testsOfProcesses,
          exclude: outside,
          globalSetup: 'server/src/testing/global-setup-tcp.ts',
        },
      },
    ],
  },
})
