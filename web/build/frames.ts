import { readFileSync } from 'node:fs'
import type { IncomingMessage } from 'node:http'
import { join } from 'node:path'
import { languageCodes, languageOfTag, languages } from '@trimestre/contract/languages'
import { createServer, type Plugin, type ViteDevServer } from 'vite'
import { readLocale } from './locale-files.ts'

const root = join(import.meta.dirname, '..')
const namespaces = ['common', 'auth', 'terms']

const textsOf = (language: string) =>
  Object.fromEntries(namespaces.map(name => [name, readLocale(language, name)]))

type Renderer = typeof import('../src/routes/static-frames.tsx')

/** Renders the frames in one language, through Vite, so that the class names are those of the style sheets. */
async function renderFrames(vite: ViteDevServer, language: string) {
  const { renderFrames } = (await vite.ssrLoadModule('/src/routes/static-frames.tsx')) as Renderer
  return renderFrames(language, textsOf(language))
}

/**
 * Writes `frames.json`: for each language what the server puts into the page before any script has loaded. During
 * development it serves the sign-in page itself.
 */
export function pageFrames(): Plugin {
  return {
    name: 'page-frames',
    configureServer: serveSignInPage,
    async generateBundle() {
      const vite = await startRenderer()
      try {
        const frames = await Promise.all(languageCodes.map(language => renderFrames(vite, language)))
        const source = JSON.stringify(Object.fromEntries(languageCodes.map((code, at) => [code, frames[at]])))
        this.emitFile({ type: 'asset', fileName: 'frames.json', source })
      } finally {
        await vite.close()
      }
    },
  }
}

const startRenderer = (): Promise<ViteDevServer> =>
  createServer({
    root,
    configFile: false,
    logLevel: 'warn',
    appType: 'custom',
    optimizeDeps: { noDiscovery: true },
    server: { middlewareMode: true, hmr: false, ws: false, watch: null },
  })

/** Serves `/` and `/login` as the server of the product does, and reloads the page when its frame changes. */
function serveSignInPage(vite: ViteDevServer): void {
  vite.watcher.on('change', file => {
    const { client, ssr } = vite.environments
    const isDrawnInFrame =
      ssr?.moduleGraph.getModulesByFile(file) && !client.moduleGraph.getModulesByFile(file)
    if (isDrawnInFrame) vite.ws.send({ type: 'full-reload' })
  })
  vite.middlewares.use(async (request, response, next) => {
    if (!/^\/(?:login\/?)?(?:\?|$)/.test(request.url ?? '')) return next()
    try {
      const html = await vite.transformIndexHtml(
        '/sign-in.html',
        readFileSync(join(root, 'sign-in.html'), 'utf8'),
      )
      response.setHeader('content-type', 'text/html')
      response.end(await withSignInFrame(vite, html, request))
    } catch (error) {
      next(error)
    }
  })
}

async function withSignInFrame(vite: ViteDevServer, html: string, request: IncomingMessage): Promise<string> {
  const [wanted = ''] = request.headers['accept-language']?.split(/[,;]/, 1) ?? []
  const language = languageOfTag(wanted) ?? 'en'
  const { signIn } = await renderFrames(vite, language)
  const frame = signIn?.html.replaceAll('%host%', request.headers.host ?? '')
  return html
    .replace('lang="en" dir="ltr"', `lang="${language}" dir="${languages[language].dir}"`)
    .replace('<!--frame-->', () => `<div id="frame">${frame}</div>`)
}
