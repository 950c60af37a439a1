import { readdir, readFile, stat, writeFile } from 'node:fs/promises'
import { extname, join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, gzip } from 'node:zlib'
import type { Plugin } from 'vite'

const texts = ['.js', '.css', '.json', '.svg']
/** Below this size in bytes, the response headers outweigh the savings. */
const smallest = 1024

const encodings = { '.br': promisify(brotliCompress), '.gz': promisify(gzip) }

/**
 * Writes the best compressed versions of each built text file next to it, so that the server never compresses it again,
 * nor less well.
 */
export function precompress(): Plugin {
  let folder = ''
  return {
    name: 'precompress',
    apply: 'build',
    configResolved(config) {
      folder = join(config.root, config.build.outDir)
    },
    async closeBundle() {
      const names = await readdir(folder, { recursive: true })
      const paths = names.filter(name => texts.includes(extname(name))).map(name => join(folder, name))
      await Promise.all(paths.map(compressBeside))
    },
  }
}

async function compressBeside(path: string): Promise<void> {
  if ((await stat(path)).size < smallest) return
  const content = await readFile(path)
  for (const [extension, compress] of Object.entries(encodings))
    await writeFile(path + extension, await compress(content))
}
