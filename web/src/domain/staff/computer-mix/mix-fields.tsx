import { temperaments } from '@trimestre/contract/seats'
import { useTranslation } from 'react-i18next'
import { NumberField } from '../../../ui/number-field.tsx'
import { SelectField } from '../../../ui/select-field.tsx'
import { strategyText } from '../../computers/strategy-text.ts'
import { computersOf, levelChoices, levelOf, type Mix, temperamentOf } from './mix.ts'
import styles from './mix-fields.module.css'

type Props = {
  label: string
  hint?: string
  value: Mix
  onChange(mix: Mix): void
  onBlur?(): void
  min: number
  max: number
  error?: string | null | undefined
}

/** Chooses how many computers are added, and how they play. */
export default function MixFields({ label, hint, value, onChange, onBlur, min, max, error }: Props) {
  const { t } = useTranslation('seats')
  const computers = computersOf(value)
  const change = (part: Partial<Mix>) => onChange({ ...value, ...part })
  return (
    <div className={styles.fields}>
      <div className={styles.count}>
        <NumberField
          label={label}
          hint={hint}
          required={min > 0}
          value={value.count}
          min={min}
          max={max}
          error={error ?? null}
          onChange={count => change({ count })}
          {...(onBlur && { onBlur })}
        />
      </div>
      {computers.length > 0 && (
        <>
          <div className={styles.pair}>
            <SelectField
              label={t('computer.mixLevel')}
              value={value.level}
              choices={[
                { value: 'mix', label: t('computer.mix') },
                ...levelChoices.map(each => ({ value: each, label: t(`computer.${each}`) })),
              ]}
              hint={t(value.level === 'mix' ? 'computer.mixLevels' : `computer.${value.level}Text`)}
              onChange={event => change({ level: levelOf(event.currentTarget.value) })}
            />
            <SelectField
              label={t('computer.mixTemperament')}
              value={value.temperament}
              choices={[
                { value: 'mix', label: t('computer.mix') },
                ...temperaments.map(each => ({ value: each, label: t(`computer.${each}`) })),
              ]}
              hint={t(
                value.temperament === 'mix'
                  ? 'computer.mixTemperaments'
                  : `computer.${value.temperament}Text`,
              )}
              onChange={event => change({ temperament: temperamentOf(event.currentTarget.value) })}
            />
          </div>
          <Preview computers={computers} />
        </>
      )}
    </div>
  )
}

/** A mix repeats itself after twelve computers. */
const shownMost = 12

function Preview({ computers }: { computers: ReturnType<typeof computersOf> }) {
  const { t } = useTranslation('seats')
  const rest = computers.length - shownMost
  return (
    <div className={styles.preview}>
      <p>{t('computer.how')}</p>
      <ol>
        {computers.slice(0, shownMost).map((computer, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the place in the list is all that a computer is known by
          <li key={index}>{strategyText(t, computer)}</li>
        ))}
      </ol>
      {rest > 0 && <p>{t('computer.more', { count: rest })}</p>}
    </div>
  )
}
