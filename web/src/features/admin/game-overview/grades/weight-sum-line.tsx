import { useTranslation } from 'react-i18next'
import { useFormat } from '../../../../i18n/format.ts'
import { Button } from '../../../../ui/button.tsx'
import { classNames } from '../../../../ui/class-names.ts'
import styles from './scheme.module.css'
import { type DraftComponent, weightSum } from './scheme.ts'
import { sumState } from './weight-sum.ts'

type Props = { components: readonly DraftComponent[]; onSpread(): void }

/** Says what the weights add up to, and brings them to 100 in their proportions. */
export function WeightSum({ components, onSpread }: Props) {
  const { t } = useTranslation('grading')
  const format = useFormat()
  const { state, sum, by } = sumState(weightSum(components))
  const isOff = state !== 'exact'
  return (
    <div className={styles.sum}>
      <p role="status" className={classNames(styles.sumText, isOff && styles.isOff)}>
        {t(`staff.sum.${state}`, { sum: format.number(sum), by: format.number(by) })}
      </p>
      {isOff && components.length > 0 && (
        <Button small onClick={onSpread}>
          {t('staff.sum.spread')}
        </Button>
      )}
    </div>
  )
}
