type Environment = Record<string, string | undefined>

/** The environment of the run. The types of the web know no process, and its tests read this too. */
export const environment: Environment = (globalThis as { process?: { env: Environment } }).process?.env ?? {}
