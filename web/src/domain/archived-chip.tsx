import { IconArchive } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { Chip } from '../ui/chip.tsx'

/** Marks an archived game wherever it is listed. */
export function ArchivedChip() {
  const { t } = useTranslation()
  return <Chip icon={<IconArchive size={16} aria-hidden="true" />}>{t('archived.badge')}</Chip>
}
