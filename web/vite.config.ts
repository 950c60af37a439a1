import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { compileAhead } from './compile-ahead.ts'
import { foldHelpers } from './fold-helpers.ts'
import { noCircles } from './no-circles.ts'
import { pageFrames } from './page-frames.ts'
import { pageHeads } from './page-heads.ts'
import { bootInside, entrance, entrancePage, entranceStyles } from './page-html.ts'
import { precompress } from './precompress.ts'
import { readVariables } from './read-variables.ts'
import { beyondEveryPage, sharedFile } from './shared-files.ts'
import { textFiles } from './text-files.ts'

const server = process.env.TRIMESTRE_SERVER ?? 'http://127.0.0.1:3000'

export default defineConfig({
  root: import.meta.dirname,
  plugins: [
    react(),
    foldHelpers(),
    entrancePage(),
    bootInside(),
    textFiles(),
    pageFrames(),
    entranceStyles(),
    pageHeads(),
    compileAhead(),
    noCircles(),
    precompress(),
  ],
  css: { postcss: { plugins: [readVariables()] } },
  build: {
    target: 'es2023',
    cssTarget: 'chrome120',
    outDir: 'dist',
    emptyOutDir: true,
    manifest: true,
    // The content security policy refuses data: addresses, so every asset is a file of its own.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false, resolveDependencies: beyondEveryPage },
    rolldownOptions: {
      // What a stranger meets first, and everything else.
      input: ['index.html', entrance],
      output: { codeSplitting: { groups: [{ name: sharedFile, includeDependenciesRecursively: false }] } },
    },
  },
  server: {
    host: '127.0.0.1',
    port: 5173,
    proxy: { '/api': server, '/media': server },
  },
})
