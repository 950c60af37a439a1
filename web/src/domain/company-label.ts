import type { Session } from './session.ts'

/** Returns the name of the company, which is the username of its player, or of the user, with the full name if known. */
export function companyLabel({ user, virtualEnterprise }: Session): string {
  const username = virtualEnterprise?.userCompany.username ?? user.username
  const name = `${user.firstName ?? ''} ${user.lastName ?? ''}`.trim()
  return name ? `${username} (${name})` : username
}
