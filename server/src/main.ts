import { enableCompileCache } from 'node:module'
import { availableParallelism } from 'node:os'

// Hashing passwords takes a thread per core: compression and files need some of their own.
process.env.UV_THREADPOOL_SIZE ??= String(availableParallelism() + 4)
enableCompileCache()
const { startServer } = await import('./start.ts')
await startServer(process.env)
