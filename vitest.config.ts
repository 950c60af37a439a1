import { defineConfig } from 'vitest/config'

const folders = ['engine', 'contract', 'server', 'web', 'bench', 'tools']

const outside = ['**/node_modules/**', '**/dist/**', '**/data/**']

/**
 * Tests through HTTP on a real database: they run once on the product's own server and once on one over TCP. Each file
 * has a database and servers of its own, so that files may share a process: loading the product takes longer than many
 * of them.
 */
const api = {
  include: ['server/src/features/**/*.test.ts', 'server/src/*.test.ts'],
  exclude: outside,
  isolate: false,
  setupFiles: 'server/src/testing/setup.ts',
}

export default defineConfig({
  test: {
    environment: 'node',
    // Tests start servers and databases; a process each keeps them apart, two at a time suits a small machine.
    pool: 'forks',
    maxWorkers: 2,
    // What is waited for comes late on a loaded machine; where it does come, waiting longer costs nothing.
    testTimeout: 300_000,
    hookTimeout: 300_000,
    expect: { poll: { timeout: 60_000 } },
    projects: [
      {
        extends: true,
        test: {
          name: 'units',
          include: [...folders.map(folder => `${folder}/**/*.test.{ts,tsx}`), 'tidy.test.ts'],
          exclude: [...outside, ...api.include],
          // The colours are checked as the style sheets give them.
          css: { include: [/\/theme\/\w+\.css/] },
        },
      },
      {
        extends: true,
        test: {
          name: 'api-embedded',
          ...api,
          globalSetup: 'server/src/testing/global-setup.ts',
        },
      },
      {
        extends: true,
        test: {
          name: 'api-tcp',
          ...api,
          globalSetup: 'server/src/testing/global-setup-tcp.ts',
        },
      },
    ],
  },
})
