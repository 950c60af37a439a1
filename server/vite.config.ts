import { relative, sep } from 'node:path'
import { defineConfig, type Plugin } from 'vite'

const outDir = 'dist'

/** A built module looks for workers, migrations and pages where its source lies. */
const sourcePlaces: Plugin = {
  name: 'source-places',
  enforce: 'pre',
  transform(code, id) {
    if (id.includes('node_modules') || !id.endsWith('.ts') || !code.includes('import.meta.url')) return null
    const source = relative(`${import.meta.dirname}/${outDir}`, id)
      .split(sep)
      .join('/')
    return code.replaceAll('import.meta.url', `new URL('${source}', import.meta.url)`)
  },
}

/**
 * The server in one file: Node reads and finds a thousand modules slower than it runs them. Left as packages are what
 * holds machine code, and what reads files beside itself.
 */
export default defineConfig({
  root: import.meta.dirname,
  publicDir: false,
  plugins: [sourcePlaces],
  ssr: {
    noExternal: true,
    external: ['@fastify/static', '@fastify/swagger-ui', '@node-rs/argon2', 'pg-native', 'sharp'],
  },
  build: {
    ssr: 'src/main.ts',
    target: 'node24',
    outDir,
    emptyOutDir: true,
    minify: false,
    // All in one folder, from which the places above are told.
    rolldownOptions: { output: { chunkFileNames: '[name]-[hash].js' } },
  },
})
