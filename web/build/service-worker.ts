import { join } from 'node:path'
import { type BuildEnvironmentOptions, build, type Plugin } from 'vite'

/** Builds the service worker as one file at the root, whose address never changes. */
export function serviceWorker(options: BuildEnvironmentOptions): Plugin {
  const root = join(import.meta.dirname, '..')
  return {
    name: 'service-worker',
    apply: 'build',
    async writeBundle() {
      await build({
        root,
        configFile: false,
        logLevel: 'warn',
        build: {
          ...options,
          emptyOutDir: false,
          copyPublicDir: false,
          modulePreload: { polyfill: false },
          rolldownOptions: {
            input: join(root, 'service-worker/service-worker.ts'),
            output: { format: 'iife', entryFileNames: 'service-worker.js' },
          },
        },
      })
    },
  }
}
