import { environment } from './environment.ts'

/**
 * How many times slower this machine is than an idle one with two cores, from 1 to 8: measured once at the start of a
 * run (`tools/gate/patience.mjs`) and passed on as `TEST_PATIENCE`. Every time limit of a test is multiplied by it, so
 * that no test has to guess the speed of the machine.
 */
export const patience: number = Number(environment.TEST_PATIENCE ?? 1)

/** Converts a time limit for an idle machine to one for this machine, in milliseconds. */
export const patiently = (milliseconds: number): number => Math.ceil(milliseconds * patience)
