import { foldName } from './names.ts'

/** First and last name. */
export type PersonName = { firstName: string; lastName: string }

/** Chinese family names of two characters; all others have one. */
const longFamilyNames = /^(欧阳|司马|诸葛|上官|司徒|东方|夏侯|皇甫|尉迟|公孙|慕容|令狐|长孙|宇文|端木|南宫)/

const particles =
  /^(de|du|des|da|dos|di|del|della|la|le|les|van|von|der|den|zu|ten|ter|el|al|ben|bin|ibn|abu|mac|mc|saint|st)$/i

/**
 * Parts a name written in one cell: a comma ends the family name, capitals are the family name (`DUPONT Marie`,
 * `Anne-Sophie DE LA TOUR`), else the first or the last word is, as the title of the column says.
 */
export function splitFullName(text: string, givenNameFirst: boolean): PersonName {
  const whole = text.trim().replace(/\s+/gu, ' ')
  const comma = /^([^,，]+)[,，]\s*(.+)$/u.exec(whole)
  if (comma) return { lastName: comma[1]?.trim() ?? '', firstName: comma[2] ?? '' }
  if (/^\p{Script=Han}{2,4}$/u.test(whole)) {
    const length = longFamilyNames.test(whole) && whole.length > 2 ? 2 : 1
    return { lastName: whole.slice(0, length), firstName: whole.slice(length) }
  }
  const words = whole.split(' ')
  const [first = '', ...rest] = words
  if (rest.length === 0) return { lastName: first, firstName: '' }
  return (
    splitByCapitals(words) ??
    (givenNameFirst ? { firstName: first, lastName: rest.join(' ') } : splitAfter(words, familyWords(words)))
  )
}

const splitAfter = (words: readonly string[], count: number): PersonName => ({
  lastName: words.slice(0, count).join(' '),
  firstName: words.slice(count).join(' '),
})

/** How many words a family name that comes first has: its particles belong to it. */
function familyWords(words: readonly string[]): number {
  let count = 1
  while (count < words.length - 1 && particles.test(words[count - 1] ?? '')) count += 1
  return count
}

/** Null when the capitals tell nothing: none or all of the words are written in them. */
function splitByCapitals(words: readonly string[]): PersonName | null {
  const capital = words.map(isInCapitals)
  const from = capital.indexOf(true)
  const to = capital.lastIndexOf(true) + 1
  if (from < 0) return null
  // « de SAINT-EXUPÉRY Antoine »: the particle goes with the capitals that follow.
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

/** Small Latin letters, digits and hyphens; empty when the text is in another script. */
export function latinOf(text: string): string {
  const bare = text
    .toLowerCase()
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .replace(/[^\p{ASCII}]/gu, letter => transliterations.get(letter) ?? letter)
  if (/[^\p{ASCII}]/u.test(bare.replace(/[^\p{L}]/gu, ''))) return ''
  return bare.replace(/[^a-z0-9-]/g, '').replace(/^-+|-+$/g, '')
}

/** The username a person would expect: `prenom.nom`, else the name in the address, else the name itself. */
export function proposedUsername({ firstName, lastName, email }: PersonName & { email: string }): string {
  const latin = [firstName, lastName].map(latinOf)
  const isLatin = [firstName, lastName].every((name, index) => name.trim() === '' || latin[index] !== '')
  const joined = latin.filter(Boolean).join('.')
  if (isLatin && joined !== '') return joined.slice(0, 60)
  const local = /^([^@\s]+)@/.exec(email.trim())?.[1]?.toLowerCase()
  return local ?? `${firstName} ${lastName}`.trim().slice(0, 60)
}

/** The username itself, or with the first number from 2 that makes it free. */
export function freeUsername(username: string, isTaken: (folded: string) => boolean): string {
  if (username === '') return ''
  let free = username
  for (let number = 2; isTaken(foldName(free)); number += 1) free = `${username}${number}`
  return free
}
