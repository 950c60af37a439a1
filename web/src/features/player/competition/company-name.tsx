import { useTranslation } from 'react-i18next'
import { Chip } from '../../../ui/chip.tsx'
import styles from './competition-page.module.css'

/** Renders the player's name of a company, with a chip on the user's own company. */
export function CompanyName({ name, isOwn }: { name: string; isOwn: boolean }) {
  const { t } = useTranslation('player')
  return (
    <span className={styles.name}>
      <bdi>{name}</bdi>
      {isOwn && <Chip tone="primary">{t('dashboard.you')}</Chip>}
    </span>
  )
}
