import type { TestProject } from 'vitest/node'
import { buildProduct } from './build-product.ts'
import type { DatabaseKind } from './database-server.ts'
import { runDatabase } from './run-database.ts'
import type { DatabaseAddresses } from './test-postgres.ts'

declare module 'vitest' {
  export interface ProvidedContext {
    /** The address of the PostgreSQL that the files of this run share. */
    databaseServer: string
    databaseKind: DatabaseKind
  }
}

type Prepared = { addresses: DatabaseAddresses; clear(): Promise<void> }

/** Each project loads its own instance of this module, so what they share is stored globally. */
const shared: typeof globalThis & {
  trimestreTests?: { prepared: Promise<Prepared>; users: number }
} = globalThis

/** Prepares, once, what all projects share, and passes the address of PostgreSQL to the test files of a project. */
export async function setUpDatabase(project: TestProject, kind: DatabaseKind): Promise<() => Promise<void>> {
  shared.trimestreTests ??= { prepared: prepare(), users: 0 }
  const mine = shared.trimestreTests
  mine.users += 1
  const { addresses, clear } = await mine.prepared
  project.provide('databaseServer', kind === 'embedded' ? addresses.socket : addresses.tcp)
  project.provide('databaseKind', kind)
  return async () => {
    mine.users -= 1
    if (mine.users > 0) return
    delete shared.trimestreTests
    await clear()
  }
}

async function prepare(): Promise<Prepared> {
  const [database, product] = await Promise.all([givenDatabase() ?? runDatabase(), buildProduct()])
  return {
    addresses: database,
    clear: () => Promise.all([database.stop(), product.remove()]).then(() => undefined),
  }
}

/** Returns the PostgreSQL that the process which started this run provides for it. */
function givenDatabase() {
  const { TEST_DATABASE_SOCKET: socket, TEST_DATABASE_TCP: tcp } = process.env
  return socket && tcp ? { socket, tcp, stop: async () => undefined } : undefined
}

/** Sets up the run on the product's own server. */
export default (project: TestProject): Promise<() => Promise<void>> => setUpDatabase(project, 'embedded')
