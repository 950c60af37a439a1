import { useTranslation } from 'react-i18next'
import { NotFoundBox } from './frame/not-found-box.tsx'

/** Nothing at this address: the same words inside and outside the shell; inside, the page may have a title of its own. */
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
