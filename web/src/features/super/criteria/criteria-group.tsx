import type { CriterionRule } from '@trimestre/contract/criteria'
import { useTranslation } from 'react-i18next'
import { Chip } from '../../../ui/chip.tsx'
import { Fold } from '../../../ui/fold.tsx'
import styles from './criteria.module.css'
import { type Coefficients, faultOf, isChanged } from './criteria-fields.ts'
import { CriterionField } from './criterion-field.tsx'

type Props = {
  title: string
  rules: readonly CriterionRule[]
  values: Coefficients
  saved: Readonly<Record<string, number>>
  /** Whether the group begins the form: it is then unfolded at first. */
  isFirst: boolean
  isFiltered: boolean
  onChange(name: string, value: number | null): void
}

/** Folds a group of coefficients, two inputs per row. Its title says how many of them are changed. */
export function CriteriaGroup({ title, rules, values, saved, isFirst, isFiltered, onChange }: Props) {
  const { t } = useTranslation('super')
  const count = rules.filter(({ name }) => isChanged(values[name], saved[name])).length
  return (
    <Fold
      title={
        <>
          <h2 className={styles.group}>{title}</h2>
          {count > 0 && <Chip tone="primary">{t('criteria.changed', { count })}</Chip>}
        </>
      }
      isAsking={rules.some(rule => faultOf(values[rule.name], rule) !== null)}
      isOpenAtFirst={isFirst}
      isShown={isFiltered}
    >
      <div className={styles.fields}>
        {rules.map(rule => (
          <CriterionField
            key={rule.name}
            rule={rule}
            value={values[rule.name] ?? null}
            saved={saved[rule.name]}
            onChange={onChange}
          />
        ))}
      </div>
    </Fold>
  )
}
