import { join } from 'node:path'

type ModuleInfo = {
  code?: string | null
  importedIds: readonly string[]
  dynamicallyImportedIds: readonly string[]
} | null
type Context = { getModuleInfo(id: string): ModuleInfo }

const source = (file: string): string => join(import.meta.dirname, 'src', file)

/** Libraries that nearly every page needs whole: all of them the first, those signed in the others. */
const libraries = [
  {
    file: 'react',
    modules: /\/node_modules\/(react|react-dom|scheduler|use-sync-external-store|i18next|react-i18next)\//,
  },
  // What all icons have in common.
  { file: 'react', modules: /\/node_modules\/@tabler\/icons-react\/dist\/esm\/\w+\.mjs$/ },
  { file: 'application', modules: /\/node_modules\/@tanstack\/(react-)?(router|history|store|query)/ },
  // What all components of Mantine have in common.
  {
    file: 'application',
    modules:
      /\/node_modules\/(clsx\/|@mantine\/(core\/esm\/core\/|hooks\/esm\/use-(mutation-observer|isomorphic-effect)\/))/,
  },
]

/**
 * What modules need before they can run: themselves and their static imports, theirs included, and by their names the
 * icons that they draw; other libraries, and what the bundler adds for every file, apart.
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

/** An icon is a file of a few lines, which goes with what draws it. */
const nameOf = (id: string): string => /\/@tabler\/icons-react\/.*\/(Icon\w+)\.m?js$/.exec(id)?.[1] ?? id

/**
 * Names the file a module of ours goes to: `base` when every page needs it, or the login page and others, `shell` when nearly every signed-in page does. These files compress
 * far better than the dozens of small ones that would be made of them, and a phone works for each file that comes. Null:
 * left to the bundler.
 */
export function sharedFile(id: string, context: Context): string | null {
  const library = libraries.find(({ modules }) => modules.test(id))
  if (library) return library.file
  const { base, shell } = graphs(context)
  const name = nameOf(id)
  if (base.has(name)) return 'base'
  return shell.has(name) ? 'shell' : null
}

let found: Record<'base' | 'shell', Set<string>> | undefined

function graphs(context: Context) {
  if (found) return found
  const screensIn = (file: string) => context.getModuleInfo(source(file))?.dynamicallyImportedIds ?? []
  const graphOf = (...files: string[]) => staticGraph(files, context)
  const publicArea = source('app/public-area.tsx')
  const signedInArea = source('app/signed-in-area.tsx')
  const main = source('main.tsx')
  const login = graphOf(publicArea, source('features/auth/login-page.tsx'))
  const visitors = graphOf(publicArea, ...screensIn('app/routes.ts'))
  const shell = graphOf(signedInArea)
  const screens = [...screensIn('app/player-routes.ts'), ...screensIn('app/staff-routes.ts')]
  for (const id of sharedWith(source('features/game-dashboard/game-dashboard-page.tsx'), screens, context))
    shell.add(id)
  found = {
    base: new Set([...graphOf(main), ...[...shell].filter(id => login.has(id) || visitors.has(id))]),
    shell,
  }
  return found
}

/** Of the files that one needs, those that are not on every page: only these are to be asked for with it. */
export const beyondEveryPage = (_: string, files: string[]): string[] =>
  files.filter(file => !/\/(rolldown-runtime|react|preload-helper|base)-[^/]+$/.test(file))

/** What a screen that is met early needs and others need too: it comes with the first of them. */
function sharedWith(early: string, screens: readonly string[], context: Context): string[] {
  const others = staticGraph(
    screens.filter(screen => screen !== early),
    context,
  )
  return [...staticGraph([early], context)].filter(id => others.has(id))
}
