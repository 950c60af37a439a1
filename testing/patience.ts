import { environment } from './environment.ts'

/**
 * How many times slower than a quiet machine of two cores this one is, 1 to 8: measured once at the start of a run
 * (`tools/gate/patience.mjs`) and handed down as `TEST_PATIENCE`. Every limit of a test is multiplied by it, so that no
 * number in a test has to guess at the machine.
 */
export const patience: number = Number(environment.TEST_PATIENCE ?? 1)

/** A limit in milliseconds on this machine, from the limit on a quiet one. */
export const patiently = (milliseconds: number): number => Math.ceil(milliseconds * patience)
