import { IconPlus } from '@tabler/icons-react'
import type { CriterionRule } from '@trimestre/contract/criteria'
import type { Decision } from '@trimestre/contract/decisions'
import type { Game } from '@trimestre/contract/games'
import { useTranslation } from 'react-i18next'
import { Button } from '../../../../ui/button.tsx'
import styles from './branches.module.css'
import type { ChangeErrors } from './change-errors.ts'
import { ChangeRow } from './change-row.tsx'
import { type Change, type ChangeKind, changeKinds, emptyChange } from './changes.ts'

/** What a change is chosen from. */
export type Choices = {
  game: Game
  decisions: ReadonlyMap<string, Decision>
  rules: ReadonlyMap<string, CriterionRule>
  /** The quarters of the branch. */
  quarters: readonly number[]
}

type Props = {
  choices: Choices
  changes: readonly Change[]
  errors: ChangeErrors
  /** The error of the list itself. */
  error: string | null
  onChange(changes: readonly Change[]): void
}

/** Lists what a branch changes, and adds to it. */
export function ChangeList({ choices, changes, errors, error, onChange }: Props) {
  const { t } = useTranslation('branches')
  const add = (kind: ChangeKind) => {
    const id = Math.max(0, ...changes.map(change => change.id)) + 1
    const quarter = choices.quarters[0] ?? 1
    onChange([...changes, emptyChange(kind, { id, quarter, game: choices.game })])
  }
  // A market has one phase.
  const kinds = changeKinds.filter(kind => kind !== 'phase' || !changes.some(change => change.kind === kind))
  return (
    <fieldset className={styles.changes}>
      <legend className={styles.legend}>{t('changes')}</legend>
      <p className={styles.hint}>{t('form.changesHint')}</p>
      {changes.map((change, index) => (
        <ChangeRow
          key={change.id}
          choices={choices}
          change={change}
          number={index + 1}
          errors={errors.get(change.id) ?? {}}
          onChange={next => onChange(changes.map(other => (other.id === change.id ? next : other)))}
          onRemove={() => onChange(changes.filter(({ id }) => id !== change.id))}
        />
      ))}
      {error && (
        <p className={styles.error} role="alert">
          {error}
        </p>
      )}
      <div className={styles.add}>
        {kinds.map(kind => (
          <Button key={kind} small icon={<IconPlus size={18} aria-hidden="true" />} onClick={() => add(kind)}>
            {t(`form.add.${kind}`)}
          </Button>
        ))}
      </div>
    </fieldset>
  )
}
