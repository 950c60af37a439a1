import { type Config, readConfig } from '../platform/config.ts'

/** The configuration of a test server: any port, no limit on requests, a secret known to every copy. */
export function testConfig(dataDir: string, env: NodeJS.ProcessEnv = {}): Config {
  const defaults = {
    PORT: '0',
    DATA_DIR: dataDir,
    DEMO_ACCOUNTS: '1',
    RATE_LIMIT: 'off',
    JWT_SECRET: 'only-for-tests-'.repeat(3),
  }
  return readConfig({ ...defaults, ...env }, dataDir)
}
