import type { TestProject } from 'vitest/node'
import { setUpDatabase } from './global-setup.ts'

/** Sets up the run on a server with an address. */
export default (project: TestProject): Promise<() => Promise<void>> => setUpDatabase(project, 'tcp')
