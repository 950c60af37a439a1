import { join } from 'node:path'
import { build, type Rolldown } from 'vite'
import { expect, test } from 'vitest'
import { readVariables } from './read-variables.ts'

const theme = (file: string) => join(import.meta.dirname, 'src/ui/theme', file)

async function builtStyles(plugins: ReturnType<typeof readVariables>[]): Promise<string> {
  const built = (await build({
    configFile: false,
    logLevel: 'silent',
    css: { postcss: { plugins } },
    build: {
      write: false,
      minify: false,
      rolldownOptions: { input: [theme('mantine.css'), theme('mantine-controls.css')] },
    },
  })) as Rolldown.RolldownOutput
  // The order of the files depends on their hashes.
  const sheets = built.output.filter(file => file.type === 'asset')
  const byName = sheets.toSorted((a, b) => ((a.names[0] ?? '') < (b.names[0] ?? '') ? -1 : 1))
  return byName.map(file => String(file.source)).join('')
}

const names = (text: string, pattern: RegExp) =>
  new Set([...text.matchAll(pattern)].map(([, name = '']) => name))
const defined = (text: string) => names(text, /(--mantine-[\w-]+)\s*:/g)
/** Without a value to fall back on. */
const read = (text: string) => names(text, /var\(\s*(--mantine-[\w-]+)\s*\)/g)

test('every variable that a style sheet reads is there, and most of those that none reads are not', async () => {
  const all = await builtStyles([])
  const left = await builtStyles([readVariables()])
  expect(read(left).difference(defined(left))).toEqual(new Set())
  expect(defined(left)).toContain('--mantine-color-gray-3')
  expect(defined(left)).toContain('--mantine-color-brand-filled')
  expect(defined(all)).toContain('--mantine-color-grape-5')
  expect(defined(left)).not.toContain('--mantine-color-grape-5')
  expect(defined(left).size).toBeLessThan(defined(all).size / 2)
  // Nothing but variables was left out.
  const rules = (text: string) => text.replace(/--mantine-[\w-]+\s*:[^;}]*;?/g, '').replace(/\s+/g, '')
  expect(rules(left)).toBe(rules(all))
})
