import type { MemberKind } from '@trimestre/contract/seats'
import type { Role } from '@trimestre/contract/teams'
import { useTranslation } from 'react-i18next'
import { CheckboxField } from '../../../../ui/checkbox-field.tsx'
import { RadioGroup } from '../../../../ui/radio-group.tsx'
import styles from './seats.module.css'

/** What a person may do in a company. */
export type Powers = { kind: MemberKind; roles: number[]; active: boolean }

export const firstPowers: Powers = { kind: 'member', roles: [], active: true }

type Props = { powers: Powers; roles: readonly Role[]; onChange(powers: Powers): void }

/** Chooses whether a person decides or only reads, with which roles, and whether they are absent. */
export function MemberFields({ powers, roles, onChange }: Props) {
  const { t } = useTranslation('seats')
  const toggle = (id: number) =>
    powers.roles.includes(id) ? powers.roles.filter(each => each !== id) : [...powers.roles, id]
  return (
    <>
      <RadioGroup
        legend={t('member.kind')}
        value={powers.kind}
        choices={[
          { value: 'member', label: t('member.member') },
          { value: 'observer', label: t('member.observer') },
        ]}
        onChange={event =>
          onChange({ ...powers, kind: event.target.value === 'observer' ? 'observer' : 'member' })
        }
      />
      {powers.kind === 'member' && roles.length > 0 && (
        <fieldset className={styles.roles}>
          <legend>{t('member.roles')}</legend>
          <p className={styles.hint}>{t('member.rolesHint')}</p>
          {roles.map(role => (
            <CheckboxField
              key={role.id}
              label={<bdi>{role.name}</bdi>}
              checked={powers.roles.includes(role.id)}
              onChange={() => onChange({ ...powers, roles: toggle(role.id) })}
            />
          ))}
        </fieldset>
      )}
      {powers.kind === 'member' && (
        <div>
          <CheckboxField
            label={t('member.absent')}
            checked={!powers.active}
            onChange={event => onChange({ ...powers, active: !event.target.checked })}
          />
          <p className={styles.hint}>{t('member.absentHint')}</p>
        </div>
      )}
    </>
  )
}
