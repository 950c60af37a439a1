import { IconDots } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { joinFacts } from '../../../../i18n/i18n.ts'
import { Button } from '../../../../ui/button.tsx'
import { IconButton } from '../../../../ui/icon-button.tsx'
import { Menu } from '../../../../ui/menu.tsx'
import { Meter } from '../../../../ui/progress-bar.tsx'
import type { RowAction } from '../../../../ui/table/data-table.tsx'
import styles from './class-work.module.css'

type Props = {
  title: string
  /** The chip of its state. */
  state: ReactNode
  facts: readonly (string | null | undefined)[]
  progress: { done: number; of: number; text: string } | null
  notice?: ReactNode
  /** What is done with it: the rare actions in a menu, the others as buttons. */
  actions: readonly RowAction[]
}

/** Renders a quiz or a peer evaluation in the list of those of a game. */
export function WorkItem({ title, state, facts, progress, notice, actions }: Props) {
  return (
    <li className={styles.item}>
      <div>
        <div className={styles.title}>
          <h3>
            <bdi>{title}</bdi>
          </h3>
          {state}
        </div>
        <p className={styles.facts}>{joinFacts(facts)}</p>
        {progress && <WorkProgress {...progress} />}
      </div>
      <WorkActions actions={actions} name={title} />
      {notice && <div className={styles.notice}>{notice}</div>}
    </li>
  )
}

/** Says how many of those who are asked have done their part. */
export function WorkProgress({ done, of, text }: { done: number; of: number; text: string }) {
  return (
    <div className={styles.progress}>
      <Meter percent={of > 0 ? Math.floor((100 * done) / of) : 0} label={text} />
      <span aria-hidden="true">{text}</span>
    </div>
  )
}

/** Renders buttons whose accessible names say what they act on. */
export function WorkActions({ actions, name }: { actions: readonly RowAction[]; name: string }) {
  const { t } = useTranslation()
  const rare = actions.filter(action => action.rare)
  const more = t('table.moreActions', { row: name })
  return (
    <div className={styles.actions} data-screen-only>
      {actions
        .filter(action => !action.rare)
        .map(({ id, label, icon, disabled, onSelect }) => (
          <Button
            key={id}
            small
            icon={icon}
            disabled={disabled}
            aria-label={t('table.rowAction', { action: label, row: name })}
            onClick={onSelect}
          >
            {label}
          </Button>
        ))}
      {rare.length > 0 && (
        <Menu
          label={more}
          entries={rare.map(({ id, label, icon, danger, onSelect }) => ({
            id,
            label,
            icon,
            danger,
            onSelect,
          }))}
          button={props => (
            <IconButton {...props} label={more} tip="none" icon={<IconDots size={22} aria-hidden="true" />} />
          )}
        />
      )}
    </div>
  )
}
