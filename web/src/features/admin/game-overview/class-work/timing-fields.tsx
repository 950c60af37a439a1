import { useTranslation } from 'react-i18next'
import { TimeFields } from '../../../../domain/staff/time-fields.tsx'
import { CheckboxField } from '../../../../ui/checkbox-field.tsx'
import { RadioCards } from '../../../../ui/radio-cards.tsx'
import styles from './class-work.module.css'
import { openings, type Timing, type TimingFaults } from './timing.ts'

type Props = {
  timing: Timing
  onChange(timing: Timing): void
  /** What the form found, and what the server said, of each moment. */
  faults: TimingFaults
  refused: { opensAt?: string | undefined; closesAt?: string | undefined }
  /** Once it is open, only the closing can be changed. */
  isOpen: boolean
  /** A closing that was told to the class can be put off, not taken away. */
  mustClose: boolean
  /** It cannot be opened yet. */
  mustWait?: boolean
}

/** Chooses when a quiz or a peer evaluation opens and closes, by the clock of the school. */
export function TimingFields({ timing, onChange, faults, refused, isOpen, mustClose, mustWait }: Props) {
  const { t } = useTranslation(['quizzes', 'admin', 'common'])
  const { opening, opensAt, closes, closesAt } = timing
  const faultText = (fault: 'time' | 'order' | undefined) =>
    fault && t(`quizzes:shared.timing.fault.${fault}`)
  return (
    <>
      {!isOpen && (
        <RadioCards
          legend={t('quizzes:shared.timing.opening')}
          cards={openings.map(value => ({
            value,
            title: t(`quizzes:shared.timing.${value}.title`),
            text: t(`quizzes:shared.timing.${value}.text`),
            disabled: mustWait === true && value !== 'later',
          }))}
          value={opening}
          onChange={value => onChange({ ...timing, opening: value })}
        />
      )}
      {!isOpen && opening === 'at' && (
        <fieldset className={styles.moment}>
          <legend className={styles.legend}>{t('quizzes:shared.timing.opensAt')}</legend>
          <TimeFields
            choice={opensAt}
            onChange={choice => onChange({ ...timing, opensAt: choice })}
            error={faultText(faults.opensAt) ?? refused.opensAt}
          />
        </fieldset>
      )}
      {!mustClose && (
        <CheckboxField
          label={t('quizzes:shared.timing.closes')}
          checked={closes}
          onChange={event => onChange({ ...timing, closes: event.currentTarget.checked })}
        />
      )}
      {closes && (
        <fieldset className={styles.moment}>
          <legend className={styles.legend}>{t('quizzes:shared.timing.closesAt')}</legend>
          <TimeFields
            choice={closesAt}
            onChange={choice => onChange({ ...timing, closesAt: choice })}
            error={faultText(faults.closesAt) ?? refused.closesAt}
          />
        </fieldset>
      )}
    </>
  )
}
