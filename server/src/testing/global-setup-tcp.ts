import type { TestProject } from 'vitest/node'
import { setUpDatabase } from './global-setup.ts'

export default (project: TestProject): Promise<() => Promise<void>> => setUpDatabase(project, 'tcp')
