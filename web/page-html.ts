import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { minify, type Plugin, type Rolldown } from 'vite'

const root = import.meta.dirname

/** Puts the styles of the sign-in form into the sign-in page, where the server renders the form. */
export function signInStyles(): Plugin {
  return {
    name: 'sign-in-styles',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler: (_, { path, bundle }) => {
        if (!bundle || path !== '/sign-in.html') return
        const children = stylesOf(['base', 'login-page'], bundle)
        return [{ tag: 'style', children, injectTo: 'head' as const }]
      },
    },
  }
}

const bootScript = 'src/shell/frame/boot.js'

/** Puts into each page the script that runs before its first paint: as a file it would cost a journey of its own. */
export function bootInside(): Plugin {
  return {
    name: 'boot-inside',
    apply: 'build',
    transformIndexHtml: {
      order: 'pre',
      async handler(html) {
        const { code } = await minify(bootScript, readFileSync(join(root, bootScript), 'utf8'))
        return html.replace(`<script src="/${bootScript}"></script>`, () => `<script>${code.trim()}</script>`)
      },
    },
  }
}

/** The styles of some chunks, those of what they import first. In the page itself they come with the form. */
function stylesOf(names: readonly string[], bundle: Rolldown.OutputBundle): string {
  const sheets = new Set<string>()
  const visited = new Set<string>()
  const visit = (fileName: string) => {
    const chunk = bundle[fileName]
    if (chunk?.type !== 'chunk' || visited.has(fileName)) return
    visited.add(fileName)
    for (const imported of chunk.imports) visit(imported)
    for (const sheet of chunk.viteMetadata?.importedCss ?? []) sheets.add(sheet)
  }
  const chunks = Object.values(bundle).filter(file => file.type === 'chunk')
  for (const name of names) for (const chunk of chunks) if (chunk.name === name) visit(chunk.fileName)
  const texts = [...sheets].map(sheet => bundle[sheet]).filter(file => file?.type === 'asset')
  return texts.map(({ source }) => String(source)).join('')
}
