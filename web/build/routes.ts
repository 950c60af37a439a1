import { join } from 'node:path'

const folder = join(import.meta.dirname, '../src/routes')

/** Returns the pages of the product, public ones first. */
export async function pageRoutes() {
  // The path is a variable that the bundler does not follow: it would bundle the pages into the configuration.
  const file = join(folder, 'routes.ts')
  const { publicRoutes, appRoutes } = (await import(file)) as typeof import('../src/routes/routes.ts')
  return [...publicRoutes, ...appRoutes].map(route => {
    const { path, namespaces, screen } = route
    const imported = 'frame' in route && route.frame ? [screen, route.frame] : [screen]
    const files = imported.map(each => {
      const [, specifier] = /\bimport\(['"]([^'"]+)['"]\)/.exec(each.toString()) ?? []
      if (specifier === undefined) throw new Error(`${path} does not say which file its screen is in`)
      return join(folder, specifier)
    })
    return {
      path,
      namespaces,
      /** The file of the page's screen, then that of what surrounds it. */
      files,
    }
  })
}
