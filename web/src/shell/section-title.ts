import { useTranslation } from 'react-i18next'
import type { SectionKey } from '../domain/menus.ts'
import { useSession } from '../domain/use-session.ts'

/** Returns the title of a menu section; the title of the game section is the name of the game. */
export function useSectionTitle(): (key: SectionKey) => string {
  const { t } = useTranslation()
  const game = useSession()?.currentGame?.name
  return key => (key === 'gameArea' && game ? game : t(`shell.section.${key}`))
}
