import { useTranslation } from 'react-i18next'
import { NotFoundBox } from './frame/not-found-box.tsx'

/**
 * Renders the same message inside and outside the shell when nothing exists at this URL; inside, the page may have its
 * own title.
 */
export function NotFound({ titled = false }: { titled?: boolean }) {
  const { t } = useTranslation()
  const hasHistory = window.history.length > 1
  const back = hasHistory && (
    <button type="button" className="frame-action frame-action-text" onClick={() => window.history.back()}>
      {t('ui.back')}
    </button>
  )
  return <NotFoundBox titled={titled} back={back} />
}
