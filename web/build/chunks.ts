import { join } from 'node:path'

type ModuleInfo = {
  code?: string | null
  importedIds: readonly string[]
  dynamicallyImportedIds: readonly string[]
} | null
type Context = { getModuleInfo(id: string): ModuleInfo }

const source = (file: string): string => join(import.meta.dirname, '../src', file)

/** Libraries that nearly every page needs whole: all of them the first, those signed in the others. */
const libraries = [
  {
    file: 'react',
    modules: /\/node_modules\/(react|react-dom|scheduler|use-sync-external-store|i18next|react-i18next)\//,
  },
  // What all icons have in common.
  { file: 'react', modules: /\/node_modules\/@tabler\/icons-react\/dist\/esm\/\w+\.mjs$/ },
  { file: 'application', modules: /\/node_modules\/@tanstack\/(react-)?(router|history|store|query)/ },
  // The reading direction that components of Base UI follow.
  {
    file: 'application',
    modules: /\/node_modules\/@base-ui\/react\/(direction-provider|internals\/direction-context)\//,
  },
]

/**
 * What modules need before they can run: themselves and their static imports, theirs included, and by their names the
 * icons that they render; other libraries, and what the bundler adds for every file, apart.
 */
function staticGraph(entries: readonly string[], context: Context, found = new Set<string>()): Set<string> {
  for (const id of entries) {
    if (found.has(id) || id.includes('/node_modules/') || id.startsWith('\0')) continue
    found.add(id)
    const module = context.getModuleInfo(id)
    for (const [icon] of module?.code?.matchAll(/\bIcon[A-Z]\w*/g) ?? []) found.add(icon)
    staticGraph(module?.importedIds ?? [], context, found)
  }
  return found
}

/** An icon is a file of a few lines, which goes with what renders it. */
const nameOf = (id: string): string => /\/@tabler\/icons-react\/.*\/(Icon\w+)\.m?js$/.exec(id)?.[1] ?? id

/**
 * Names the file a module of ours goes to, of the first of these that it belongs to. Such files compress far better than
 * the dozens of small ones that would be made of them, and a phone works for each file that comes. A file needs nothing
 * of those after it: who needs a module needs what that module needs. Null: left to the bundler.
 */
export function sharedFile(id: string, context: Context): string | null {
  const library = libraries.find(({ modules }) => modules.test(id))
  if (library) return library.file
  found ??= sharedFiles(context)
  const name = nameOf(id)
  return found.find(({ modules }) => modules.has(name))?.file ?? null
}

type SharedFile = { file: string; modules: ReadonlySet<string> }

let found: SharedFile[] | undefined

function sharedFiles(context: Context): SharedFile[] {
  const screensIn = (file: string) => context.getModuleInfo(source(file))?.dynamicallyImportedIds ?? []
  const graphOf = (...files: string[]) => staticGraph(files, context)
  const publicPage = source('routes/public-page.tsx')
  const publicScreens = screensIn('routes/routes.ts')
  const screens = [...screensIn('routes/player-routes.ts'), ...screensIn('routes/staff-routes.ts')]
  const area = source('features/player/decisions/area-page.tsx')
  // Of the other screens only the accounts are decided on as in an area.
  const beyondDecisions = screens.filter(screen => screen !== source('routes/accounting-page.tsx'))
  const table = graphOf(source('ui/table/data-table.tsx'))
  const visitors = graphOf(publicPage, ...publicScreens)
  const shell = new Set([
    ...graphOf(source('routes/application.tsx')),
    ...sharedWith(source('features/player/dashboard/game-dashboard-page.tsx'), screens, context),
    ...neededBy((screens.length * 3) / 4, screens, context),
  ])
  const base = [...graphOf(source('main.tsx')), ...[...shell].filter(id => visitors.has(id))]
  const shared = neededBy(2, [...publicScreens, ...screens], context)
  return [
    // What every page needs.
    { file: 'base', modules: new Set(base) },
    // What nearly every page of those signed in needs.
    { file: 'shell', modules: shell },
    // What a visitor's page shares with any other.
    { file: 'visitors', modules: shared.intersection(visitors) },
    // Without what tables need: a page with a table alone would bring the forms.
    { file: 'forms', modules: new Set(sharedWith(area, beyondDecisions, context)).difference(table) },
    { file: 'dialogs', modules: graphOf(source('ui/form-dialog.tsx'), source('ui/confirm-dialog.tsx')) },
  ]
}

/** Of the files that one needs, those that are not on every page: only these are to be asked for with it. */
export const beyondEveryPage = (_: string, files: string[]): string[] =>
  files.filter(file => !/\/(react|base|preload-helper|rolldown-runtime)-[^/]+$/.test(file))

/** What a screen that is met early needs and others need too: it comes with the first of them. */
function sharedWith(early: string, screens: readonly string[], context: Context): string[] {
  const others = staticGraph(
    screens.filter(screen => screen !== early),
    context,
  )
  return [...staticGraph([early], context)].filter(id => others.has(id))
}

/** What so many of these screens need; the contract, which brings a library to read answers with, goes with its readers. */
function neededBy(count: number, screens: readonly string[], context: Context): Set<string> {
  const graphs = screens.map(screen => staticGraph([screen], context))
  const all = new Set(graphs.flatMap(graph => [...graph]))
  return new Set(
    [...all].filter(
      id => !id.includes('/contract/') && graphs.filter(graph => graph.has(id)).length >= count,
    ),
  )
}
