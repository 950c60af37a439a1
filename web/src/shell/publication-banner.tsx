import type { Round } from '@trimestre/contract/games'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { usePublicationTexts } from '../domain/publication.ts'
import { Banner } from '../ui/banner.tsx'

type Props = { round: Pick<Round, 'publishAt'>; children?: ReactNode }

/** Tells a player that the quarter is closed, and when its results come. */
export function PublicationBanner({ round, children }: Props) {
  const { t } = useTranslation()
  const { closed, left } = usePublicationTexts(round)
  return (
    <Banner tone="info" title={closed}>
      {left !== null && (
        // The seconds change on the screen, and screen readers do not announce them.
        <p className="fig" role="timer" aria-live="off">
          {t('hidden.left', { left })}
        </p>
      )}
      {children}
    </Banner>
  )
}
