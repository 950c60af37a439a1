import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { ConfigError } from './config-error.ts'

/** How the school presents itself; what is undefined was not set. */
export type SiteConfig = {
  /** The name of the product or of the school, which takes the place of the host. */
  name: string | undefined
  logo: SiteLogo | undefined
  /** Who answers questions, and who is the data protection officer: a name, an e-mail address, or both. */
  contact: string | undefined
  dpo: string | undefined
}

export type SiteLogo = {
  bytes: Buffer
  type: string
  /** Contains a hash of the picture, so that browsers may cache it for ever. */
  address: string
}

const nameMax = 60
const contactMax = 200
const logoBytesMax = 512 * 1024

/**
 * Reads the settings with which the school presents itself.
 * @param root the folder that relative paths start from
 * @throws {ConfigError}
 */
export function readSite(env: NodeJS.ProcessEnv, root: string): SiteConfig {
  return {
    name: readLine(env, 'SITE_NAME', nameMax),
    logo: readLogo(env.SITE_LOGO, root),
    contact: readLine(env, 'CONTACT', contactMax),
    dpo: readLine(env, 'DPO', contactMax),
  }
}

function readLine(env: NodeJS.ProcessEnv, name: string, max: number): string | undefined {
  const given = env[name]?.trim()
  if (!given) return undefined
  if (given.length <= max && !/\p{Cc}/u.test(given)) return given
  throw new ConfigError(`${name} must be one line of at most ${max} characters.`)
}

function readLogo(given: string | undefined, root: string): SiteLogo | undefined {
  if (!given) return undefined
  const path = resolve(root, given)
  const bytes = readFile(path)
  if (bytes === null) throw new ConfigError(`SITE_LOGO must be a file that can be read; it is "${given}".`)
  const kind = kindOf(bytes)
  if (kind === null || bytes.length > logoBytesMax) {
    throw new ConfigError(`SITE_LOGO must be a PNG, JPEG or SVG picture of at most 512 kB; it is "${given}".`)
  }
  const hash = createHash('sha256').update(bytes).digest('hex').slice(0, 16)
  return { bytes, type: kind, address: `/site-logo/${hash}` }
}

function readFile(path: string): Buffer | null {
  try {
    return readFileSync(path)
  } catch {
    return null
  }
}

/** Returns the media type that the content of a picture shows, whatever its name; null for another kind. */
function kindOf(bytes: Buffer): string | null {
  if (bytes.subarray(0, 8).toString('latin1') === '\x89PNG\r\n\x1a\n') return 'image/png'
  if (bytes[0] === 0xff && bytes[1] === 0xd8 && bytes[2] === 0xff) return 'image/jpeg'
  const beginning = bytes
    .subarray(0, 4096)
    .toString('utf8')
    .replace(/^\ufeff/, '')
  return /^\s*(?:<\?xml[^>]*>\s*|<!--[\s\S]*?-->\s*|<!DOCTYPE[^>]*>\s*)*<svg[\s>]/i.test(beginning)
    ? 'image/svg+xml'
    : null
}
