import { useTranslation } from 'react-i18next'
import { FactsList } from '../../../../ui/facts-list.tsx'
import { ConfirmSwitch, Decimal, MemberFlags, ProposedFactor } from './member-parts.tsx'
import styles from './peers.module.css'
import type { TeamProps } from './team-card.tsx'

/** Renders a card for each member where a row would not fit. */
export function MemberCards({ team, statements, onConfirm }: TeamProps) {
  const { t } = useTranslation('peers')
  return (
    <ul className={styles.cards}>
      {team.members.map(member => (
        <li key={member.userId} className={styles.card}>
          <h3>
            <bdi>{member.username}</bdi>
          </h3>
          <MemberFlags member={member} />
          <FactsList
            facts={[
              ...statements.map(({ key, text }): [string, React.ReactNode] => [
                text,
                <Decimal key={key} value={member.means?.[key]} digits={2} />,
              ]),
              [t('staff.column.mean'), <Decimal key="mean" value={member.mean} digits={2} />],
              [t('staff.column.self'), <Decimal key="self" value={member.self} digits={2} />],
              [t('staff.column.proposed'), <ProposedFactor key="proposed" member={member} />],
              [
                t('staff.column.effective'),
                <Decimal key="effective" value={member.factor.effective} digits={3} />,
              ],
            ]}
          />
          <ConfirmSwitch member={member} onConfirm={onConfirm} />
        </li>
      ))}
    </ul>
  )
}
