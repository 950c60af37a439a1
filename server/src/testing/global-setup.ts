import type { TestProject } from 'vitest/node'
import type { DatabaseKind } from './database-server.ts'
import { runDatabase } from './run-database.ts'
import type { DatabaseAddresses } from './test-postgres.ts'

declare module 'vitest' {
  export interface ProvidedContext {
    /** Address of the PostgreSQL that the files of this run share. */
    databaseServer: string
    databaseKind: DatabaseKind
  }
}

type Shared = { database: ReturnType<typeof runDatabase>; users: number }

/** Each project loads this module anew: what they share is kept outside of it. */
const shared: typeof globalThis & { trimestreTestDatabase?: Shared } = globalThis

/** Tells a project's test files where their PostgreSQL is: the one this run was given, else one for all projects. */
export async function setUpDatabase(project: TestProject, kind: DatabaseKind): Promise<() => Promise<void>> {
  const { addresses, release } = givenDatabase() ?? (await ownDatabase())
  project.provide('databaseServer', kind === 'embedded' ? addresses.socket : addresses.tcp)
  project.provide('databaseKind', kind)
  return release
}

type Use = { addresses: DatabaseAddresses; release(): Promise<void> }

function givenDatabase(): Use | undefined {
  const { TEST_DATABASE_SOCKET: socket, TEST_DATABASE_TCP: tcp } = process.env
  if (!socket || !tcp) return undefined
  return { addresses: { socket, tcp }, release: async () => undefined }
}

/** The last project that ends stops it. */
async function ownDatabase(): Promise<Use> {
  shared.trimestreTestDatabase ??= { database: runDatabase(), users: 0 }
  const mine = shared.trimestreTestDatabase
  mine.users += 1
  const database = await mine.database
  const release = async () => {
    mine.users -= 1
    if (mine.users > 0) return
    delete shared.trimestreTestDatabase
    await database.stop()
  }
  return { addresses: database, release }
}

/** The run on the product's own server. */
export default (project: TestProject): Promise<() => Promise<void>> => setUpDatabase(project, 'embedded')
