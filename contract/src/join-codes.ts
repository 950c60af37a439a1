import { withPlainPunctuation } from './plain-punctuation.ts'

/** The characters of a class code: those that are not mistaken for others when the code is read aloud or from a wall. */
export const joinCodeCharacters = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789'
export const joinCodeLength = 6

const written = new RegExp(`^[${joinCodeCharacters}]{${joinCodeLength}}$`)

/** Reads a class code as people write it: in any case, with blanks or hyphens. Undefined for a text that is no code. */
export function readJoinCode(given: string): string | undefined {
  const code = withPlainPunctuation(given, 'NFKC')
    .replace(/[\s\p{Default_Ignorable_Code_Point}\p{Pd}]/gu, '')
    .toUpperCase()
  return written.test(code) ? code : undefined
}

/** Writes a code in two groups, as it is easiest to copy: `ABC 234`. */
export const spellJoinCode = (code: string): string =>
  `${code.slice(0, joinCodeLength / 2)} ${code.slice(joinCodeLength / 2)}`
