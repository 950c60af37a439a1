import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { freePort, stopChild, waitUntilHealthy } from '../product.ts'

/** A baseline server to compare the product with, in a process of its own. */
export type Floor = { url: string; pid: number; stop(): Promise<void> }

/** @param name of a file in this folder that listens on PORT and answers /api/health */
export async function startFloor(name: string, env: Record<string, string> = {}): Promise<Floor> {
  const port = await freePort()
  const child = spawn(process.execPath, [join(import.meta.dirname, `${name}.ts`)], {
    env: { ...process.env, ...env, PORT: String(port) },
    stdio: ['ignore', 'inherit', 'inherit'],
  })
  const url = `http://127.0.0.1:${port}`
  await waitUntilHealthy(url, child, 30)
  return { url, pid: child.pid ?? 0, stop: () => stopChild(child) }
}
