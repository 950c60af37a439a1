import { afterEach, beforeEach } from 'vitest'
import { expectNoFault } from './checked-fetch.ts'
import { errorsWritten, forgetErrors } from './process-output.ts'

// Runs before each file of the API tests, even where several files share a process.
afterEach(expectNoFault)
forgetErrors()
beforeEach(({ onTestFailed }) => {
  onTestFailed(() => {
    process.stderr.write(errorsWritten())
  })
})
