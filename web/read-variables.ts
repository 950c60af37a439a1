import { globSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import type { CSSOptions } from 'vite'

type StylePlugin = NonNullable<Exclude<CSSOptions['postcss'], string | undefined>['plugins']>[number]

const { resolve } = createRequire(import.meta.url)

/** Mantine's palettes: some three hundred variables, most of them in both schemes. */
const palette = /^--mantine-(color-[a-z]+-(\d|filled|light|outline|text)|primary-color-\d)/

/**
 * Leaves out the palettes' colours that no style sheet reads: the browser works out every variable of a page's root
 * whenever it looks for styles anew. Scripts read those of our own theme alone, which stay.
 */
export function readVariables(): StylePlugin {
  const sheets = styleSheets()
  return {
    postcssPlugin: 'read-variables',
    Once(root) {
      const colours = new Map<string, string>()
      root.walkDecls(palette, ({ prop, value }) => {
        colours.set(prop, `${colours.get(prop) ?? ''} ${value}`)
      })
      if (colours.size === 0) return
      const read = namesReadBy(sheets, colours)
      root.walkDecls(palette, declaration => {
        if (!read.has(declaration.prop) && !declaration.prop.includes('-brand-')) declaration.remove()
      })
    },
  }
}

/** Ours, and those of Mantine that ours import; without what they give the colours of palettes. */
function styleSheets(): string {
  const own = globSync('**/*.css', { cwd: join(import.meta.dirname, 'src') })
    .map(file => readFileSync(join(import.meta.dirname, 'src', file), 'utf8'))
    .join('')
  const imported = [...own.matchAll(/@import "(@mantine\/[^"]+)"/g)]
  const theirs = imported.map(([, file = '']) => readFileSync(resolve(file), 'utf8')).join('')
  return (own + theirs).replace(/--[\w-]+(?=:)[^;}]*/g, declaration =>
    palette.test(declaration) ? '' : declaration,
  )
}

/** Names of variables in a text, and in what the colours among them are made of. */
function namesReadBy(
  text: string,
  colours: ReadonlyMap<string, string>,
  read = new Set<string>(),
): Set<string> {
  for (const [, name = ''] of text.matchAll(/var\(\s*(--[\w-]+)/g)) {
    if (read.has(name)) continue
    read.add(name)
    namesReadBy(colours.get(name) ?? '', colours, read)
  }
  return read
}
