import { relative, resolve, sep } from 'node:path'
import { defineConfig, type Plugin } from 'vite'

/** A built module looks for workers, migrations and pages where its source lies. */
let builtFolder = ''
const sourcePlaces: Plugin = {
  name: 'source-places',
  enforce: 'pre',
  configResolved({ root, build }) {
    builtFolder = resolve(root, build.outDir)
  },
  transform(code, id) {
    if (id.includes('node_modules') || !id.endsWith('.ts') || !code.includes('import.meta.url')) return null
    const source = relative(builtFolder, id).split(sep).join('/')
    return code.replaceAll('import.meta.url', `new URL('${source}', import.meta.url)`)
  },
}

/**
 * To import `node:http` makes Node look at all that it exports, the WebSocket of a client among it, for which Node then
 * starts a whole client: a twentieth of the time to the first answer. Taken as a builtin module, nothing is looked at.
 */
const httpAsItIs: Plugin = {
  name: 'http-as-it-is',
  enforce: 'pre',
  resolveId: source => (source === 'node:http' ? '\0node:http' : null),
  load: id => (id === '\0node:http' ? "module.exports = process.getBuiltinModule('node:http')" : null),
}

/**
 * The server in one file: Node reads and finds a thousand modules slower than it runs them. Left as packages are what
 * holds machine code, and what reads files beside itself.
 */
export default defineConfig({
  root: import.meta.dirname,
  publicDir: false,
  plugins: [sourcePlaces, httpAsItIs],
  ssr: {
    noExternal: true,
    external: ['@fastify/static', '@fastify/swagger-ui', '@node-rs/argon2', 'pg-native', 'sharp'],
  },
  build: {
    ssr: 'src/main.ts',
    target: 'node24',
    outDir: 'dist',
    emptyOutDir: true,
    minify: false,
    // All in one folder, from which the places above are told.
    rolldownOptions: { output: { chunkFileNames: '[name]-[hash].js' } },
  },
})
