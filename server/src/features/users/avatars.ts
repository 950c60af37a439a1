/** The default pictures of accounts without one of their own; the files belong to the web application. */
const avatarNames = [
  'girl-1',
  'girl-2',
  'girl-3',
  'girl-4',
  'girl-5',
  'girl-6',
  'boy-1',
  'boy-2',
  'boy-3',
  'boy-4',
  'boy-5',
] as const

/** Returns one of the eleven, always the same for a name. */
export function defaultAvatar(username: string): string {
  let sum = 0
  for (const character of username) sum = (sum * 31 + (character.codePointAt(0) ?? 0)) % 65_521
  return `/avatars/${avatarNames[sum % avatarNames.length]}.svg`
}
