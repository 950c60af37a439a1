import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { assertAcyclicChunks } from './build/assert-acyclic-chunks.ts'
import { inlineBootScript } from './build/boot-script.ts'
import { beyondEveryPage, sharedFile } from './build/chunks.ts'
import { pageFrames } from './build/frames.ts'
import { precompress } from './build/precompress.ts'
import { preloads } from './build/preloads.ts'
import { serviceWorker } from './build/service-worker.ts'
import { signInPage } from './build/sign-in-page.ts'
import { textFiles } from './build/texts.ts'

/** The ports on which `npm run dev` runs the server and serves the pages. */
const { PORT = '3000', PAGES_PORT = '5173' } = process.env
const server = `http://127.0.0.1:${PORT}`

/** What the sign-in page and the application have in common as files. */
const files = {
  target: 'es2023',
  cssTarget: 'chrome120',
  outDir: 'dist',
  // The content security policy blocks `data:` URLs, so every asset is a file of its own.
  assetsInlineLimit: 0,
} as const

export default defineConfig({
  root: import.meta.dirname,
  plugins: [
    react(),
    inlineBootScript(),
    textFiles(),
    pageFrames(),
    preloads(),
    signInPage(files),
    serviceWorker(files),
    assertAcyclicChunks(),
    precompress(),
  ],
  build: {
    ...files,
    emptyOutDir: true,
    manifest: true,
    modulePreload: { polyfill: false, resolveDependencies: beyondEveryPage },
    rolldownOptions: {
      output: { codeSplitting: { groups: [{ name: sharedFile, includeDependenciesRecursively: false }] } },
    },
  },
  server: {
    host: '127.0.0.1',
    port: Number(PAGES_PORT),
    strictPort: true,
    proxy: { '/api': server, '/media': server },
  },
})
