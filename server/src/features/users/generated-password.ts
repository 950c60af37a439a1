import { randomInt } from 'node:crypto'

/** The characters exclude letters and digits that look alike on paper. */
const consonants = 'bcdfghjkmnprstvz'
const vowels = 'aeiou'
const digits = '23456789'

const syllablesPerWord = 3
const wordCount = 2
const digitCount = 4

/** The largest number of characters in a password. */
const lengthMax = 200

const oneOf = (characters: string): string => characters[randomInt(characters.length)] ?? ''
const times = (count: number, make: () => string): string => Array.from({ length: count }, make).join('')

const word = (): string => times(syllablesPerWord, () => oneOf(consonants) + oneOf(vowels))

/**
 * Generates a password to hand out on paper, such as `bidofa-luremo-4827`: about 50 bits, and longer if the rule
 * requires it.
 */
export function generatePassword(lengthMin: number): string {
  const parts = Array.from({ length: wordCount }, word)
  const number = times(digitCount, () => oneOf(digits))
  while ([...parts, number].join('-').length < lengthMin) parts.push(word())
  return [...parts, number].join('-').slice(0, lengthMax)
}
