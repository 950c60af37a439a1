import { parentPort, workerData } from 'node:worker_threads'
import { connect } from '../../platform/db/database.ts'
import { lowerThreadPriority } from '../../platform/process/thread-priority.ts'
import { verifyAll } from './verify-all.ts'

/** Recomputes every game outside the thread that serves requests, and reports the findings. */
lowerThreadPriority(10)
const { connectionString } = workerData as { connectionString: string }
const db = connect({ connectionString, connectionsMax: 1 })
const verification = await verifyAll(db, () => new Date())
await db.$client.end()
parentPort?.postMessage(verification)
