import { readFile, writeFile } from 'node:fs/promises'
import { join, relative } from 'node:path'
import type { Manifest, ManifestChunk, Plugin } from 'vite'
import { textFile } from '../src/i18n/text-file.ts'
import { pageRoutes } from './routes.ts'
import { textFolder } from './texts.ts'

const root = join(import.meta.dirname, '..')

/**
 * Writes `preloads.json` from Vite's manifest: by its path, the links that the server puts into the head of a page so that
 * the browser requests the texts and the files of its screen at once, instead of one after the other as each names the
 * next. `{language}` stands for the language in which the page is served.
 */
export function preloads(): Plugin {
  let folder = ''
  return {
    name: 'preloads',
    apply: 'build',
    configResolved({ build }) {
      folder = join(root, build.outDir)
    },
    async writeBundle() {
      const manifest: Manifest = JSON.parse(await readFile(join(folder, '.vite/manifest.json'), 'utf8'))
      const pages = (await pageRoutes()).map(({ path, namespaces, files: own }) => {
        const texts = textFile(textFolder(), '{language}', ['common', ...namespaces])
        const area = /^\/app\b/.test(path) ? keyNamed('shell', manifest) : keyOf(publicPage)
        const files = filesBehind([keyNamed('base', manifest), area, ...own.map(keyOf)], manifest)
        const links = [link('rel="preload" as="fetch"', texts), ...[...files].flatMap(linksTo)]
        return [path, links.join('')]
      })
      await writeFile(join(folder, 'preloads.json'), JSON.stringify(Object.fromEntries(pages)))
    },
  }
}

const publicPage = join(root, 'src/routes/public-page.tsx')

/** Returns the key of a source file in the manifest. */
const keyOf = (source: string): string => relative(root, source)

/** Returns the key of a shared file: `main.tsx` is in the base, `application.tsx` in the shell (`chunks.ts`). */
function keyNamed(wanted: string, manifest: Manifest): string {
  const [key] = Object.entries(manifest).find(([, { name }]) => name === wanted) ?? []
  if (key === undefined) throw new Error(`no file is named ${wanted} any more`)
  return key
}

/** Returns files and what they import, which comes first. */
function filesBehind(keys: readonly string[], manifest: Manifest, found = new Set<ManifestChunk>()) {
  for (const key of keys) {
    const chunk = manifest[key]
    if (!chunk) throw new Error(`${key} is in no file`)
    if (found.has(chunk)) continue
    filesBehind(chunk.imports ?? [], manifest, found)
    found.add(chunk)
  }
  return found
}

const linksTo = ({ file, css = [], name }: ManifestChunk): string[] => [
  ...css.map(sheet => link('rel="preload" as="style"', `/${sheet}`)),
  // The sign-in page may have to start the application itself.
  link(`rel="modulepreload"${name === 'base' ? ' data-entry' : ''}`, `/${file}`),
]

const link = (attributes: string, address: string): string =>
  `<link ${attributes} crossorigin href="${address}">`
