import { IconPencil } from '@tabler/icons-react'
import type { Game } from '@trimestre/contract/games'
import { lazy, Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { badgeOf } from '../../../domain/company-badges.ts'
import { CompanyBadge } from '../../../ui/company-badge.tsx'
import styles from './header-card.module.css'

const IdentityDialog = lazy(() => import('./identity-dialog.tsx'))

type Props = { company: Game['companies'][number]; mayChange: boolean }

/** Shows the disc of the player's company; pressed, it opens the form that changes name, colour and emblem. */
export function IdentityButton({ company, mayChange }: Props) {
  const { t } = useTranslation('player')
  const [isOpen, setOpen] = useState(false)
  const disc = <CompanyBadge company={badgeOf(company)} size={48} />
  if (!mayChange) return disc
  return (
    <>
      <button
        type="button"
        className={styles.identity}
        title={t('identity.change')}
        aria-label={t('identity.change')}
        onClick={() => setOpen(true)}
      >
        {disc}
        <span className={styles.pencil}>
          <IconPencil size={14} aria-hidden="true" />
        </span>
      </button>
      {isOpen && (
        <Suspense fallback={null}>
          <IdentityDialog company={company} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  )
}
