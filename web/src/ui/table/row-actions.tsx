import { IconDots } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { classNames } from '../class-names.ts'
import { IconButton } from '../icon-button.tsx'
import { Menu } from '../menu.tsx'
import styles from './data-table.module.css'
import type { RowAction } from './table-model.ts'

type Props = { actions: readonly RowAction[]; rowName: string }

/**
 * Renders labels on wide screens, icons on medium ones and one « … » menu on phones; the style sheet chooses. Rare
 * actions are in such a menu everywhere.
 */
export function RowActions({ actions, rowName }: Props) {
  const { t } = useTranslation()
  if (actions.length === 0) return null
  const [rare, daily] = [actions.filter(action => action.rare), actions.filter(action => !action.rare)]
  return (
    <>
      <div className={styles.buttons}>
        {daily.map(action => (
          <button
            key={action.id}
            type="button"
            className={classNames(styles.action, action.danger && styles.danger)}
            aria-label={rowName ? t('table.rowAction', { action: action.label, row: rowName }) : action.label}
            title={action.label}
            aria-disabled={action.disabled || undefined}
            onClick={action.disabled ? undefined : action.onSelect}
          >
            {action.icon}
            <span className={action.icon ? styles.actionText : undefined}>{action.label}</span>
          </button>
        ))}
        {rare.length > 0 && <RowMenu actions={rare} rowName={rowName} />}
      </div>
      <div className={styles.more}>
        <RowMenu actions={actions} rowName={rowName} />
      </div>
    </>
  )
}

function RowMenu({ actions, rowName }: Props) {
  const { t } = useTranslation()
  return (
    <Menu
      label={t('table.moreActions', { row: rowName })}
      entries={actions
        .filter(action => !action.disabled)
        .map(({ id, label, icon, danger, onSelect }) => ({ id, label, icon, danger, onSelect }))}
      button={props => (
        <IconButton
          {...props}
          label={t('table.moreActions', { row: rowName })}
          tip="none"
          icon={<IconDots size={22} aria-hidden="true" />}
        />
      )}
    />
  )
}
