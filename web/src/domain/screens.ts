import type { RoleName } from '@trimestre/contract/roles'
import { rolesOf, type ScreenAddress, screenAddresses } from '@trimestre/contract/screens'
import { normalPath } from './normal-path.ts'

const matches = (address: string, path: string): boolean => {
  const wanted = address.split('/')
  const given = normalPath(path).split('/')
  return (
    wanted.length === given.length &&
    wanted.every((part, index) => (part.startsWith('$') ? given[index] !== '' : part === given[index]))
  )
}

/** Returns the address of the screen at a path, with `$name` for a variable segment. */
export const screenAt = (path: string): ScreenAddress | undefined =>
  screenAddresses.find(address => matches(address, path))

const rolesAt = (path: string): readonly RoleName[] => {
  const address = screenAt(path)
  return address === undefined ? [] : rolesOf(address)
}

/** Returns the path of a player's screen as an administrator opens it for a company; by default of the dashboard. */
export const companyPath = (companyId: number, ownPath = '/app/user/joined-game'): string =>
  ownPath.replace('/app/user/', `/app/admin/company/${companyId}/`)

/** Returns the path on which an administrator reads who decides in a company, and who did what. */
export const teamPath = (companyId: number): string => `/app/admin/company/${companyId}/team`

/** Whether a screen of the application exists at this path, for any role. */
export const isScreen = (path: string): boolean => rolesAt(path).length > 0

/** Whether a screen exists at this path and the role may see it. `/app` redirects every role to its home page. */
export const mayOpen = (path: string, role: RoleName): boolean => rolesAt(path).includes(role)
