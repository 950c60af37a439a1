import { afterEach, beforeEach } from 'vitest'
import { expectNoFault } from './checked-fetch.ts'
import { errorsWritten, forgetErrors } from './process-output.ts'

// Runs before each file of the API's tests, also where several share a process.
afterEach(expectNoFault)
forgetErrors()
beforeEach(({ onTestFailed }) => {
  onTestFailed(() => {
    process.stderr.write(errorsWritten())
  })
})
