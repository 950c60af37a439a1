import type { TestProject } from 'vitest/node'
import { setUpDatabase } from './global-setup.ts'

/** The run on a server reached by an address. */
export default (project: TestProject): Promise<() => Promise<void>> => setUpDatabase(project, 'tcp')
