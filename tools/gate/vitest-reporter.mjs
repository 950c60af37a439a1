import { relative } from 'node:path'
import { root } from '../machine.mjs'
import { createRecorder } from './record.mjs'

/**
 * Writes the planned test files and each result, line by line, to the file that `TEST_RECORD` names, so that a run
 * stopped at its limit can still list what did not run.
 * @returns {import('vitest/node').Reporter}
 */
export default function vitestReporter() {
  const record = createRecorder()
  /** @param {import('vitest/node').TestModule} module */
  const fileOf = module => `${relative(root, module.moduleId)} [${module.project.name}]`
  return {
    onTestRunStart(specifications) {
      for (const { moduleId, project } of specifications)
        record({ type: 'planned', file: `${relative(root, moduleId)} [${project.name}]` })
    },
    onTestCaseResult(testCase) {
      const { state, errors } = testCase.result()
      if (state === 'pending') return
      record({
        type: 'test',
        file: fileOf(testCase.module),
        title: testCase.fullName,
        status: state,
        seconds: (testCase.diagnostic()?.duration ?? 0) / 1000,
        error: errors?.[0]?.message,
      })
    },
    onTestModuleEnd(module) {
      record({
        type: 'file',
        file: fileOf(module),
        errors: module.errors().map(({ message }) => message),
        seconds: module.diagnostic().duration / 1000,
      })
    },
    onTestRunEnd(_modules, unhandledErrors) {
      for (const { message } of unhandledErrors) record({ type: 'fault', error: message })
      record({ type: 'end' })
    },
  }
}
