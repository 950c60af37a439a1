import fc from 'fast-check'
import { environment } from './environment.ts'
import { includesPart } from './parts.ts'

/** Fixed in the gate, so that an old fault never refuses an innocent change; `npm run test:full` gives a fresh one. */
const defaultSeed = 20_261_125

/** The seed of every random search of this run; printed in the summary of the run. */
export const seed: number = Number(environment.TEST_SEED ?? defaultSeed)

/** How many examples a property is tried on: ten times as many when the part `engine` is included. */
export const runs = (count: number): number => (includesPart('engine') ? 10 * count : count)

fc.configureGlobal({ seed, numRuns: runs(100) })
