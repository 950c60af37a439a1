import { join } from 'node:path'
import type { Plugin, Rolldown } from 'vite'
import { routeQueries } from '../route-queries.ts'
import { textFile } from '../src/i18n/text-file.ts'
import { pageRoutes } from './routes.ts'
import { textFolder } from './texts.ts'

type Chunk = Rolldown.OutputChunk

type PageHead = {
  /** Before the first script, which reads it. */
  asks: string
  links: string
}

const area = (path: string): string =>
  join(import.meta.dirname, '../src/routes', /^\/app\b/.test(path) ? 'application.tsx' : 'public-page.tsx')

/**
 * Writes `heads.json`: by its path, what the server puts into the head of a page so that the browser asks at once for
 * the texts, the answers and the files of the screen, instead of one after the other as each names the next.
 */
export function pageHeads(): Plugin {
  return {
    name: 'page-heads',
    apply: 'build',
    async generateBundle(_, bundle) {
      const chunks = Object.values(bundle).filter(file => file.type === 'chunk')
      const chunkOf = (module: string): Chunk => {
        const chunk = chunks.find(({ moduleIds }) => moduleIds.includes(module))
        if (!chunk) throw new Error(`${module} is in no file`)
        return chunk
      }
      const main = join(import.meta.dirname, '../src/main.tsx')
      const heads = (await pageRoutes()).map(({ path, namespaces, screen }) => {
        const needed = withImports([main, area(path), screen].map(chunkOf), bundle)
        const files = [...needed].map(linksTo)
        const asks = metas({
          texts: textFile(textFolder(), '{language}', ['common', ...namespaces]),
          asks: routeQueries(path).join(' '),
        })
        const head: PageHead = { asks, links: files.join('') }
        return [path, head]
      })
      this.emitFile({
        type: 'asset',
        fileName: 'heads.json',
        source: JSON.stringify(Object.fromEntries(heads)),
      })
    },
  }
}

/** Files and what they import, that first. */
function withImports(
  chunks: readonly Chunk[],
  bundle: Rolldown.OutputBundle,
  found = new Set<Chunk>(),
): Set<Chunk> {
  for (const chunk of chunks) {
    if (found.has(chunk)) continue
    const imported = chunk.imports.map(name => bundle[name]).filter(file => file?.type === 'chunk')
    withImports(imported, bundle, found)
    found.add(chunk)
  }
  return found
}

function linksTo({ fileName, viteMetadata, isEntry }: Chunk): string {
  const styles = [...(viteMetadata?.importedCss ?? [])]
  return [
    ...styles.map(file => `<link rel="preload" as="style" crossorigin href="/${file}">`),
    `<link rel="modulepreload" crossorigin href="/${fileName}"${isEntry ? ' data-entry' : ''}>`,
  ].join('')
}

const metas = (contents: Record<string, string>): string =>
  Object.entries(contents)
    .filter(([, content]) => content !== '')
    .map(([name, content]) => `<meta name="${name}" content="${content.replaceAll('&', '&amp;')}">`)
    .join('')
