import { normaliseName } from './names.ts'

/** First and last name. */
export type PersonName = { firstName: string; lastName: string }

/** Chinese and Korean family names of two characters; all others have one. */
const longFamilyNames =
  /^(欧阳|歐陽|司马|司馬|诸葛|諸葛|上官|司徒|东方|東方|夏侯|皇甫|尉迟|尉遲|公孙|公孫|慕容|令狐|长孙|長孫|宇文|端木|南宫|남궁|황보|제갈|사공|선우|서문|독고)/

const particles =
  /^(de|du|des|da|dos|di|del|della|la|le|les|van|von|der|den|zu|ten|ter|el|al|ben|bin|ibn|abu|mac|mc|saint|st)$/i

/** Forms of address in our languages, which are not part of a name. */
const civilities =
  /^((m|fr|hr|mm|dra?|pr|prof|sr|sra|srta|ing|bpk|sdri?)\.|m|mr|mrs|ms|mx|miss|mme|mlle|monsieur|madame|mademoiselle|dr|dra|prof|sr|sra|srta|señora?|señorita|herrn?|frau|bapak|ibu|bpk|sdri?|السيد|السيدة|الآنسة|الأستاذ|الأستاذة)$/iu

/** Removes the forms of address from a name; a name that consists of nothing else is kept. */
export function removeHonorific(name: string): string {
  if (name.length > nameMax) return name
  const [first = '', ...rest] = name
    .trim()
    .replace(/^((?:m|mme|mlle|mr|mrs|ms|dra?|prof|sra?|srta)\.)(?=\p{L})/iu, '$1 ')
    .replace(/(?<=\p{Script=Han})(先生|女士|小姐|同学|同學)$/u, '')
    .split(/\s+/u)
  if (rest.length > 0 && civilities.test(first)) return removeHonorific(rest.join(' '))
  return [first, ...rest].join(' ')
}

