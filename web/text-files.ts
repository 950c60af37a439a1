import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Plugin } from 'vite'
import { pageRoutes } from './page-routes.ts'
import { textFile } from './src/i18n/text-file.ts'

const locales = join(import.meta.dirname, 'src/i18n/locales')
const languages = readdirSync(locales)

const read = (language: string, namespace: string) =>
  readFileSync(join(locales, language, `${namespace}.json`), 'utf8')

/** The texts of some features in one language: by feature, then by key. */
const textsOf = (language: string, namespaces: readonly string[]): string => {
  const texts = namespaces.map(namespace => [namespace, JSON.parse(read(language, namespace))])
  return JSON.stringify(Object.fromEntries(texts))
}

const features = readdirSync(join(locales, 'fr')).map(file => file.replace('.json', ''))

/** Each feature alone, and what each page needs that a visit may begin with. */
async function groups(): Promise<string[][]> {
  const ofPages = (await pageRoutes()).map(({ namespaces }) => ['common', ...namespaces])
  const all = [...features.map(feature => [feature]), ...ofPages]
  return [...new Map(all.map(group => [group.join('.'), group])).values()]
}

/** Changes with any text: browsers keep what lies under `assets/` for good. */
function fingerprint(): string {
  const hash = createHash('sha256')
  for (const language of languages) for (const feature of features) hash.update(read(language, feature))
  return hash.digest('hex').slice(0, 8)
}

/** Where the built product keeps its texts. */
export const textFolder = (): string => `/assets/texts-${fingerprint()}`

/** Writes the files of texts, and lets the pages know where they are. */
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
        const [, language = '', name = ''] = /^\/(\w+)\/([\w.]+)\.json$/.exec(request.url ?? '') ?? []
        response.setHeader('content-type', 'application/json')
        response.end(textsOf(language, name.split('.')))
      })
    },
    async generateBundle() {
      const all = await groups()
      for (const language of languages)
        for (const group of all)
          this.emitFile({
            type: 'asset',
            fileName: textFile(folder, language, group).slice(1),
            source: textsOf(language, group),
          })
    },
  }
}
