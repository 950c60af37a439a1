import { createHash } from 'node:crypto'
import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { languageCodes } from '@trimestre/contract/languages'
import type { Plugin } from 'vite'
import { textFile } from '../src/i18n/text-file.ts'
import { locales, readLocale } from './locale-files.ts'
import { pageRoutes } from './routes.ts'

/** Returns the texts of some features in one language as JSON, by feature and key. */
const textsOf = (language: string, namespaces: readonly string[]): string => {
  const texts = namespaces.map(namespace => [namespace, readLocale(language, namespace)])
  return JSON.stringify(Object.fromEntries(texts))
}

const features = readdirSync(join(locales, 'fr')).map(file => file.replace('.json', ''))

/** Returns each feature alone, and the set of features of each page with which a visit may start. */
async function groups(): Promise<string[][]> {
  const ofPages = (await pageRoutes()).map(({ namespaces }) => ['common', ...namespaces])
  const all = [...features.map(feature => [feature]), ...ofPages]
  return [...new Map(all.map(group => [group.join('.'), group])).values()]
}

/** Returns a hash that changes with any text, because browsers cache files under `assets/` permanently. */
function fingerprint(): string {
  const hash = createHash('sha256')
  for (const language of languageCodes) hash.update(textsOf(language, features))
  return hash.digest('hex').slice(0, 8)
}

/** Returns the path of the texts in the built product. */
export const textFolder = (): string => `/assets/texts-${fingerprint()}`

/** Writes the text files and defines their path for the pages. */
export function textFiles(): Plugin {
  const folder = textFolder()
  return {
    name: 'text-files',
    config: () => ({ define: { 'import.meta.env.TEXT_FOLDER': JSON.stringify(folder) } }),
    configureServer({ middlewares, watcher, ws }) {
      watcher.add(locales)
      watcher.on('change', path => {
        if (path.startsWith(locales)) ws.send({ type: 'full-reload' })
      })
      middlewares.use(folder, (request, response) => {
        const [, language = '', name = ''] = /^\/([\w-]+)\/([\w.]+)\.json$/.exec(request.url ?? '') ?? []
        response.setHeader('content-type', 'application/json')
        response.end(textsOf(language, name.split('.')))
      })
    },
    async generateBundle() {
      const all = await groups()
      for (const language of languageCodes)
        for (const group of all)
          this.emitFile({
            type: 'asset',
            fileName: textFile(folder, language, group).slice(1),
            source: textsOf(language, group),
          })
    },
  }
}
