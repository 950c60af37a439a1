import { parentPort, workerData } from 'node:worker_threads'
import { connect } from '../../platform/database/database.ts'
import { stepBack } from '../../platform/step-back.ts'
import { verifyAll } from './verify-all.ts'

/** Recomputes every game outside the thread that serves requests, and reports the findings. */
stepBack('much')
const { connectionString } = workerData as { connectionString: string }
const db = connect({ connectionString, connectionsMax: 1 })
const verification = await verifyAll(db, () => new Date())
await db.$client.end()
parentPort?.postMessage(verification)
