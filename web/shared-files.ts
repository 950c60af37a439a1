import { join } from 'node:path'

type ModuleInfo = { importedIds: readonly string[]; dynamicallyImportedIds: readonly string[] } | null
type Context = { getModuleInfo(id: string): ModuleInfo }

const source = (file: string): string => join(import.meta.dirname, 'src', file)

/** Libraries that nearly every signed-in page needs whole. */
const libraries = [
  { file: 'router', modules: /\/node_modules\/@tanstack\/(react-)?(router|history|store)/ },
  { file: 'query', modules: /\/node_modules\/@tanstack\/(react-)?query/ },
]

/** What modules need before they can run: themselves and their static imports, theirs included; libraries apart. */
function staticGraph(entries: readonly string[], context: Context, found = new Set<string>()): Set<string> {
  for (const id of entries) {
    if (found.has(id) || id.includes('/node_modules/')) continue
    found.add(id)
    staticGraph(context.getModuleInfo(id)?.importedIds ?? [], context, found)
  }
  return found
}

/**
 * Names the file a module of ours goes to when every signed-in page needs it, `base` when the login page does too: these
 * two files compress far better than the dozens of small ones that would be made of them, and arrive together. Null:
 * left to the bundler.
 */
export function sharedFile(id: string, context: Context): string | null {
  const library = libraries.find(({ modules }) => modules.test(id))
  if (library) return library.file
  const { start, login, visitors, shell } = graphs(context)
  if (start.has(id) || !shell.has(id)) return null
  if (login.has(id)) return 'base'
  return visitors.has(id) ? null : 'shell'
}

let found: Record<'start' | 'login' | 'visitors' | 'shell', Set<string>> | undefined

function graphs(context: Context) {
  if (found) return found
  const publicScreens = context.getModuleInfo(source('app/routes.ts'))?.dynamicallyImportedIds ?? []
  const publicArea = source('app/public-area.tsx')
  const signedInArea = source('app/signed-in-area.tsx')
  found = {
    start: staticGraph([source('main.tsx')], context),
    login: staticGraph([publicArea, source('features/auth/login-page.tsx')], context),
    visitors: staticGraph([publicArea, ...publicScreens], context),
    shell: staticGraph([signedInArea], context),
  }
  // What is imported by its name keeps a file of its own.
  found.shell.delete(signedInArea)
  return found
}
