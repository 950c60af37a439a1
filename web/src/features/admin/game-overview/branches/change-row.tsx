import { IconTrash } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { IconButton } from '../../../../ui/icon-button.tsx'
import styles from './branches.module.css'
import type { FieldErrors } from './change-errors.ts'
import { CriterionFields, DecisionFields, EventsFields, PhaseField } from './change-fields.tsx'
import type { Choices } from './change-list.tsx'
import type { Change } from './changes.ts'

type Props = {
  choices: Choices
  change: Change
  number: number
  errors: FieldErrors
  onChange(change: Change): void
  onRemove(): void
}

/** Renders one change of a branch with its fields. */
export function ChangeRow({ number, onRemove, ...props }: Props) {
  const { t } = useTranslation('branches')
  return (
    <section
      className={styles.change}
      aria-label={t('form.change', { number, kind: t(`form.kind.${props.change.kind}`) })}
    >
      <div className={styles.changeHead}>
        <strong>{t(`form.kind.${props.change.kind}`)}</strong>
        <IconButton
          label={t('form.remove', { number })}
          icon={<IconTrash size={20} aria-hidden="true" />}
          onClick={onRemove}
        />
      </div>
      <Fields {...props} />
    </section>
  )
}

function Fields({ change, ...props }: Omit<Props, 'number' | 'onRemove'>) {
  switch (change.kind) {
    case 'decision':
      return <DecisionFields change={change} {...props} />
    case 'events':
      return <EventsFields change={change} {...props} />
    case 'criterion':
      return <CriterionFields change={change} {...props} />
    case 'phase':
      return <PhaseField change={change} {...props} />
  }
}
