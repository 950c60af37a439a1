import { enableCompileCache } from 'node:module'

enableCompileCache()
const { startServer } = await import('./start.ts')
await startServer(process.env)
