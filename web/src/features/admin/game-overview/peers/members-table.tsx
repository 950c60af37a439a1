import { peerStatements } from '@trimestre/contract/peers'
import { useTranslation } from 'react-i18next'
import { PlainTable } from '../../../../ui/table/plain-table.tsx'
import { ConfirmSwitch, Decimal, MemberFlags, ProposedFactor } from './member-parts.tsx'
import styles from './peers.module.css'
import type { TeamProps } from './team-card.tsx'

/** Renders a row for each member: the means by statement, and the factor. */
export function MembersTable({ team, statements, onConfirm }: TeamProps) {
  const { t } = useTranslation('peers')
  return (
    <PlainTable caption={t('staff.tableOf', { company: team.companyName })} className={styles.members}>
      <thead>
        <tr>
          <th scope="col">{t('staff.column.person')}</th>
          {statements.map(({ key, text }) => (
            <th key={key} scope="col" className={styles.figure} dir="auto">
              {text}
            </th>
          ))}
          <th scope="col" className={styles.figure}>
            {t('staff.column.mean')}
          </th>
          <th scope="col" className={styles.figure}>
            {t('staff.column.self')}
          </th>
          <th scope="col" className={styles.figure}>
            {t('staff.column.proposed')}
          </th>
          <th scope="col" className={styles.figure}>
            {t('staff.column.effective')}
          </th>
          <th scope="col">{t('staff.column.confirm')}</th>
        </tr>
      </thead>
      <tbody>
        {team.members.map(member => (
          <tr key={member.userId}>
            <th scope="row">
              <bdi>{member.username}</bdi>
              <MemberFlags member={member} />
            </th>
            {peerStatements.map(key => (
              <td key={key} className={styles.figure}>
                <Decimal value={member.means?.[key]} digits={2} />
              </td>
            ))}
            <td className={styles.figure}>
              <strong>
                <Decimal value={member.mean} digits={2} />
              </strong>
            </td>
            <td className={styles.figure}>
              <Decimal value={member.self} digits={2} />
            </td>
            <td className={styles.figure}>
              <ProposedFactor member={member} />
            </td>
            <td className={styles.figure}>
              <Decimal value={member.factor.effective} digits={3} />
            </td>
            <td>
              <ConfirmSwitch member={member} onConfirm={onConfirm} />
            </td>
          </tr>
        ))}
      </tbody>
    </PlainTable>
  )
}
