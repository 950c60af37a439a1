/** The pictures that a user can choose instead of an own one: files of the web application. */
export const avatarNames = [
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

/** The pictures of companies that have no player to show. */
export const teamPicture = '/avatars/team.svg'
export const computerPicture = '/avatars/computer.svg'
export const emptySeatPicture = '/avatars/empty-seat.svg'

export type AvatarName = (typeof avatarNames)[number]

export const avatarPath = (name: AvatarName): string => `/avatars/${name}.svg`
