import { readFile, writeFile } from 'node:fs/promises'
import { extname, join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress } from 'node:zlib'
import react from '@vitejs/plugin-react'
import { build, type Rolldown } from 'vite'
import type { RecordedResponse } from '../floors/bare-responses.ts'
import { type Floor, startFloor } from '../floors/start-floor.ts'

const types: Record<string, string> = { '.html': 'text/html; charset=utf-8', '.js': 'text/javascript' }
const compress = promisify(brotliCompress)

/**
 * Starts the baseline of our pages: a bare React login page, built by the same bundler and served from memory with the
 * same compression.
 * @param folder for the served files; the caller removes it
 */
export async function startFloorPage(folder: string): Promise<Floor> {
  const outDir = join(folder, 'login-page')
  const built = (await build({
    root: join(import.meta.dirname, '../floors/login-page'),
    configFile: false,
    logLevel: 'warn',
    plugins: [react()],
    build: { target: 'es2023', outDir, emptyOutDir: true, modulePreload: { polyfill: false } },
  })) as Rolldown.RolldownOutput
  const answers = await Promise.all(built.output.map(({ fileName }) => keptAnswer(outDir, fileName)))
  const path = join(folder, 'login-page.json')
  await writeFile(path, JSON.stringify(answers))
  return startFloor('bare-responses', { ANSWERS: path })
}

async function keptAnswer(folder: string, name: string): Promise<RecordedResponse> {
  const bytes = await compress(await readFile(join(folder, name)))
  return {
    path: name === 'index.html' ? '/login' : `/${name}`,
    type: types[extname(name)] ?? 'application/octet-stream',
    encoding: 'br',
    bytes: bytes.toString('base64'),
  }
}
