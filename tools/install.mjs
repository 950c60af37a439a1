import { createHash } from 'node:crypto'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { PlainError, root } from './machine.mjs'
import { runQuietly } from './processes.mjs'
import { diskFullMessage, withProgress } from './progress.mjs'

/** @typedef {{ version?: string, integrity?: string, link?: boolean, optional?: boolean, os?: string[], cpu?: string[], libc?: string[] }} Locked */
/** @typedef {{ packages: Record<string, Locked> }} Lock */

const stampPath = join(root, 'node_modules', '.trimestre-install')

/** Installs the packages of the lock file, unless exactly these are installed already. */
export async function ensureInstalled() {
  const lock = readFileSync(join(root, 'package-lock.json'), 'utf8')
  const wanted = installStamp(lock, process.platform, process.arch)
  if (readIfThere(stampPath) === wanted) return
  const installed = readIfThere(join(root, 'node_modules', '.package-lock.json'))
  if (installed === undefined || !isInstalled(JSON.parse(lock), JSON.parse(installed), process))
    await install()
  writeFileSync(stampPath, wanted)
}

async function install() {
  const { program, args } = npmCommand()
  const options = ['ci', '--no-audit', '--no-fund', '--loglevel=error', '--include=dev', '--include=optional']
  const { code, output } = await withProgress('Installing', () =>
    runQuietly(program, [...args, ...options], { shell: program === 'npm' && process.platform === 'win32' }),
  )
  if (code === 0) return
  const reason = output.trim().split('\n').slice(-15).join('\n')
  throw new PlainError(diskFullMessage(output, root) ?? `npm could not install the dependencies:\n${reason}`)
}

/** Returns the npm that started this process, else the one on the PATH. */
export function npmCommand() {
  const script = process.env.npm_execpath ?? ''
  return /npm-cli\.c?js$/.test(script) && existsSync(script)
    ? { program: process.execPath, args: [script] }
    : { program: 'npm', args: [] }
}

/**
 * Returns the identifier of an installation, which depends on the lock file and the machine.
 * @param {string} lock
 * @param {string} platform
 * @param {string} arch
 */
export function installStamp(lock, platform, arch) {
  return createHash('sha256').update(`${lock}\n${platform}\n${arch}`).digest('hex')
}

/**
 * Whether npm's own record of an installation (after a manual `npm ci`) contains every package that the lock file
 * requires on this machine.
 * @param {Lock} lock
 * @param {Lock} installed
 * @param {{ platform: string, arch: string }} machine
 */
export function isInstalled(lock, installed, machine) {
  return Object.entries(lock.packages).every(([path, wanted]) => {
    if (!path.includes('node_modules/')) return true
    const found = installed.packages[path]
    if (found === undefined) return wanted.optional === true && !isFor(wanted, machine)
    return wanted.link === true || (found.version === wanted.version && found.integrity === wanted.integrity)
  })
}

/**
 * Whether an optional package is certainly for this machine. Packages for another C library, or needed only by a
 * package for another machine, do not declare it clearly enough, so their absence proves nothing.
 * @param {Locked} wanted
 * @param {{ platform: string, arch: string }} machine
 */
function isFor({ os, cpu, libc }, { platform, arch }) {
  return os?.includes(platform) === true && cpu?.includes(arch) === true && libc === undefined
}

/** @param {string} path */
function readIfThere(path) {
  return existsSync(path) ? readFileSync(path, 'utf8') : undefined
}
