import type { Member } from '@trimestre/contract/seats'
import type { Team } from '@trimestre/contract/teams'
import { useTranslation } from 'react-i18next'
import { areaKeys, gameAreas } from '../../../../domain/game-areas.ts'
import { roleNames } from '../../../../domain/team/holders.ts'
import { useTeam } from '../../../../domain/team/queries.ts'
import { useFormat } from '../../../../i18n/format.ts'
import { errorText } from '../../../../i18n/server-sentences.ts'
import { Avatar } from '../../../../ui/avatar.tsx'
import { Card } from '../../../../ui/card.tsx'
import { Chip } from '../../../../ui/chip.tsx'
import { EmptyState } from '../../../../ui/empty-state.tsx'
import { ErrorCard } from '../../../../ui/error-card.tsx'
import { SkeletonStack } from '../../../../ui/skeleton.tsx'
import { PlainTable } from '../../../../ui/table/plain-table.tsx'
import styles from './team-page.module.css'

/** Lists who is in a company and what each may do, and says who makes its sheet final. */
export function MembersCard({ companyId }: { companyId: number }) {
  const { t } = useTranslation(['company', 'team', 'common'])
  const { data: team, error, refetch } = useTeam(companyId)
  if (!team)
    return (
      <Card title={t('company:team.members')}>
        {error ? (
          <ErrorCard reason={errorText(t, error)} onRetry={() => void refetch()} />
        ) : (
          <SkeletonStack shapes={[{ height: 120 }]} />
        )}
      </Card>
    )
  return (
    <Card title={t('company:team.members')} flush>
      <Submission team={team} />
      {team.members.length === 0 ? (
        <EmptyState picture="people">{t('company:team.nobody')}</EmptyState>
      ) : (
        <Members members={team.members} />
      )}
    </Card>
  )
}

/** Says who makes the sheet final, and how far the team is with that of the running quarter. */
function Submission({ team: { rule, approvals, locked, code } }: { team: Team }) {
  const { t } = useTranslation(['company', 'team'])
  const names = approvals.map(({ name }) => name).join(', ')
  return (
    <div className={styles.submission}>
      <p>
        {rule.submission === 'role' && rule.role !== null
          ? t('company:team.byRole', { role: rule.role.name })
          : t(`company:team.${rule.submission === 'majority' ? 'byMajority' : 'byOne'}`, {
              count: rule.needed,
            })}{' '}
        <Chip tone={locked ? 'success' : 'neutral'}>
          {t(locked ? 'team:bar.locked' : 'company:team.notSubmitted')}
        </Chip>
      </p>
      {names !== '' && (
        <p className={styles.aside}>
          {t('team:submit.approvedBy', { names, given: approvals.length, needed: rule.needed })}
        </p>
      )}
      {code !== null && <p className={styles.aside}>{t('team:head.code', { code })}</p>}
    </div>
  )
}

function Members({ members }: { members: readonly Member[] }) {
  const { t } = useTranslation(['company', 'team'])
  const format = useFormat()
  return (
    <PlainTable caption={t('company:team.members')}>
      <thead>
        <tr>
          <th scope="col">{t('team:work.person')}</th>
          <th scope="col">{t('company:team.role')}</th>
          <th scope="col">{t('company:team.areas')}</th>
          <th scope="col">{t('company:team.since')}</th>
        </tr>
      </thead>
      <tbody>
        {members.map(member => (
          <tr key={member.user.id}>
            <th scope="row">
              <span className={styles.person}>
                <Avatar src={member.user.image} size={32} />
                <bdi>{member.user.username}</bdi>
                {member.online && <Chip tone="success">{t('team:head.here')}</Chip>}
                {!member.active && <Chip tone="warning">{t('team:head.absent')}</Chip>}
              </span>
            </th>
            <td>
              {member.kind === 'observer' ? t('team:head.observer') : <bdi>{roleNames(member) || '–'}</bdi>}
            </td>
            <td>
              <Areas member={member} />
            </td>
            <td>
              <bdi>{format.date(member.since)}</bdi>
            </td>
          </tr>
        ))}
      </tbody>
    </PlainTable>
  )
}

function Areas({ member: { kind, areas } }: { member: Member }) {
  const { t } = useTranslation(['team', 'common'])
  if (kind === 'observer') return '–'
  if (areas.length === areaKeys.length) return t('team:head.all')
  return areaKeys
    .filter(area => areas.includes(area))
    .map(area => t(`common:menu.${gameAreas[area].menu}`))
    .join(', ')
}
