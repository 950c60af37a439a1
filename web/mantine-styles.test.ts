import { existsSync, globSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'

// Mantine's styles are imported by hand: a component without its styles would be rendered unstyled.

const sources = join(import.meta.dirname, 'src')
const mantine = dirname(dirname(createRequire(import.meta.url).resolve('@mantine/core/styles/global.css')))
const modules = join(mantine, 'esm/components')

const stylesIn = (sheet: string): Set<string> => {
  const text = readFileSync(join(sources, 'ui/theme', sheet), 'utf8')
  return new Set([...text.matchAll(/styles\/(\w+)\.layer\.css/g)].map(([, name = '']) => name))
}
const onEveryPage = stylesIn('mantine.css')
const ofControls = stylesIn('mantine-controls.css')

/** Returns the names of the styles that a Mantine component may use: those of its module and of all its imports. */
function stylesBehind(module: string, found = new Set<string>(), visited = new Set<string>()): Set<string> {
  if (visited.has(module) || !module.startsWith(modules)) return found
  visited.add(module)
  for (const [, path = ''] of readFileSync(module, 'utf8').matchAll(/from "(\.[^"]+)"/g)) {
    const [, style] = /(\w+)\.module\.mjs$/.exec(path) ?? []
    if (style) found.add(style)
    else stylesBehind(join(dirname(module), path), found, visited)
  }
  return found
}

const moduleOf = (part: string): string | undefined =>
  globSync(`**/${part}.mjs`, { cwd: modules }).map(file => join(modules, file))[0]

/** The source files with the Mantine components that each of them renders. */
const drawn = globSync('**/*.tsx', { cwd: sources }).flatMap(file => {
  const text = readFileSync(join(sources, file), 'utf8')
  const names = /import \{([^}]*)\} from '@mantine\/core'/.exec(text)?.[1]?.split(',') ?? []
  const parts = names.map(name => name.trim().split(' as ')[0] ?? '').filter(moduleOf)
  return parts.map(part => ({ file, part, text }))
})

test('every rendered Mantine component has its styles', () => {
  expect(drawn.map(({ part }) => part)).toEqual(expect.arrayContaining(['Modal', 'MultiSelect', 'Switch']))
  const bare = drawn.filter(({ part }) => {
    const hasStyles = existsSync(join(mantine, `styles/${part}.layer.css`))
    return hasStyles && !onEveryPage.has(part) && !ofControls.has(part)
  })
  expect(bare.map(({ file, part }) => `${file}: ${part}`)).toEqual([])
})

test('every file that renders a form control imports the styles of form controls', () => {
  const needing = drawn.filter(({ part }) => !stylesBehind(moduleOf(part) ?? '').isDisjointFrom(ofControls))
  expect(needing.map(({ part }) => part)).toEqual(expect.arrayContaining(['MultiSelect', 'Switch', 'Tabs']))
  const bare = needing.filter(({ text }) => !text.includes('mantine-controls.css'))
  expect(bare.map(({ file, part }) => `${file}: ${part}`)).toEqual([])
})
