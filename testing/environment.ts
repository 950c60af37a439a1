type Environment = Record<string, string | undefined>

/**
 * The environment variables of the run. The types of the web do not include `process`, and its tests use this file too.
 */
export const environment: Environment = (globalThis as { process?: { env: Environment } }).process?.env ?? {}
