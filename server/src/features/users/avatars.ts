import { avatarNames, avatarPath } from '@trimestre/contract/avatars'

/** Returns one of the eleven, always the same for a name. */
export function defaultAvatar(username: string): string {
  let sum = 0
  for (const character of username) sum = (sum * 31 + (character.codePointAt(0) ?? 0)) % 65_521
  return avatarPath(avatarNames[sum % avatarNames.length] ?? 'girl-1')
}
