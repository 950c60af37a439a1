import type { Game } from '@trimestre/contract/games'
import type { TFunction } from 'i18next'

/** The name that the server gives a game without a training. */
const freeName = /^Partie libre (\d+)$/

/** Returns the name of a solo game: that of its training, or « Partie libre 2 » in the language of the screen. */
export function soloName(t: TFunction<'solo'>, { name, solo }: Pick<Game, 'name' | 'solo'>): string {
  const number = solo?.training === null ? freeName.exec(name)?.[1] : undefined
  return number === undefined ? name : t('kind.freeNumber', { number })
}
