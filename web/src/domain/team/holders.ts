import type { Member } from '@trimestre/contract/seats'

/** Returns the active members who decide in an area now. */
export const areaHolders = (members: readonly Member[], area: string): Member[] =>
  members.filter(({ kind, active, areas }) => kind === 'member' && active && areas.includes(area))

export const roleNames = ({ roles }: Pick<Member, 'roles'>): string =>
  roles.map(({ name }) => name).join(', ')

/** Writes « Lina, Finance » for each of the members. */
export const holdersText = (holders: readonly Member[]): string =>
  holders
    .map(holder => [holder.user.username, roleNames(holder)].filter(part => part !== '').join(', '))
    .join(' · ')