/** Moves a particle in brackets before the name that it follows, and removes a class, a nickname or a former name. */
function withoutBrackets(name: string): string {
  const moved = name.replace(
    /([^\s()（）]+)\s*[(（]([^()（）]*)[)）]/gu,
    (_whole, word: string, inner: string) => {
      const parts = inner.split(/[\s'’]+/u).filter(Boolean)
      const isParticle = parts.every(each => particles.test(each) || /^[dl]$/i.test(each))
      return isParticle ? `${inner} ${word}`.replace(/(['’]) /u, '$1') : word
    },
  )
  return moved.replace(/[([（][^()[\]（）]*[)\]）]/gu, ' ').trim() || name
}

/** Removes the number of the line from a name: « 1. Dupont Jean ». */
const withoutNumber = (name: string): string => name.replace(/^\s*\d+\s*[.)°:-]?\s+(?=\p{L})/u, '')

/** The length of the longest name; a longer text is not parsed. */
const nameMax = 200

/** Whether a name is in a script whose names begin with the family name, whatever the column title says. */
const isFamilyFirst = (name: string): boolean =>
  /^[\p{Script=Han}\p{Script=Hangul}\p{Script=Hiragana}\p{Script=Katakana}\s]+$/u.test(name)

/**
 * Splits a name written in one cell. The family name ends at a comma or a slash, or is in capitals (`DUPONT Marie`,
 * `Anne-Sophie DE LA TOUR`); otherwise it comes first or last, depending on the column title.
 */
export function splitFullName(text: string, givenNameFirst: boolean): PersonName {
  if (text.length > nameMax) return { lastName: text, firstName: '' }
  const whole = withoutBrackets(removeHonorific(withoutNumber(text))).replace(/\s+/gu, ' ')
  const parted = /^([^,，،/]+)[,，،/]\s*(.+)$/u.exec(whole)
  if (parted) return { lastName: parted[1]?.trim() ?? '', firstName: removeHonorific(parted[2] ?? '') }
  const [, given, family] = /^(\p{Script=Han}+)[·・•‧](.*\p{Script=Han})$/u.exec(whole) ?? []
  if (given && family) return { lastName: family, firstName: given }
  if (/^(\p{Script=Han}{2,4}|\p{Script=Hangul}{2,4})$/u.test(whole)) {
    const length = longFamilyNames.test(whole) && whole.length > 2 ? 2 : 1
    return { lastName: whole.slice(0, length), firstName: whole.slice(length) }
  }
  const words = whole.split(' ')
  const [first = '', ...rest] = words
  if (rest.length === 0) return { lastName: first, firstName: '' }
  const isGivenFirst = givenNameFirst && !isFamilyFirst(whole)
  return (
    splitByCapitals(words) ??
    (isGivenFirst ? { firstName: first, lastName: rest.join(' ') } : splitAfter(words, familyWords(words)))
  )
}

const splitAfter = (words: readonly string[], count: number): PersonName => ({
  lastName: words.slice(0, count).join(' '),
  firstName: words.slice(count).join(' '),
})

/** Returns the number of words of a family name that comes first; its particles belong to it. */
function familyWords(words: readonly string[]): number {
  let count = 1
  while (count < words.length - 1 && particles.test(words[count - 1] ?? '')) count += 1
  return count
}

/** Splits a name by its capitals; returns null when they tell nothing: none or all of the words are in capitals. */
function splitByCapitals(words: readonly string[]): PersonName | null {
  const capital = words.map(isInCapitals)
  const from = capital.indexOf(true)
  const to = capital.lastIndexOf(true) + 1
  if (from < 0) return null
  // « de SAINT-EXUPÉRY Antoine »: the particle belongs to the capitals that follow.
  const begin = words.slice(0, from).every(word => particles.test(word)) ? 0 : from
  if (to - begin === words.length) return null
  if (begin > 0 && to < words.length) return null
  const lastName = words.slice(begin, to).join(' ')
  const firstName = [...words.slice(0, begin), ...words.slice(to)].join(' ')
  return { lastName, firstName }
}

function isInCapitals(word: string): boolean {
  const letters = [...word].filter(letter => /\p{L}/u.test(letter))
  const upper = letters.filter(letter => /\p{Lu}/u.test(letter)).length
  return upper >= 2 && upper > letters.length * 0.6
}

const transliterations = new Map(
  Object.entries({
    ß: 'ss',
    æ: 'ae',
    œ: 'oe',
    ø: 'o',
    ł: 'l',
    đ: 'd',
    ð: 'd',
    þ: 'th',
    ı: 'i',
    ħ: 'h',
    ŋ: 'n',
  }),
)

/** Converts a text to small Latin letters, digits and hyphens; empty when it is in another script. */
export function latinOf(text: string): string {
  const bare = text
    .toLowerCase()
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .replace(/[^\p{ASCII}]/gu, letter => transliterations.get(letter) ?? letter)
  if (/[^\p{ASCII}]/u.test(bare.replace(/[^\p{L}]/gu, ''))) return ''
  return bare.replace(/[^a-z0-9-]/g, '').replace(/^-+|-+$/g, '')
}

/**
 * Proposes the username that a user would expect: `prenom.nom`, else the local part of the address, else the name
 * itself.
 */
export function proposedUsername({ firstName, lastName, email }: PersonName & { email: string }): string {
  const latin = [firstName, lastName].map(latinOf)
  const isLatin = [firstName, lastName].every((name, index) => name.trim() === '' || latin[index] !== '')
  const joined = latin.filter(Boolean).join('.')
  if (isLatin && joined !== '') return joined.slice(0, 60)
  const local = /^([^@\s]+)@/.exec(email.trim())?.[1]?.toLowerCase()
  return local ?? `${firstName} ${lastName}`.trim().slice(0, 60)
}

/** Returns the username itself, or with the first number from 2 that makes it free. */
export function freeUsername(username: string, isTaken: (folded: string) => boolean): string {
  if (username === '') return ''
  let free = username
  for (let number = 2; isTaken(normaliseName(free)); number += 1) free = `${username}${number}`
  return free
}
