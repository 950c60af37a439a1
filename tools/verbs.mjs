import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { audit as auditDependencies } from './audit.mjs'
import { ensureServerBuilt, ensureWebBuilt } from './builds.mjs'
import { ensureInstalled } from './install.mjs'
import { PlainError, preferInstalledTools, root, runtimePath, toolScript } from './machine.mjs'
import { runInForeground } from './processes.mjs'
import { runCheck, runFull, runGate } from './test.mjs'

/** @typedef {(args: string[]) => Promise<number>} Verb */

/** @type {Record<string, Verb>} */
const verbs = {
  start,
  dev,
  build,
  simulate,
  verify,
  backup,
  restore,
  bench,
  screenshots,
  audit,
  test: runGate,
  'test:full': runFull,
  check: runCheck,
}

/**
 * Runs one npm script. Resolves with the exit code.
 * @param {string | undefined} name
 * @param {string[]} args
 */
export async function runVerb(name, args) {
  const verb = name === undefined || !Object.hasOwn(verbs, name) ? undefined : verbs[name]
  if (verb === undefined) throw new PlainError(`Say one of: ${Object.keys(verbs).join(', ')}.`)
  return verb(args)
}

/** @type {Verb} */
async function start(args) {
  await prepare()
  await ensureWebBuilt()
  await ensureServerBuilt()
  // Uploads call the garbage collector to free the memory that they used.
  return runInForeground(runtimePath(), ['--expose-gc', source('server/dist/main.js'), ...args])
}

/** @type {Verb} */
async function build() {
  await prepare()
  await ensureWebBuilt()
  await ensureServerBuilt()
  return 0
}

/**
 * Runs the product from its sources. The server restarts at each change; Vite serves the pages, updates them at each
 * change and passes requests for /api and /media on to the server. When one of the two ends, so does the other.
 * @type {Verb}
 */
async function dev() {
  await prepare()
  const end = new AbortController()
  const run = (/** @type {string[]} */ ...args) =>
    runInForeground(runtimePath(), args, { signal: end.signal }).finally(() => end.abort())
  const codes = await Promise.all([
    run('--watch', '--watch-preserve-output', '--expose-gc', source('server/src/main.ts')),
    run(toolScript('vite', 'vite'), 'dev', 'web'),
  ])
  return codes.find(code => code !== 0) ?? 0
}

/** Runs in the folder where npm was called, because paths on the command line are the user's. @type {Verb} */
async function simulate(args) {
  await prepare()
  return runInForeground(runtimePath(), [source('engine/src/simulate.ts'), ...args], { cwd: userFolder() })
}

/** @type {Verb} */
async function verify(args) {
  await prepare()
  return runInForeground(runtimePath(), [source('server/src/cli/verify.ts'), ...args])
}

/** @type {Verb} */
async function backup(args) {
  await prepare()
  return runInForeground(runtimePath(), [source('server/src/cli/backup.ts'), ...args], { cwd: userFolder() })
}

/** @type {Verb} */
async function restore(args) {
  await prepare()
  return runInForeground(runtimePath(), [source('server/src/cli/restore.ts'), ...args], { cwd: userFolder() })
}

/** @type {Verb} */
async function bench([name, ...args]) {
  await prepare()
  if (name !== undefined) return runInForeground(runtimePath(), [source(`bench/${name}.ts`), ...args])
  const names = readdirSync(join(root, 'bench')).filter(
    file => file.endsWith('.ts') && !file.endsWith('product.ts'),
  )
  console.log(`npm run bench -- <name>\n${names.map(file => `  ${file.slice(0, -'.ts'.length)}`).join('\n')}`)
  return 0
}

/** Takes the screenshots of the README from the product that runs at the given address. @type {Verb} */
async function screenshots(args) {
  await prepare()
  return runInForeground(runtimePath(), [source('e2e/screenshots.ts'), ...args])
}

/** Reports known vulnerabilities of the dependencies and problems in the lock file. @type {Verb} */
async function audit(args) {
  return (await auditDependencies({ isOffline: args.includes('--offline') })) ? 0 : 1
}

async function prepare() {
  await ensureInstalled()
  preferInstalledTools()
}

/** @param {string} path relative to the repository */
function source(path) {
  const absolute = join(root, path)
  if (!existsSync(absolute)) throw new PlainError(`There is no ${path}.`)
  return absolute
}

function userFolder() {
  const folder = process.env.INIT_CWD
  return folder && existsSync(folder) ? folder : root
}
