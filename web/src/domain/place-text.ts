import type { Format } from '../i18n/format.ts'
import { commonTexts, type Translator } from '../i18n/translator.ts'
import type { Standing } from './people-ranking.ts'

/** Returns whether several companies of a ranking have this rank. */
export const isSharedRank = (ranking: readonly { classement: number }[], rank: number): boolean =>
  ranking.filter(({ classement }) => classement === rank).length > 1

/** Returns a rank as an ordinal: « 2e », or « 1er ex æquo » when several companies share it. */
export const placeText = (t: Translator, rank: number, isShared: boolean): string =>
  commonTexts(t)(isShared ? 'rank.shared' : 'rank.single', { count: rank, ordinal: true })

/** Returns the rank of a company as an ordinal. */
export const standingText = (t: Translator, { rank, isShared }: Standing): string =>
  placeText(t, rank, isShared)

/** Returns a sentence with the rank among all companies, where that is another one than among people. */
export const overallText = (t: Translator, format: Format, { overall }: Standing): string | null =>
  overall &&
  commonTexts(t)(`ranking.overall.${overall.rivals}`, {
    rank: placeText(t, overall.rank, false),
    players: format.integer(overall.players),
  })

/** The companies that share one rank. */
export type Place<Company> = { rank: number; companies: Company[] }

/** Returns the places of a podium: the companies of the first three ranks, by rank; 1, 1, 3 are two places. */
export function podiumPlaces<Company extends { classement: number }>(
  ranking: readonly Company[],
): Place<Company>[] {
  const ranks = [...new Set(ranking.map(({ classement }) => classement))].filter(rank => rank <= 3)
  return ranks
    .toSorted((a, b) => a - b)
    .map(rank => ({ rank, companies: ranking.filter(({ classement }) => classement === rank) }))
}
