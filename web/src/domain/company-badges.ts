import type { Game } from '@trimestre/contract/games'
import type { BadgeOf } from '../ui/company-badge.tsx'
import { useGame } from './use-game.ts'

type CompanyOfGame = Game['companies'][number]

/** Returns what the disc of a company shows. */
export const badgeOf = ({ id, userCompany, colour, emblem }: CompanyOfGame): BadgeOf => ({
  id,
  name: userCompany.username,
  colour,
  emblem,
})

/** Returns the discs of all companies of a game, by company; empty until the game is loaded. */
export function useCompanyBadges(gameId: number): ReadonlyMap<number, BadgeOf> {
  const { data } = useGame(gameId)
  return new Map(data?.companies.map(company => [company.id, badgeOf(company)]))
}
