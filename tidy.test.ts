import { readdirSync, readFileSync } from 'node:fs'
import { dirname, extname, join, posix } from 'node:path'
import { expect, test } from 'vitest'

// Checks the machine-readable part of the house style: which modules may import which, and patterns that are forbidden.

const root = import.meta.dirname
const generated = [
  '.git',
  'node_modules',
  'dist',
  'data',
  'coverage',
  'test-results',
  'playwright-report',
  '.cache',
]
const textFiles = ['.ts', '.tsx', '.mjs', '.js', '.json', '.css', '.html', '.md', '.sql', '.yml', '.yaml', '']

type SourceFile = { path: string; text: string }
type Import = { from: string; to: string }

const comment = /\/\*[\s\S]*?\*\/|(?<=^|\s)\/\/.*$/gm

/** Words of earlier comments that a reader had to translate, with the standard terms. */
const standardTerms: Record<string, string> = {
  anew: 'again',
  beside: 'next to, together with',
  heads: 'headers',
  heed: 'respect',
  mend: 'fix',
  mended: 'fixed',
  mends: 'fixes',
  stranger: 'anonymous visitor',
  strangers: 'anonymous visitors',
  whoever: 'the user who',
}

const files: SourceFile[] = pathsBelow('')
  .filter(path => textFiles.includes(extname(path)))
  .map(path => ({ path, text: readFileSync(join(root, path), 'utf8') }))
const sources = files.filter(({ path }) => /\.(ts|tsx|mjs)$/.test(path))
const imports: Import[] = sources.flatMap(importsOf)

/**
 * The workspaces that each workspace may import, whole or a single file of them; the engine's command may read a file.
 */
const mayImport: Record<string, string[]> = {
  engine: [],
  contract: ['engine'],
  chart: [],
  'embedded-postgres': [],
  server: ['chart', 'contract', 'embedded-postgres', 'engine'],
  web: ['chart', 'contract', 'engine/financial-year', 'engine/market-plan', 'engine/projection'],
  e2e: ['contract'],
  bench: ['contract', 'embedded-postgres', 'engine', 'server'],
  tools: [],
}

test('a workspace imports only those below it', () => {
  const wrong = imports.filter(({ from, to }) => {
    const [own, other] = [workspaceOf(from), workspaceOf(to)]
    const isAllowed = (name: string) => mayImport[own ?? '']?.includes(name)
    return own !== undefined && other !== undefined && own !== other && !isAllowed(other) && !isAllowed(to)
  })
  expect(wrong).toEqual([])
})

test('the engine imports nothing but itself, except in its command', () => {
  expect(imports.filter(({ from, to }) => isPureEngine(from) && !to.startsWith('engine/'))).toEqual([])
})

