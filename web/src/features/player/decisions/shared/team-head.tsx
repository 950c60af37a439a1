import { IconGitPullRequest, IconHistory } from '@tabler/icons-react'
import type { Company } from '@trimestre/contract/companies'
import type { Team } from '@trimestre/contract/teams'
import { useTranslation } from 'react-i18next'
import { type AreaKey, areaKeys, gameAreas } from '../../../../domain/game-areas.ts'
import { areaHolders, roleNames } from '../../../../domain/team/holders.ts'
import { Avatar } from '../../../../ui/avatar.tsx'
import { Button } from '../../../../ui/button.tsx'
import { Card } from '../../../../ui/card.tsx'
import { Badge } from '../../../../ui/chip.tsx'
import styles from './shared.module.css'

export type TeamPanelName = 'proposals' | 'journal'

type Props = {
  company: Company
  team: Team | undefined
  me: number
  area: AreaKey
  openProposals: number
  onOpen(panel: TeamPanelName): void
}

/** The head of a shared sheet: the team, who is online, and who decides in which area. */
export function TeamHead({ company, team, me, area, openProposals, onOpen }: Props) {
  const { t } = useTranslation(['team', 'common'])
  const members = team?.members ?? company.members
  const online = members.filter(member => member.online || member.user.id === me).length
  return (
    <Card>
      <div className={styles.head}>
        <div className={styles.headLine}>
          <h2 className={styles.headName}>
            {t('head.online', { name: team?.company.name ?? company.userCompany.username, count: online })}
          </h2>
          <div className={styles.headButtons} data-screen-only>
            <Button
              small
              icon={<IconGitPullRequest size={18} aria-hidden="true" />}
              onClick={() => onOpen('proposals')}
            >
              {t('panel.proposals')}
              {openProposals > 0 && (
                <Badge count={openProposals} label={t('panel.openCount', { count: openProposals })} />
              )}
            </Button>
            <Button
              small
              icon={<IconHistory size={18} aria-hidden="true" />}
              onClick={() => onOpen('journal')}
            >
              {t('panel.journal')}
            </Button>
          </div>
        </div>
        <ul className={styles.people} aria-label={t('head.members')}>
          {members.map(member => (
            <Person key={member.user.id} member={member} isMe={member.user.id === me} />
          ))}
        </ul>
        <Holders members={members} current={area} />
        {team?.code && <p className={styles.aside}>{t('head.code', { code: team.code })}</p>}
      </div>
    </Card>
  )
}

type Member = Company['members'][number]

function Person({ member, isMe }: { member: Member; isMe: boolean }) {
  const { t } = useTranslation('team')
  const isOnline = member.online || isMe
  const notes = [
    isMe && t('head.you'),
    member.kind === 'observer' ? t('head.observer') : roleNames(member),
    !member.active && t('head.absent'),
    isOnline && !isMe && t('head.here'),
  ].filter(note => note)
  return (
    <li className={styles.person}>
      <span className={styles.picture}>
        <Avatar src={member.user.image} size={32} />
        {isOnline && <span className={styles.dot} />}
      </span>
      <span>
        <bdi>{member.user.username}</bdi>{' '}
        {notes.length > 0 && <span className={styles.aside}>({notes.join(' · ')})</span>}
      </span>
    </li>
  )
}

/** Lists the areas with the names of those who decide in them, where not everybody decides everywhere. */
function Holders({ members, current }: { members: readonly Member[]; current: AreaKey }) {
  const { t } = useTranslation(['team', 'common'])
  const deciding = members.filter(({ kind }) => kind === 'member')
  if (deciding.length < 2) return null
  if (deciding.every(({ areas }) => areas.length === areaKeys.length))
    return <p className={styles.aside}>{t('head.everybody')}</p>
  return (
    <ul className={styles.areas} aria-label={t('head.areas')}>
      {areaKeys.map(area => {
        const holders = areaHolders(members, area)
        const isOpen = holders.length === deciding.length
        return (
          <li key={area} className={styles.area} aria-current={area === current || undefined}>
            <span>{t(`common:menu.${gameAreas[area].menu}`)}</span>
            <bdi className={styles.holder}>
              {isOpen ? t('head.all') : holders.map(({ user }) => user.username).join(', ')}
            </bdi>
          </li>
        )
      })}
    </ul>
  )
}
