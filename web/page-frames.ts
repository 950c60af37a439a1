import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Plugin } from 'vite'
import { renderFrames } from './src/app/frame/static-frames.tsx'

const locales = join(import.meta.dirname, 'src/i18n/locales')
const namespaces = ['common', 'auth', 'terms']

function textsOf(language: string): Record<string, Record<string, string>> {
  const files = namespaces.map(name => [name, readFileSync(join(locales, language, `${name}.json`), 'utf8')])
  return Object.fromEntries(files.map(([name = '', text = '{}']) => [name, JSON.parse(text)]))
}

/** Writes `frames.json`: for each language what the server puts into the page before any script has come. */
export function pageFrames(): Plugin {
  return {
    name: 'page-frames',
    apply: 'build',
    generateBundle() {
      const frames = readdirSync(locales).map(language => [
        language,
        renderFrames(language, textsOf(language)),
      ])
      this.emitFile({
        type: 'asset',
        fileName: 'frames.json',
        source: JSON.stringify(Object.fromEntries(frames)),
      })
    },
  }
}
