import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { createServer, type Plugin } from 'vite'

const root = import.meta.dirname
const locales = join(root, 'src/i18n/locales')
const namespaces = ['common', 'auth', 'terms']

function textsOf(language: string): Record<string, Record<string, string>> {
  const files = namespaces.map(name => [name, readFileSync(join(locales, language, `${name}.json`), 'utf8')])
  return Object.fromEntries(files.map(([name = '', text = '{}']) => [name, JSON.parse(text)]))
}

/** Writes `frames.json`: for each language what the server puts into the page before any script has come. */
export function pageFrames(): Plugin {
  return {
    name: 'page-frames',
    apply: 'build',
    async generateBundle() {
      const renderFrames = await loadRenderer()
      const frames = readdirSync(locales).map(language => [
        language,
        renderFrames(language, textsOf(language)),
      ])
      this.emitFile({
        type: 'asset',
        fileName: 'frames.json',
        source: JSON.stringify(Object.fromEntries(frames)),
      })
    },
  }
}

type Renderer = typeof import('./src/routes/static-frames.tsx')

/** Through Vite, so that the class names of its components are those of the style sheets built here. */
async function loadRenderer(): Promise<Renderer['renderFrames']> {
  const vite = await createServer({
    root,
    configFile: false,
    logLevel: 'warn',
    appType: 'custom',
    optimizeDeps: { noDiscovery: true },
    server: { middlewareMode: true, hmr: false, ws: false, watch: null },
  })
  try {
    const { renderFrames } = (await vite.ssrLoadModule('/src/routes/static-frames.tsx')) as Renderer
    return renderFrames
  } finally {
    await vite.close()
  }
}