test('the engine uses no clock, randomness, locale or process', () => {
  const impure =
    /\bnew Date\b|\bDate[.(]|\bMath\.random\b|\bIntl\.|\bprocess\.|\bperformance\.|\.toLocale|\.localeCompare\(/
  expect(pathsWhere(({ path, text }) => isPureEngine(path) && impure.test(withoutComments(text)))).toEqual([])
})

test('features of the web never import each other, except what those of a role share', () => {
  const crossing = imports.filter(({ from, to }) => {
    const [own, other] = [featureOf('web', from), featureOf('web', to)]
    const isShared = other === `${own?.split('/')[0]}/shared`
    return own !== undefined && other !== undefined && own !== other && !isShared
  })
  expect(crossing).toEqual([])
})

// A pending request would overwrite the value that a response has just replaced; `replaceCached` repeats the request.
test('only one file of the web writes responses into the query cache', () => {
  const isPage = (path: string) => path.startsWith('web/src/') && !path.includes('.test.')
  const writes = ({ path, text }: SourceFile) => isPage(path) && /\bset(Query|Queries)Data\(/.test(text)
  expect(pathsWhere(writes)).toEqual(['web/src/domain/query-cache.ts'])
})

test('a folder of the web imports only those below it', () => {
  const layers = ['i18n', 'ui', 'domain', 'shell', 'features', 'routes']
  const layerOf = (path: string) => layers.indexOf(/^web\/src\/(\w+)\//.exec(path)?.[1] ?? '')
  const upwards = imports.filter(({ from, to }) => {
    const [own, other] = [layerOf(from), layerOf(to)]
    return own !== -1 && other > own && !from.includes('.test.')
  })
  // The language decides the direction of the page.
  expect(upwards.map(({ from, to }) => `${from} → ${to}`)).toEqual([
    'web/src/i18n/i18n.ts → web/src/ui/preferences.ts',
    'web/src/i18n/i18n.ts → web/src/ui/use-preference.ts',
  ])
})

test('the platform of the server imports no feature', () => {
  expect(
    imports.filter(({ from, to }) => from.startsWith('server/src/platform/') && featureOf('server', to)),
  ).toEqual([])
})

/** Queries that need no logic around them are what other features call; their feature has no service. */
const hasService = (feature: string | undefined) =>
  feature === undefined || files.some(({ path }) => path === `server/src/features/${feature}/service.ts`)

test('a server feature with a service, and a hot path, keep their queries to themselves', () => {
  const ownerOf = (path: string) =>
    featureOf('server', path) ?? /^server\/src\/game-day\/[^/]+/.exec(path)?.[0]
  const borrowed = imports.filter(
    ({ from, to }) =>
      /[/-]repo\.ts$/.test(to) && ownerOf(to) !== ownerOf(from) && hasService(featureOf('server', to)),
  )
  expect(borrowed).toEqual([])
})

/** The hot paths, and where the database itself is looked after: migrations, sessions, locks, backups. */
const mayHoldSql = /^server\/src\/(?:game-day|platform\/db|features\/backup|testing)\/|\.test\.ts$/

/** A whole statement as text, for a connection of `pg` or for the query builder. */
const statementAsText = /\.query(?:<[^;]*?>)?\(|\.execute(?:<[^;]*?>)?\(\s*sql\b/

test('statements are built by the query builder, except in the hot paths and for the database itself', () => {
  const found = pathsWhere(
    ({ path, text }) =>
      path.startsWith('server/src/') &&
      path.endsWith('.ts') &&
      !mayHoldSql.test(path) &&
      statementAsText.test(withoutComments(text)),
  )
  expect(found).toEqual([
    // An advisory lock of a limit.
    'server/src/features/mail/repo.ts',
    // An advisory lock of a session, which a start holds.
    'server/src/features/seed/run-exclusively.ts',
    // Publishing takes a lock and notifies; the listener subscribes.
    'server/src/features/streams/publication.ts',
  ])
})

test('only tests and their configuration import the folder testing', () => {
  const ofTests = /\.(test|spec)\.tsx?$|^e2e\/|\/testing\/|^testing\/|^vitest\.config\.ts$/
  expect(imports.filter(({ from, to }) => to.startsWith('testing/') && !ofTests.test(from))).toEqual([])
})

test('a file has at most 350 lines, except tables of data', () => {
  const tables = /^engine\/src\/catalogue\/|^server\/src\/platform\/db\/schema\.ts$|\/(locales|generated)\//
  expect(
    pathsWhere(({ path, text }) => isSource(path) && !tables.test(path) && text.split('\n').length > 351),
  ).toEqual([])
})

test('no file contains a path of the machine it was written on', () => {
  const personal = /(?<![\w.@~-])\/(?:work|home|root|Users)\/\w|[A-Z]:\\Users\\/
  expect(pathsWhere(({ text }) => personal.test(text))).toEqual([])
})

// Every reader knows the standard terms of the field, and can search for them.
test('comments use the standard term', () => {
  const dialect = new RegExp(`\\b(?:${Object.keys(standardTerms).join('|')})\\b`, 'i')
  const found = sources
    .filter(({ path }) => path !== 'tidy.test.ts')
    .flatMap(({ path, text }) =>
      [...text.matchAll(comment)].flatMap(([words]) => {
        const [word] = dialect.exec(words) ?? []
        return word === undefined ? [] : `${path}: « ${word} », better: ${standardTerms[word.toLowerCase()]}`
      }),
    )
  expect(found).toEqual([])
})

// npm omits a platform package from the lock file when the registry lacks it, and every later `npm ci` then fails.
test('the lock file has an entry for every optional dependency that it names', () => {
  type Locked = { optionalDependencies?: Record<string, string> }
  const lock: Record<string, Locked> = JSON.parse(
    readFileSync(join(root, 'package-lock.json'), 'utf8'),
  ).packages
  const missing = Object.entries(lock).flatMap(([path, { optionalDependencies = {} }]) =>
    Object.keys(optionalDependencies).filter(name => !placesFor(path, name).some(place => place in lock)),
  )
  expect(missing).toEqual([])
})

/** Returns where Node looks for a package that the one at `path` in the lock file requires. */
function placesFor(path: string, name: string): string[] {
  const parents = path.split('/').map((_, index, parts) => parts.slice(0, index + 1).join('/'))
  return ['', ...parents].map(parent => posix.join(parent, 'node_modules', name))
}

function pathsBelow(folder: string): string[] {
  return readdirSync(join(root, folder), { withFileTypes: true }).flatMap(entry => {
    if (generated.includes(entry.name)) return []
    const path = posix.join(folder, entry.name)
    return entry.isDirectory() ? pathsBelow(path) : entry.isFile() ? [path] : []
  })
}

/** Returns the imports of a file: paths from the repository's root for our own files, names for everything else. */
function importsOf({ path, text }: SourceFile): Import[] {
  const pattern = /\b(?:from|import)\s*\(?\s*['"]([^'"\n]+)['"]/g
  return [...withoutComments(text).matchAll(pattern)].map(([, target = '']) => ({
    from: path,
    to: target.startsWith('.') ? posix.join(dirname(path), target) : target.replace(/^@trimestre\//, ''),
  }))
}

function workspaceOf(path: string): string | undefined {
  const [first = ''] = path.replace(/^packages\//, '').split('/')
  return Object.hasOwn(mayImport, first) ? first : undefined
}

function featureOf(workspace: string, path: string): string | undefined {
  // Those of the web are grouped by role.
  const folders = workspace === 'web' ? '[^/]+/[^/]+' : '[^/]+'
  return new RegExp(`^${workspace}/src/features/(${folders})`).exec(path)?.[1]
}

function isPureEngine(path: string): boolean {
  return path.startsWith('engine/') && path !== 'engine/src/simulate.ts' && !path.endsWith('.test.ts')
}

function isSource(path: string): boolean {
  return /\.(ts|tsx|mjs|css)$/.test(path)
}

function withoutComments(text: string): string {
  return text.replace(comment, '')
}

function pathsWhere(holds: (file: SourceFile) => boolean): string[] {
  return files.filter(holds).map(({ path }) => path)
}
