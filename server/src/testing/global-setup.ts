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

/** The run on the product's own server. */
export default (project: TestProject): Promise<() => Promise<void>> => setUpDatabase(project, 'embedded')
