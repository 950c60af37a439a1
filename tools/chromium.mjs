import { existsSync } from 'node:fs'
import { findOnPath } from './machine.mjs'
import { runQuietly } from './processes.mjs'
import { withProgress } from './progress.mjs'

const names = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable']
const otherPlaces = [
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
  'C:\\Program Files (x86)\\Microsoft\\Edge\\Application\\msedge.exe',
]

/** Debian's windowless build of Chromium, with the same engine: a test uses a third less CPU time. */
const shell = 'chromium-headless-shell'

/**
 * Finds the browser for the gate: CHROMIUM_PATH, else Chromium's headless shell (installed if possible), else a full
 * browser.
 * @returns {Promise<{ path: string } | { missing: string }>} `missing` explains what to install
 */
export async function ensureHeadlessShell() {
  if (process.env.CHROMIUM_PATH) return ensureChromium()
  const found = findOnPath([shell])
  if (found) return { path: found }
  if (mayInstall()) await withProgress(`Installing ${shell}`, () => installDebianPackage(shell))
  const installed = findOnPath([shell])
  return installed ? { path: installed } : ensureChromium()
}

/**
 * Finds the browser that users have: CHROMIUM_PATH, else an installed one, else Debian's package, installed if
 * possible.
 * @returns {Promise<{ path: string } | { missing: string }>} `missing` explains what to install
 */
export async function ensureChromium() {
  const given = process.env.CHROMIUM_PATH
  if (given)
    return existsSync(given)
      ? { path: given }
      : { missing: `CHROMIUM_PATH names ${given}, which does not exist.` }
  const found = findChromium()
  if (found) return { path: found }
  if (mayInstall()) {
    const failure = await withProgress('Installing Chromium', () => installDebianPackage('chromium'))
    const installed = findChromium()
    return installed ? { path: installed } : { missing: `apt-get could not install chromium:\n${failure}` }
  }
  return {
    missing:
      'No Chromium was found. Install it (Debian: apt-get install chromium) or set CHROMIUM_PATH to its program.',
  }
}

function findChromium() {
  return findOnPath(names) ?? otherPlaces.find(path => existsSync(path))
}

const mayInstall = () => process.getuid?.() === 0 && findOnPath(['apt-get']) !== undefined

/**
 * @param {string} name
 * @returns {Promise<string>} the last lines of what apt-get printed
 */
async function installDebianPackage(name) {
  process.env.DEBIAN_FRONTEND = 'noninteractive'
  const update = await runQuietly('apt-get', ['update'])
  const install = await runQuietly('apt-get', ['install', '-y', '--no-install-recommends', name])
  return `${update.output}${install.output}`.trim().split('\n').slice(-10).join('\n')
}
