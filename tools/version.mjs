// Node versions far too old for the product load this file, so it has plain syntax and no imports.

const oldestNode = [20, 19]
const oldestNpm = [10, 0]
export const oldestRuntimeMajor = 24

/**
 * Returns one sentence about a Node or npm of this machine that is too old, or undefined when both are recent enough.
 * @param {string} nodeVersion as in process.versions.node
 * @param {string | undefined} userAgent as npm sets it, "npm/11.19.1 node/v20.20.2 ..."
 * @returns {string | undefined}
 */
export function complaintAboutMachine(nodeVersion, userAgent) {
  if (isOlder(nodeVersion, oldestNode)) {
    return `Node ${nodeVersion} is too old: Trimestre needs Node 20.19 or newer. Install it from https://nodejs.org and start again.`
  }
  const [, npm = ''] = /\bnpm\/(\d+\.\d+\.\d+)/.exec(userAgent || '') || []
  if (npm !== '' && isOlder(npm, oldestNpm)) {
    return `npm ${npm} is too old: Trimestre needs npm 10 or newer. Run "npm install --global npm@latest" and start again.`
  }
  return undefined
}

/**
 * @param {string} version
 * @param {number[]} oldest major and minor
 */
function isOlder(version, oldest) {
  const [major = 0, minor = 0] = version.split('.').map(Number)
  const [oldestMajor = 0, oldestMinor = 0] = oldest
  return major < oldestMajor || (major === oldestMajor && minor < oldestMinor)
}
