import { useTranslation } from 'react-i18next'
import type { SectionKey } from '../menus.ts'
import { useSession } from '../session.ts'

/** The title of a section of the menu; that of a game is the game's name. */
export function useSectionTitle(): (key: SectionKey) => string {
  const { t } = useTranslation()
  const game = useSession()?.currentGame?.name
  return key => (key === 'gameArea' && game ? game : t(`shell.section.${key}`))
}
