import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { npmCommand } from './install.mjs'
import { root } from './machine.mjs'
import { runQuietly } from './processes.mjs'

/** @typedef {{ version?: string, resolved?: string, integrity?: string, link?: boolean, license?: string, deprecated?: string, hasInstallScript?: boolean, dependencies?: Record<string, string>, devDependencies?: Record<string, string>, optionalDependencies?: Record<string, string> }} Locked */
/** @typedef {{ packages: Record<string, Locked> }} Lock */
/** @typedef {{ package: string, finding: string, reason: string }} Exception */
/** @typedef {{ package: string, finding: string, text: string }} Finding */
/** @typedef {{ via: (string | { name: string, url: string, title: string, severity: string })[] }} Vulnerability */

/** Licences that let anybody run and redistribute the product; the weak copyleft ones bind only those libraries. */
const licences = new Set([
  ...['MIT', 'MIT-0', 'ISC', '0BSD', 'BSD-2-Clause', 'BSD-3-Clause', 'Apache-2.0', 'BlueOak-1.0.0'],
  ...['CC0-1.0', 'Unlicense', 'PSF-2.0', 'OFL-1.1', 'MPL-2.0', 'LGPL-3.0-or-later', 'Zlib'],
])

/**
 * Returns what the lock file shows about the dependencies without a network request: versions that are not exact,
 * unofficial origins, missing digests, unknown install scripts, unknown licences and deprecated packages.
 * @param {Lock} lock
 * @param {string[]} mayRunScripts names of packages whose install scripts are allowed
 * @returns {Finding[]}
 */
export function lockFindings(lock, mayRunScripts) {
  return Object.entries(lock.packages).flatMap(([path, locked]) => {
    if (!path.includes('node_modules/')) return inexact(path, locked)
    if (locked.link) return []
    const name = path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length)
    /** @type {[string, boolean, string][]} */
    const rules = [
      [
        'origin',
        !/^https:\/\/registry\.npmjs\.org\//.test(locked.resolved ?? officialRegistry),
        'comes from elsewhere',
      ],
      ['integrity', !/^sha512-/.test(locked.integrity ?? ''), 'has no SHA-512 digest'],
      [
        'script',
        locked.hasInstallScript === true && !mayRunScripts.includes(name),
        'runs a script when installed',
      ],
      ['licence', !isKnownLicence(locked.license), `has the licence ${locked.license}`],
      ['deprecated', locked.deprecated !== undefined, `was given up by its makers: ${locked.deprecated}`],
    ]
    return rules.flatMap(([finding, isFound, text]) => (isFound ? [{ package: name, finding, text }] : []))
  })
}

const officialRegistry = 'https://registry.npmjs.org/'

/**
 * Reports dependencies without an exact version: with exact versions every update is a deliberate change.
 * @param {string} workspace
 * @param {Locked} locked
 * @returns {Finding[]}
 */
function inexact(workspace, { dependencies = {}, devDependencies = {}, optionalDependencies = {} }) {
  return Object.entries({ ...dependencies, ...devDependencies, ...optionalDependencies })
    .filter(([name, version]) => !name.startsWith('@trimestre/') && !/^\d+\.\d+\.\d+/.test(version))
    .map(([name, version]) => ({
      package: name,
      finding: 'version',
      text: `is asked for as ${version} by ${workspace || 'the root'}`,
    }))
}

/** @param {string | undefined} licence an SPDX expression */
function isKnownLicence(licence) {
  const choices = (licence ?? '').replace(/[()]/g, '').split(' OR ')
  return choices.some(choice => choice.split(' AND ').every(name => licences.has(name)))
}

/**
 * Returns the known vulnerabilities in the response of `npm audit`.
 * @param {{ vulnerabilities?: Record<string, Vulnerability> }} answer
 * @returns {Finding[]}
 */
export function advisoryFindings({ vulnerabilities = {} }) {
  const found = Object.values(vulnerabilities).flatMap(({ via }) =>
    via.flatMap(each => (typeof each === 'string' ? [] : [each])),
  )
  const advisories = new Map(found.map(each => [`${each.name} ${each.url}`, each]))
  return [...advisories.values()].map(({ name, url, title, severity }) => ({
    package: name,
    finding: url.slice(url.lastIndexOf('/') + 1),
    text: `${severity}: ${title} (${url})`,
  }))
}

/**
 * @param {Finding[]} findings
 * @param {Exception[]} exceptions
 */
export function withoutExceptions(findings, exceptions) {
  return findings.filter(
    ({ package: name, finding }) =>
      !exceptions.some(exception => exception.package === name && exception.finding === finding),
  )
}

/**
 * Checks the lock file, requests the known vulnerabilities from the registry and prints the findings. When no registry
 * provides advisories, it checks only the lock file and reports that. Resolves with true when nothing is left to
 * repair.
 * @param {{ isOffline: boolean }} choice
 */
export async function audit({ isOffline }) {
  /** @type {Lock} */
  const lock = readJson('package-lock.json')
  /** @type {Exception[]} */
  const exceptions = readJson('tools/audit-exceptions.json')
  const { allowScripts } = readJson('package.json')
  const advisories = isOffline ? undefined : await requestAdvisories()
  const all = [...lockFindings(lock, Object.keys(allowScripts)), ...(advisories ?? [])]
  const left = withoutExceptions(all, exceptions)
  for (const { package: name, text } of left) console.log(`${name} ${text}`)
  console.log(
    `${Object.keys(lock.packages).length} entries of the lock file checked, ${all.length - left.length} excepted, ${left.length} to repair.`,
  )
  if (advisories === undefined && !isOffline) {
    console.log('No registry answered with known weaknesses: skipped. Run `npm run audit` where one does.')
  }
  return left.length === 0
}

/** @returns {Promise<Finding[] | undefined>} undefined when no registry provides advisories */
async function requestAdvisories() {
  const { program, args } = npmCommand()
  const options = ['audit', '--json', '--fetch-retries=0', '--fetch-timeout=15000', '--loglevel=silent']
  const { output } = await runQuietly(program, [...args, ...options], {
    shell: program === 'npm' && process.platform === 'win32',
  })
  const answer = parseFrom(output)
  return answer?.vulnerabilities === undefined ? undefined : advisoryFindings(answer)
}

/** @param {string} output warnings may precede the JSON response */
function parseFrom(output) {
  try {
    return JSON.parse(output.slice(Math.max(0, output.indexOf('{'))))
  } catch {
    return undefined
  }
}

/** @param {string} path */
function readJson(path) {
  return JSON.parse(readFileSync(join(root, path), 'utf8'))
}
