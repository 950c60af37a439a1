import type { TestProject } from 'vitest/node'
import { type DatabaseKind, startDatabaseServer } from './database-server.ts'

declare module 'vitest' {
  export interface ProvidedContext {
    /** Address of the PostgreSQL that the files of this run share. */
    databaseServer: string
    databaseKind: DatabaseKind
  }
}

/** Starts the PostgreSQL a project's test files share, and stops it after the last one. */
export async function setUpDatabase(project: TestProject, kind: DatabaseKind): Promise<() => Promise<void>> {
  const server = await startDatabaseServer(kind)
  project.provide('databaseServer', server.url)
  project.provide('databaseKind', kind)
  return () => server.stop()
}

/** Runs on the kind the environment names, the product's own server by default. */
export default function setup(project: TestProject): Promise<() => Promise<void>> {
  return setUpDatabase(project, process.env.TEST_DATABASE === 'tcp' ? 'tcp' : 'embedded')
}
