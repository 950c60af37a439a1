import { join } from 'node:path'
import { type BuildEnvironmentOptions, build, type Plugin } from 'vite'
import { inlineBootScript } from './boot-script.ts'

/**
 * Builds `sign-in.html` apart from the application: its script shares no file with it, so that it holds only what it
 * needs. The styles are in the page itself: as a file they would cost another round trip before the first paint.
 * @param options of both builds
 */
export function signInPage(options: BuildEnvironmentOptions): Plugin {
  const root = join(import.meta.dirname, '..')
  return {
    name: 'sign-in-page',
    apply: 'build',
    async writeBundle() {
      await build({
        root,
        configFile: false,
        logLevel: 'warn',
        plugins: [inlineBootScript(), inlineStyles],
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

const inlineStyles: Plugin = {
  name: 'inline-styles',
  transformIndexHtml: {
    order: 'post',
    handler: (html, { bundle = {} }) =>
      html.replace(/<link rel="stylesheet"[^>]* href="\/([^"]+)">/g, (_, file: string) => {
        const sheet = bundle[file]
        if (sheet?.type !== 'asset') throw new Error(`no styles are in ${file}`)
        return `<style>${sheet.source}</style>`
      }),
  },
}
