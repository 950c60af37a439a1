import { IconPencil } from '@tabler/icons-react'
import type { Member, Seat } from '@trimestre/contract/seats'
import { useTranslation } from 'react-i18next'
import { joinFacts } from '../../../../i18n/i18n.ts'
import { BreakableName } from '../../../../ui/breakable-name.tsx'
import { IconButton } from '../../../../ui/icon-button.tsx'
import type { Person } from './people.ts'
import styles from './seats.module.css'

type Props = { seat: Seat; isFixed: boolean; onEdit(person: Person): void }

/** Lists the members of a seat with their roles; each opens the choice of place, kind and roles. */
export function SeatMembers({ seat, isFixed, onEdit }: Props) {
  const { t } = useTranslation('seats')
  if (seat.members.length === 0) return <span aria-hidden="true">–</span>
  return (
    <ul className={styles.members}>
      {seat.members.map(member => (
        <li key={member.user.id}>
          <span>
            <BreakableName name={member.user.username} />
            <MemberFacts member={member} />
          </span>
          {!isFixed && (
            <IconButton
              label={t('member.edit', { name: member.user.username })}
              tip="none"
              icon={<IconPencil size={16} aria-hidden="true" />}
              onClick={() => onEdit(member.user)}
            />
          )}
        </li>
      ))}
    </ul>
  )
}

/** Shows the roles of a member, or that the person only reads, and whether they are absent. */
function MemberFacts({ member: { kind, roles, active } }: { member: Member }) {
  const { t } = useTranslation('seats')
  const facts = joinFacts([
    kind === 'observer' ? t('member.observerShort') : null,
    ...roles.map(({ name }) => name),
    active ? null : t('member.absentShort'),
  ])
  return facts ? <small className={styles.facts}>{facts}</small> : null
}
