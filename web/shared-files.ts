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
 * Names the file a module of ours goes to when the shell needs it, or every page does: these two files compress far
 * better than the dozens of small ones that would be made of them, and arrive together. Null: left to the bundler.
 */
export function sharedFile(id: string, context: Context): string | null {
  const library = libraries.find(({ modules }) => modules.test(id))
  if (library) return library.file
  const { start, visitor, shell } = graphs(context)
  if (start.has(id) || !shell.has(id)) return null
  return visitor.has(id) ? 'base' : 'shell'
}

let found: Record<'start' | 'visitor' | 'shell', Set<string>> | undefined

function graphs(context: Context) {
  const publicScreens = context.getModuleInfo(source('app/routes.ts'))?.dynamicallyImportedIds ?? []
  found ??= {
    start: staticGraph([source('main.tsx')], context),
    visitor: staticGraph([source('app/public-area.tsx'), ...publicScreens], context),
    shell: staticGraph([source('app/signed-in-area.tsx')], context),
  }
  return found
}
