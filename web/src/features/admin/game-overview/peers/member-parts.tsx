import type { PeerFlag } from '@trimestre/contract/peers'
import { useTranslation } from 'react-i18next'
import { useFormat } from '../../../../i18n/format.ts'
import { Chip } from '../../../../ui/chip.tsx'
import { Figure } from '../../../../ui/figure.tsx'
import { SwitchField } from '../../../../ui/switch-field.tsx'
import type { Tone } from '../../../../ui/tone.tsx'
import { mayConfirm, type PeerMember } from './peer-results.ts'
import styles from './peers.module.css'
import type { TeamProps } from './team-card.tsx'

/** Renders a figure with so many decimals, « – » without one. */
export function Decimal({ value, digits }: { value: number | null | undefined; digits: number }) {
  const format = useFormat()
  if (value === null || value === undefined) return <Figure value={null} />
  return <bdi className="fig">{format.decimal(value, digits)}</bdi>
}

/** What has to be done is a warning; what may have a good reason is only pointed out. */
const flagTones = {
  uniform: 'info',
  'self-high': 'info',
  conflict: 'warning',
  clique: 'warning',
  missing: 'warning',
} as const satisfies Record<PeerFlag, Tone>

/** Marks what is worth a look in the ratings of a member. */
export function MemberFlags({ member }: { member: PeerMember }) {
  const { t } = useTranslation('peers')
  if (member.flags.length === 0) return null
  return (
    <span className={styles.chips}>
      {member.flags.map(flag => (
        <Chip key={flag} tone={flagTones[flag]}>
          {t(`staff.flag.${flag}.word`)}
        </Chip>
      ))}
    </span>
  )
}

export function ProposedFactor({ member: { factor } }: { member: PeerMember }) {
  const { t } = useTranslation('peers')
  if (factor.basis === 'too-few') return <span className={styles.hint}>{t('staff.tooFew')}</span>
  return <Decimal value={factor.proposed} digits={3} />
}

type ConfirmProps = { member: PeerMember; onConfirm: TeamProps['onConfirm'] }

/** Confirms a factor under 1, which otherwise does not count; nothing for every other factor. */
export function ConfirmSwitch({ member, onConfirm }: ConfirmProps) {
  const { t } = useTranslation('peers')
  const format = useFormat()
  if (!mayConfirm(member)) return null
  const { userId, username, factor } = member
  const named = { name: username, factor: format.decimal(factor.proposed, 3) }
  return (
    <SwitchField
      label={
        <>
          <span aria-hidden="true">{t(factor.confirmed ? 'staff.confirmed' : 'staff.confirm')}</span>
          <span className="visually-hidden">{t('staff.confirmOf', named)}</span>
        </>
      }
      checked={factor.confirmed}
      disabled={onConfirm === null}
      onChange={confirmed => onConfirm?.(userId, confirmed)}
    />
  )
}
