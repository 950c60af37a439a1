/** The pictures an account without one of its own may get; the files are the web application's. */
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

/** One of the eleven, always the same for a name. */
export function defaultAvatar(username: string): string {
  let sum = 0
  for (const character of username) sum = (sum * 31 + (character.codePointAt(0) ?? 0)) % 65_521
  return `/avatars/${avatarNames[sum % avatarNames.length]}.svg`
}
