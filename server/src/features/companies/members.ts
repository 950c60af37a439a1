/** A current membership: a member decides in the company, an observer only reads it. */
export type Membership = {
  userId: number
  kind: 'member' | 'observer'
  /** The roles of the game that the person has. */
  roleIds: number[]
  /** False for somebody marked as absent. */
  active: boolean
}

type WithMembers = { members: readonly Membership[] }

export const isMember = ({ members }: WithMembers, userId: number): boolean =>
  members.some(member => member.userId === userId && member.kind === 'member')

export const isMemberOrObserver = ({ members }: WithMembers, userId: number): boolean =>
  members.some(member => member.userId === userId)
