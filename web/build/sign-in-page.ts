import { join } from 'node:path'
import { type BuildEnvironmentOptions, build, type Plugin, type Rolldown } from 'vite'
import { inlineBootScript } from './boot-script.ts'

/**
 * Builds `sign-in.html` apart from the application: its script shares no file with it, so that it holds only what it
 * needs. The page has the styles of the base inside, which a file would delay by a round trip before the first paint.
 * @param options of both builds
 */
export function signInPage(options: BuildEnvironmentOptions): Plugin {
  const root = join(import.meta.dirname, '..')
  return {
    name: 'sign-in-page',
    apply: 'build',
    async writeBundle(_, bundle) {
      await build({
        root,
        configFile: false,
        logLevel: 'warn',
        plugins: [inlineBootScript(), inlineStyles(stylesOfBase(bundle))],
        build: {
          ...options,
          emptyOutDir: false,
          copyPublicDir: false,
          modulePreload: { polyfill: false },
          rolldownOptions: { input: join(root, 'sign-in.html') },
        },
      })
    },
  }
}

/** Returns the styles of the file that holds `main.tsx`, which imports those of the form (`chunks.ts`). */
function stylesOfBase(bundle: Rolldown.OutputBundle): string {
  const base = Object.values(bundle).find(file => file.type === 'chunk' && file.name === 'base')
  const sheets = base?.type === 'chunk' ? [...(base.viteMetadata?.importedCss ?? [])] : []
  const styles = sheets.map(sheet => bundle[sheet]).filter(file => file?.type === 'asset')
  if (styles.length === 0) throw new Error('the file named base has no styles any more')
  return styles.map(({ source }) => String(source)).join('')
}

const inlineStyles = (styles: string): Plugin => ({
  name: 'inline-styles',
  transformIndexHtml: () => [{ tag: 'style', children: styles, injectTo: 'head' }],
})
