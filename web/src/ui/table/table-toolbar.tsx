import { IconSearch, IconX } from '@tabler/icons-react'
import { type ReactNode, useId } from 'react'
import { useTranslation } from 'react-i18next'
import { IconButton } from '../icon-button.tsx'
import styles from './data-table.module.css'

type Props = {
  filterable?: boolean
  filter: string
  found: number
  onFilter(filter: string): void
  children?: ReactNode
}

export function TableToolbar({ filterable, filter, found, onFilter, children }: Props) {
  const { t } = useTranslation()
  const id = useId()
  return (
    <div className={styles.toolbar} data-screen-only>
      {filterable && (
        <div className={styles.filter}>
          <label className="visually-hidden" htmlFor={id}>
            {t('table.filter')}
          </label>
          <IconSearch size={18} aria-hidden="true" />
          <input
            id={id}
            type="text"
            value={filter}
            placeholder={t('table.filter')}
            autoComplete="off"
            onChange={event => onFilter(event.currentTarget.value)}
          />
          {filter && (
            <IconButton
              label={t('table.clearFilter')}
              icon={<IconX size={16} aria-hidden="true" />}
              tip="none"
              onClick={() => onFilter('')}
            />
          )}
          <span className="visually-hidden" role="status">
            {filter && t('table.rows', { count: found })}
          </span>
        </div>
      )}
      {children}
    </div>
  )
}
