import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { minify, type Plugin } from 'vite'

const bootScript = 'src/shell/frame/boot.js'

/** Puts the script that runs before the first paint into the page: as a file it would cost another round trip. */
export function inlineBootScript(): Plugin {
  return {
    name: 'inline-boot-script',
    apply: 'build',
    transformIndexHtml: {
      order: 'pre',
      async handler(html) {
        const source = readFileSync(join(import.meta.dirname, '..', bootScript), 'utf8')
        const { code } = await minify(bootScript, source)
        return html.replace(`<script src="/${bootScript}"></script>`, () => `<script>${code.trim()}</script>`)
      },
    },
  }
}
