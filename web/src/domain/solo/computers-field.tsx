import type { Computer } from '@trimestre/contract/seats'
import { useTranslation } from 'react-i18next'
import { SelectField } from '../../ui/select-field.tsx'
import { computerLevels, computerTemperaments, levelKeys } from '../computers/strategies.ts'
import { computerCounts, withComputer, withCount } from './computers.ts'
import styles from './computers-field.module.css'

type Props = {
  value: readonly Computer[]
  onChange(computers: Computer[]): void
  disabled?: boolean
}

/** Chooses how many computers play, and how well and in which way each of them does. */
export function ComputersField({ value, onChange, disabled }: Props) {
  const { t } = useTranslation(['solo', 'seats'])
  return (
    <fieldset className={styles.computers} disabled={disabled}>
      <legend className="visually-hidden">{t('computers.title')}</legend>
      <div className={styles.count}>
        <SelectField
          label={t('computers.count')}
          choices={computerCounts.map(count => ({ value: count, label: String(count) }))}
          value={value.length}
          onChange={event => onChange(withCount(value, Number(event.currentTarget.value)))}
        />
      </div>
      <ol className={styles.list}>
        {value.map((computer, index) => (
          // A computer is nothing but its place in the list.
          // biome-ignore lint/suspicious/noArrayIndexKey: the place is the identity
          <li key={index}>
            <ComputerFields
              number={index + 1}
              computer={computer}
              onChange={change => onChange(withComputer(value, index, change))}
            />
          </li>
        ))}
      </ol>
    </fieldset>
  )
}

type ComputerProps = { number: number; computer: Computer; onChange(change: Partial<Computer>): void }

function ComputerFields({ number, computer, onChange }: ComputerProps) {
  const { t } = useTranslation(['solo', 'seats'])
  const { level, temperament } = computer
  return (
    <fieldset className={styles.computer}>
      <legend className={styles.legend}>{t('computers.one', { number })}</legend>
      <div className={styles.pair}>
        <SelectField
          label={t('seats:computer.level')}
          hint={t(`seats:computer.${levelKeys[level]}Text`)}
          choices={computerLevels.map(each => ({
            value: each,
            label: t(`seats:computer.${levelKeys[each]}`),
          }))}
          value={level}
          onChange={event =>
            onChange({
              level: computerLevels.find(each => String(each) === event.currentTarget.value) ?? level,
            })
          }
        />
        <SelectField
          label={t('seats:computer.temperament')}
          hint={t(`seats:computer.${temperament}Text`)}
          choices={computerTemperaments.map(each => ({ value: each, label: t(`seats:computer.${each}`) }))}
          value={temperament}
          onChange={event =>
            onChange({
              temperament:
                computerTemperaments.find(each => each === event.currentTarget.value) ?? temperament,
            })
          }
        />
      </div>
    </fieldset>
  )
}
