import { existsSync, readFileSync } from 'node:fs'
import { completeTexts, type TextTree } from './variant-texts.ts'

/** Reads the complete texts of a language from the files of itself and of its base; a variant may have none. */
export const readTextFiles = (language: string, fileOf: (language: string) => string | URL): TextTree =>
  completeTexts(language, code => {
    const file = fileOf(code)
    return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : undefined
  })
