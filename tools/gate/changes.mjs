import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join, matchesGlob } from 'node:path'
import { root } from '../machine.mjs'
import { neverTested, parts, testedByBase } from './parts.mjs'

/**
 * The version on which a part of the full tests last passed. The tree identifies the tested files even if the commit
 * has been rewritten since.
 * @typedef {{ commit: string, tree: string, on: string }} Passed
 * @typedef {Record<string, Passed>} FullRun by name of the part
 * @typedef {{ name: string, reason: string }} Added
 */

const recordPath = join('.ci', 'full-run.json')

/** @param {string[]} args */
const git = args =>
  execFileSync('git', args, { cwd: root, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] })

/**
 * Returns the parts that this tree adds to the gate, with the reason for each.
 * @returns {{ added: Added[], changed: Set<string> }} `changed`: every path that differs from the tree on which some
 * part last passed
 */
export function partsToAdd() {
  const fullRun = readFullRun()
  /** @type {Set<string>} */
  const changed = new Set()
  const added = parts.flatMap(({ name }) => {
    const paths = changedSince(fullRun[name])
    for (const path of paths ?? []) changed.add(path)
    const reason = reasonToAdd(name, paths)
    return reason === undefined ? [] : [{ name, reason }]
  })
  return { added, changed }
}

/**
 * @param {string} name of a part
 * @param {string[] | undefined} paths that changed since it last passed; undefined when that is not known
 * @returns {string | undefined} why the part is added; undefined when it is not
 */
export function reasonToAdd(name, paths) {
  if (paths === undefined) return 'where it last passed is not known here'
  const own = parts.find(part => part.name === name)?.folders ?? []
  const everyRow = [...parts.flatMap(({ folders }) => folders), ...neverTested, ...testedByBase]
  const relevant = paths.filter(path => !matchesAny(path, neverTested) && !matchesAny(path, testedByBase))
  const path =
    relevant.find(each => matchesAny(each, own)) ?? relevant.find(each => !matchesAny(each, everyRow))
  if (path === undefined) return undefined
  return matchesAny(path, own)
    ? `${path} has changed`
    : `no row of the table names ${path}, which has changed`
}

/** @param {string} path @param {string[]} patterns */
const matchesAny = (path, patterns) => patterns.some(pattern => matchesGlob(path, pattern))

/**
 * @param {Passed | undefined} passed
 * @returns {string[] | undefined} undefined when the history does not contain that tree
 */
function changedSince(passed) {
  if (passed === undefined) return undefined
  try {
    return changedSinceCommit(passed.tree)
  } catch {
    return undefined
  }
}

/**
 * Returns the paths that differ between a commit or tree and the current files, untracked ones included.
 * @param {string} base
 * @returns {string[]}
 * @throws when the history does not contain the base
 */
export function changedSinceCommit(base) {
  const differing = git(['diff', '--name-only', '--no-renames', base])
  const untracked = git(['ls-files', '--others', '--exclude-standard'])
  return `${differing}${untracked}`.split('\n').filter(Boolean)
}

/** @returns {FullRun} */
export function readFullRun() {
  const path = join(root, recordPath)
  return existsSync(path) ? JSON.parse(readFileSync(path, 'utf8')) : {}
}

/**
 * Returns the commit that is checked out, to be recorded if its tests pass.
 * @returns {Passed | undefined} undefined when there are uncommitted files: nobody could compare with such a tree
 */
export function committedTree() {
  const unsaved = git(['status', '--porcelain'])
    .split('\n')
    .filter(line => line !== '' && !line.endsWith('.ci/full-run.json'))
  if (unsaved.length > 0) return undefined
  return {
    commit: git(['rev-parse', 'HEAD']).trim(),
    tree: git(['rev-parse', 'HEAD^{tree}']).trim(),
    on: new Date().toISOString().slice(0, 10),
  }
}

/**
 * Records that parts passed.
 * @param {string[]} names of parts
 * @param {Passed | undefined} passed the commit that was checked out when their tests started
 * @returns {string} the line for the summary
 */
export function recordPassed(names, passed) {
  if (passed === undefined) return `${recordPath} is not written: files were not committed`
  const all = { ...readFullRun(), ...Object.fromEntries(names.map(name => [name, passed])) }
  const inOrder = Object.fromEntries(parts.flatMap(({ name }) => (all[name] ? [[name, all[name]]] : [])))
  writeFileSync(join(root, recordPath), `${JSON.stringify(inOrder, null, 2)}\n`)
  return `${recordPath} is written: commit it, so that the next gate compares with this commit`
}
