import { afterEach } from 'vitest'
import { expectNoFault } from './checked-fetch.ts'

// Runs before each file of the API's tests, also where several share a process.
afterEach(expectNoFault)
