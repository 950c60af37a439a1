import { type Config, readConfig } from '../platform/config.ts'

/** The environment that every process of a test server shares. */
export const testSettings = {
  PORT: '0',
  DEMO_ACCOUNTS: '1',
  RATE_LIMIT: 'off',
  JWT_SECRET: 'only-for-tests-'.repeat(3),
}

/** Returns the configuration of a test server: any port, no limit on requests, a secret shared by all its processes. */
export function testConfig(dataDir: string, env: NodeJS.ProcessEnv = {}): Config {
  return readConfig({ ...testSettings, DATA_DIR: dataDir, ...env }, dataDir)
}
