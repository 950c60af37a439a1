import { enableCompileCache } from 'node:module'
import { availableParallelism } from 'node:os'

// Hashing passwords uses a thread per core; compression and files need additional ones.
process.env.UV_THREADPOOL_SIZE ??= String(availableParallelism() + 4)
enableCompileCache()
const { startServer } = await import('./start.ts')
await startServer(process.env)
