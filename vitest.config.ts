import { defineConfig } from 'vitest/config'

const folders = ['engine', 'contract', 'server', 'web', 'tools']

export default defineConfig({
  test: {
    include: [...folders.map(folder => `${folder}/**/*.test.{ts,tsx}`), 'tidy.test.ts'],
    exclude: ['**/node_modules/**', '**/dist/**', '**/data/**'],
    environment: 'node',
    // Tests start servers and databases; a process each keeps them apart, two at a time suits a small machine.
    pool: 'forks',
    maxWorkers: 2,
    testTimeout: 30_000,
    hookTimeout: 120_000,
  },
})
