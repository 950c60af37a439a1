import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join, relative, sep } from 'node:path'
import { PlainError, root, runtimePath, toolScript } from './machine.mjs'
import { runQuietly } from './processes.mjs'
import { diskFullMessage, withProgress } from './progress.mjs'

/** @typedef {{ folder: string, sources: string[], step: string, failure: string }} Built */

const shared = ['chart', 'contract', 'engine', 'package-lock.json', 'tsconfig.base.json']

/** @type {Built} */
const pages = {
  folder: 'web',
  sources: ['web', ...shared],
  step: 'Building the pages',
  failure: 'The pages could not be built',
}

/** @type {Built} */
const server = {
  folder: 'server',
  sources: ['server/src', 'server/package.json', 'server/vite.config.ts', 'packages', ...shared],
  step: 'Building the server',
  failure: 'The server could not be built',
}

/** Builds the pages unless they are built from exactly these sources. */
export async function ensureWebBuilt() {
  // Without `index.html` there are no pages to build.
  if (existsSync(join(root, 'web', 'index.html'))) await ensureBuilt(pages)
}

/** Builds the server likewise, into one file instead of a thousand, which starts in a third of the time. */
export async function ensureServerBuilt() {
  await ensureBuilt(server)
}

/** @param {Built} built */
async function ensureBuilt({ folder, sources, step, failure }) {
  const stampPath = join(root, folder, 'dist', '.build')
  const wanted = fingerprint(root, sources)
  if (existsSync(stampPath) && readFileSync(stampPath, 'utf8') === wanted) return
  const script = toolScript('vite', 'vite')
  const { code, output } = await withProgress(step, () =>
    runQuietly(runtimePath(), [script, 'build', folder, '--logLevel', 'warn']),
  )
  if (code !== 0) throw new PlainError(diskFullMessage(output, root) ?? `${failure}:\n${output.trim()}`)
  writeFileSync(stampPath, wanted)
}

/**
 * Returns one hash of the names and contents of all files below some paths. It reads contents rather than modification
 * times, because a clone or a branch switch gives every file a new time.
 * @param {string} folder
 * @param {string[]} paths relative to the folder
 * @returns {string}
 */
export function fingerprint(folder, paths) {
  const hash = createHash('sha256')
  for (const path of paths.flatMap(path => filesBelow(join(folder, path))).sort()) {
    const contents = readFileSync(path)
    hash.update(`${relative(folder, path).split(sep).join('/')}\0${contents.length}\0`).update(contents)
  }
  return hash.digest('hex')
}

/**
 * @param {string} path
 * @returns {string[]}
 */
function filesBelow(path) {
  if (!existsSync(path)) return []
  try {
    return readdirSync(path, { withFileTypes: true })
      .filter(entry => !['node_modules', 'dist'].includes(entry.name) && !/\.test\.tsx?$/.test(entry.name))
      .flatMap(entry => (entry.isDirectory() ? filesBelow(join(path, entry.name)) : [join(path, entry.name)]))
  } catch (error) {
    if (/** @type {NodeJS.ErrnoException} */ (error).code === 'ENOTDIR') return [path]
    throw error
  }
}
