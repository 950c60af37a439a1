import type { Game } from '@trimestre/contract/games'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { ToolbarSelect } from '../../ui/table/toolbar-select.tsx'
import { useChoiceInAddress } from '../choice-in-address.ts'
import styles from './archive-filter.module.css'

/**
 * Returns the games of a list that are to be shown, and the field that chooses between those in use and the archived
 * ones; there is no field as long as no game is archived.
 */
export function useArchiveFilter(games: readonly Game[] | undefined): {
  shown: Game[] | undefined
  filter: ReactNode
  isArchive: boolean
} {
  const { t } = useTranslation(['admin', 'common'])
  const [choice, choose] = useChoiceInAddress('show', ['current', 'archived'])
  const archived = games?.filter(game => game.archived) ?? []
  const isArchive = choice === 'archived' && archived.length > 0
  const filter = archived.length > 0 && (
    <div className={styles.filter} data-screen-only>
      <ToolbarSelect
        label={t('admin:archive.show')}
        value={isArchive ? 'archived' : 'current'}
        onChange={choose}
        choices={[
          { value: 'current', label: t('admin:archive.current') },
          { value: 'archived', label: t('admin:archive.archived', { count: archived.length }) },
        ]}
      />
    </div>
  )
  return { shown: games?.filter(game => game.archived === isArchive), filter, isArchive }
}
