import { type Computer, strategyLevels, temperaments } from '@trimestre/contract/seats'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { levelKeys } from '../../../domain/computers/strategies.ts'
import { joinFacts } from '../../../i18n/i18n.ts'
import { errorText } from '../../../i18n/server-sentences.ts'
import { Banner } from '../../../ui/banner.tsx'
import { CheckboxField } from '../../../ui/checkbox-field.tsx'
import { FormDialog } from '../../../ui/form-dialog.tsx'
import { notify } from '../../../ui/notify.ts'
import { SelectField } from '../../../ui/select-field.tsx'
import { useChangeHolders } from './api.ts'
import type { Handed } from './players.ts'
import styles from './players-card.module.css'

type Props = {
  gameId: number
  act: 'give' | 'back'
  /** Those that can be given or taken back now: a company leaves the list as soon as its player begins to decide. */
  companies: readonly Handed[]
  onClose(): void
}

const proposed: Computer = { level: 2, temperament: 'prudent' }

/**
 * Lists companies to give to a computer, those of which nobody is connected ticked, or to give back to their players,
 * all of them ticked.
 */
export default function HandOverDialog({ gameId, act, companies, onClose }: Props) {
  const { t } = useTranslation(['control', 'common'])
  const [ticks, setTicks] = useState<ReadonlyMap<number, boolean>>(new Map())
  const [computer, setComputer] = useState(proposed)
  const [isTried, setTried] = useState(false)
  const { mutate, isPending, error } = useChangeHolders(gameId)
  const isGiving = act === 'give'
  const isTicked = ({ companyId, online }: Handed) => ticks.get(companyId) ?? !(isGiving && online)
  const chosen = companies.filter(isTicked)
  const run = () => {
    setTried(true)
    if (chosen.length === 0) return
    const ids = chosen.map(({ companyId }) => companyId)
    const names = chosen.map(({ username }) => username).join(', ')
    mutate(
      { companies: ids, computer: isGiving ? computer : null },
      {
        onSuccess: () => {
          notify.success(t(isGiving ? 'control:absent.given' : 'control:absent.givenBack', { names }))
          onClose()
        },
      },
    )
  }
  const nobody = t(isGiving ? 'control:absent.nobody' : 'control:absent.backNobody')
  return (
    <FormDialog
      opened
      onClose={onClose}
      size={640}
      title={t(isGiving ? 'control:absent.give' : 'control:absent.back')}
      submitLabel={t(isGiving ? 'control:absent.go' : 'control:absent.goBack', { count: chosen.length })}
      submitting={isPending}
      submitDisabled={companies.length === 0}
      onSubmit={run}
    >
      {error && <Banner tone="error">{errorText(t, error)}</Banner>}
      {companies.length === 0 ? (
        <p>{nobody}</p>
      ) : (
        <>
          <p>{t(isGiving ? 'control:absent.lead' : 'control:absent.backLead')}</p>
          <fieldset className={styles.handed}>
            <legend>{t('control:absent.list')}</legend>
            {companies.map(company => (
              <CheckboxField
                key={company.companyId}
                label={<HandedName company={company} />}
                checked={isTicked(company)}
                onChange={event =>
                  setTicks(new Map(ticks).set(company.companyId, event.currentTarget.checked))
                }
              />
            ))}
          </fieldset>
          {isTried && chosen.length === 0 && <Banner tone="error">{t('control:absent.choose')}</Banner>}
          {isGiving && <StrategyFields value={computer} onChange={setComputer} />}
        </>
      )}
    </FormDialog>
  )
}

function HandedName({ company: { username, companyName, online, members } }: { company: Handed }) {
  const { t } = useTranslation('control')
  const presence = members > 1 ? null : t(online ? 'online' : 'away')
  return (
    <>
      <bdi>{username}</bdi> <small className={styles.facts}>{joinFacts([companyName, presence])}</small>
    </>
  )
}

type FieldsProps = { value: Computer; onChange(computer: Computer): void }

function StrategyFields({ value, onChange }: FieldsProps) {
  const { t } = useTranslation(['seats', 'control'])
  const levels = strategyLevels.map(level => ({
    value: level,
    label: t(`seats:computer.${levelKeys[level]}`),
  }))
  return (
    <>
      <div className={styles.strategy}>
        <SelectField
          label={t('seats:computer.level')}
          value={value.level}
          choices={levels}
          hint={t(`seats:computer.${levelKeys[value.level]}Text`)}
          onChange={event => {
            const level = strategyLevels.find(each => String(each) === event.currentTarget.value)
            onChange({ ...value, level: level ?? value.level })
          }}
        />
        <SelectField
          label={t('seats:computer.temperament')}
          value={value.temperament}
          choices={temperaments.map(each => ({ value: each, label: t(`seats:computer.${each}`) }))}
          hint={t(`seats:computer.${value.temperament}Text`)}
          onChange={event => {
            const temperament = temperaments.find(each => each === event.currentTarget.value)
            onChange({ ...value, temperament: temperament ?? value.temperament })
          }}
        />
      </div>
      <p className={styles.facts}>{t('control:absent.note')}</p>
    </>
  )
}
