import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { assertAcyclicChunks } from './assert-acyclic-chunks.ts'
import { beyondEveryPage, sharedFile } from './chunks.ts'
import { compileAhead } from './compile-ahead.ts'
import { foldHelpers } from './fold-helpers.ts'
import { pageFrames } from './page-frames.ts'
import { pageHeads } from './page-heads.ts'
import { bootInside, signInStyles } from './page-html.ts'
import { precompress } from './precompress.ts'
import { textFiles } from './text-files.ts'

/** The ports on which `npm run dev` runs the server and serves the pages. */
const { PORT = '3000', PAGES_PORT = '5173' } = process.env
const server = `http://127.0.0.1:${PORT}`

export default defineConfig({
  root: import.meta.dirname,
  plugins: [
    react(),
    foldHelpers(),
    bootInside(),
    textFiles(),
    pageFrames(),
    signInStyles(),
    pageHeads(),
    compileAhead(),
    assertAcyclicChunks(),
    precompress(),
  ],
  build: {
    target: 'es2023',
    cssTarget: 'chrome120',
    outDir: 'dist',
    emptyOutDir: true,
    manifest: true,
    // The content security policy blocks `data:` URLs, so every asset is a file of its own.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false, resolveDependencies: beyondEveryPage },
    rolldownOptions: {
      // The entries are the page of an anonymous visitor and the application.
      input: ['sign-in.html', 'index.html'],
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
