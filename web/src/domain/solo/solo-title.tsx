import type { Game } from '@trimestre/contract/games'
import { useTranslation } from 'react-i18next'
import { soloName } from './solo-name.ts'

/** The name of a solo game in the language of the screen. */
export default function SoloTitle({ game }: { game: Pick<Game, 'name' | 'solo'> }) {
  const { t } = useTranslation('solo')
  return soloName(t, game)
}
