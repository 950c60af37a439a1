import { execFile } from 'node:child_process'
import { readFile, readlink, realpath, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { type Endpoint, loopback, socketPath } from './endpoint.ts'

/** The information that a running PostgreSQL writes about itself in its folder. */
export type PidFile = { pid: number; clusterDir: string; endpoint: Endpoint; isReady: boolean }

/** Reads `postmaster.pid`; undefined when there is none or it is not yet complete. */
export async function readPidFile(clusterDir: string): Promise<PidFile | undefined> {
  const text = await readFile(join(clusterDir, 'postmaster.pid'), 'utf8').catch(() => '')
  const [pid = '', folder = '', , port = '', socketFolder = '', , , status = ''] = text.split('\n')
  if (!/^\d+$/.test(pid)) return undefined
  const endpoint = { host: socketFolder.trim() || loopback, port: Number(port) }
  return { pid: Number(pid), clusterDir: folder, endpoint, isReady: status.trim() === 'ready' }
}

/**
 * Whether process `pid` is a PostgreSQL of this folder. After a restart of the machine or of a container, the number in
 * a stale pid file may belong to any other program.
 */
export async function isPostmasterOf(pid: number, clusterDir: string): Promise<boolean> {
  if (!isAlive(pid)) return false
  if (process.platform === 'linux') {
    // The working directory of PostgreSQL is its folder, even after that was moved; a zombie has no working directory.
    const folder = await readlink(`/proc/${pid}/cwd`).catch(() => undefined)
    return folder !== undefined && folder === (await realpath(clusterDir).catch(() => clusterDir))
  }
  if (process.platform === 'win32') return true
  const { stdout } = await promisify(execFile)('ps', ['-o', 'command=', '-p', String(pid)]).catch(() => ({
    stdout: '',
  }))
  return stdout.includes(clusterDir)
}

/** Whether a process with this number exists. */
export function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM'
  }
}

/**
 * Removes the files that a killed PostgreSQL left behind; only for the owner of the folder, when its server has ended.
 */
export async function removeStaleFiles(clusterDir: string, endpoint: Endpoint | undefined): Promise<void> {
  const folders = new Set([
    clusterDir,
    ...(endpoint === undefined || endpoint.host === loopback ? [] : [endpoint.host]),
  ])
  const paths = [...folders].flatMap(folder => [socketPath(folder), `${socketPath(folder)}.lock`])
  for (const path of [join(clusterDir, 'postmaster.pid'), ...paths]) await rm(path, { force: true })
}
