import { existsSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import type { Language } from '@trimestre/contract/languages'

const { resolve } = createRequire(import.meta.url)

/** A family of fonts from a package, which need not be installed. */
type Family = { name: string; package: string; files: readonly string[]; script: RegExp }

/** The names of the fonts, by the script that they are for. */
export const families = {
  latin: 'Noto Sans',
  arabic: 'Noto Naskh Arabic',
  chinese: 'Noto Sans S Chinese',
} as const

const latin: Family = {
  name: families.latin,
  package: '@embedpdf/fonts-latin',
  files: ['NotoSans-Regular.ttf', 'NotoSans-Bold.ttf'],
  script: /[\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}]/u,
}
const arabic: Family = {
  name: families.arabic,
  package: '@embedpdf/fonts-arabic',
  files: ['NotoNaskhArabic-Regular.ttf', 'NotoNaskhArabic-Bold.ttf'],
  script: /\p{Script=Arabic}/u,
}
const chinese: Family = {
  name: families.chinese,
  package: '@embedpdf/fonts-sc',
  files: ['NotoSansHans-Regular.otf', 'NotoSansHans-Bold.otf'],
  script: /\p{Script=Han}/u,
}

function pathsOf({ package: name, files }: Family): string[] | null {
  try {
    const folder = join(dirname(resolve(name)), '..', 'fonts')
    const paths = files.map(file => join(folder, file))
    return paths.every(path => existsSync(path)) ? paths : null
  } catch {
    return null
  }
}

export type Fonts = { names: string[]; paths: string[] }

/**
 * Returns the fonts of a file in this language, and those of other scripts that occur in it, as in the names of teams.
 * @returns null when the fonts of the language itself are not installed: the file would show boxes instead of letters
 */
export function fontsFor(language: Language, text: string): Fonts | null {
  const required = language === 'zh' ? [chinese, latin] : language === 'ar' ? [latin, arabic] : [latin]
  const others = [arabic, chinese].filter(family => !required.includes(family) && family.script.test(text))
  const fonts: Fonts = { names: [], paths: [] }
  for (const family of [...required, ...others]) {
    const paths = pathsOf(family)
    if (paths === null && required.includes(family)) return null
    if (paths === null) continue
    fonts.names.push(family.name)
    fonts.paths.push(...paths)
  }
  return fonts
}
