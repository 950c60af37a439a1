import { useQuery } from '@tanstack/react-query'
import type { Company } from '@trimestre/contract/companies'
import type { Game } from '@trimestre/contract/games'
import { companyQuery } from '../game-queries.ts'
import { useSignedIn } from '../use-session.ts'

type WithMembers = Partial<Pick<Company, 'members' | 'me'>>

/** Whether several people decide in a company. */
export const hasSeveralMembers = (company: WithMembers | undefined): boolean =>
  (company?.members ?? []).filter(({ kind }) => kind === 'member').length > 1

/**
 * Whether the screens show one sheet that a team works on: in every game played in teams, in a company with a second
 * member, and for an observer, who only reads.
 */
export const isSharedCompany = (
  game: Pick<Game, 'teams'> | undefined,
  company: WithMembers | undefined,
): boolean => Boolean(game?.teams) || hasSeveralMembers(company) || company?.me?.kind === 'observer'

/**
 * Returns the company that the player has entered, with its members. It begins with what the session knows, so that a
 * player alone sends no request; the event stream reports when somebody joins.
 */
export function useOwnCompany(companyId: number): Company | undefined {
  const { virtualEnterprise } = useSignedIn()
  const known = virtualEnterprise?.id === companyId ? virtualEnterprise : undefined
  return useQuery({
    ...companyQuery(companyId),
    enabled: known !== undefined,
    // A session of an earlier version of the product knows no members.
    initialData: known?.members && known,
    staleTime: Number.POSITIVE_INFINITY,
  }).data
}
