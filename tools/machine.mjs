import { existsSync, readFileSync } from 'node:fs'
import { delimiter, dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { oldestRuntimeMajor } from './version.mjs'

/** The repository's folder. */
export const root = dirname(dirname(fileURLToPath(import.meta.url)))

/** An expected failure: its message is all that the user sees. */
export class PlainError extends Error {
  isPlain = true
}

/**
 * Returns the Node that runs the product: the one that npm installed, else the current one if it is new enough.
 * @param {string} [folder] the repository
 * @returns {string} path of the program
 */
export function runtimePath(folder = root) {
  const { platform, arch } = process
  const name = platform === 'win32' ? 'node-win' : `node-${platform}`
  const installed = join(
    folder,
    'node_modules',
    `${name}-${arch}`,
    'bin',
    platform === 'win32' ? 'node.exe' : 'node',
  )
  if (existsSync(installed)) return installed
  if (Number.parseInt(process.versions.node, 10) >= oldestRuntimeMajor) return process.execPath
  throw new PlainError(
    `npm installed no Node ${oldestRuntimeMajor} for ${platform} ${arch}, and this machine's is ${process.versions.node}. Install Node ${oldestRuntimeMajor} from https://nodejs.org and start again.`,
  )
}

/** Puts the product's Node and the installed tools first on the PATH of child processes. */
export function preferInstalledTools() {
  const folders = [dirname(runtimePath()), join(root, 'node_modules', '.bin')]
  const name = Object.keys(process.env).find(key => key.toUpperCase() === 'PATH') ?? 'PATH'
  process.env[name] = [...folders, process.env[name] ?? ''].join(delimiter)
}

/**
 * Returns the script behind a command of an installed package, to be run by the product's Node.
 * @param {string} packageName
 * @param {string} command
 */
export function toolScript(packageName, command) {
  const folder = join(root, 'node_modules', packageName)
  const { bin } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'))
  return join(folder, typeof bin === 'string' ? bin : bin[command])
}

/**
 * Returns the path of the first of some programs that exists on the PATH.
 * @param {string[]} names
 * @returns {string | undefined}
 */
export function findOnPath(names) {
  const folders = (process.env.PATH ?? '').split(delimiter).filter(Boolean)
  return names.flatMap(name => folders.map(folder => join(folder, name))).find(path => existsSync(path))
}
