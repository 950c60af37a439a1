import { IconDoorExit } from '@tabler/icons-react'
import type { Game } from '@trimestre/contract/games'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { isOver } from '../../../../domain/game-standing.ts'
import { roleNames } from '../../../../domain/team/holders.ts'
import { useTeam } from '../../../../domain/team/queries.ts'
import { useSignedIn } from '../../../../domain/use-session.ts'
import { errorText } from '../../../../i18n/server-sentences.ts'
import { Avatar } from '../../../../ui/avatar.tsx'
import { Button } from '../../../../ui/button.tsx'
import { Card } from '../../../../ui/card.tsx'
import { ConfirmDialog } from '../../../../ui/confirm-dialog.tsx'
import { notify } from '../../../../ui/notify.ts'
import { useLeaveTeam } from './api.ts'
import styles from './team-joining.module.css'

type Props = { game: Game; companyId: number }

/** Shows the own team in the details of a game: its members, its code, and the way out before the first close. */
export default function OwnTeamCard({ game, companyId }: Props) {
  const { t } = useTranslation(['team', 'common'])
  const { user } = useSignedIn()
  const team = useTeam(companyId).data
  const [isLeaving, setLeaving] = useState(false)
  const leaving = useLeaveTeam(game)
  if (!team) return null
  const hasStarted = game.currentTrimestre > 1 || isOver(game)
  const isMember = team.members.some(member => member.user.id === user.id && member.kind === 'member')
  const mayLeave = isMember && game.teams?.formation !== 'administrator' && !hasStarted
  const leave = async () => {
    await leaving.mutateAsync()
    notify.success(t('own.left'), 3000)
  }
  return (
    <Card title={t('own.title', { name: team.company.name })}>
      <div className={styles.own}>
        <ul className={styles.members} aria-label={t('head.members')}>
          {team.members.map(member => (
            <li key={member.user.id} className={styles.member}>
              <Avatar src={member.user.image} size={32} />
              <span>
                <bdi className={styles.name}>{member.user.username}</bdi>
                <span className={styles.places}>
                  {member.kind === 'observer' ? t('head.observer') : roleNames(member)}
                </span>
              </span>
            </li>
          ))}
        </ul>
        {team.code && (
          <div>
            <p className={styles.places}>{t('own.code')}</p>
            <bdi className={styles.ownCode} dir="ltr">
              {team.code}
            </bdi>
          </div>
        )}
        {mayLeave && (
          <Button
            icon={<IconDoorExit className="flip" size={18} aria-hidden="true" />}
            onClick={() => setLeaving(true)}
          >
            {t('own.leave')}
          </Button>
        )}
      </div>
      <ConfirmDialog
        opened={isLeaving}
        onClose={() => setLeaving(false)}
        title={t('own.leaveTitle', { name: team.company.name })}
        onConfirm={leave}
        failureText={error => errorText(t, error)}
      >
        <p>{t('own.leaveText')}</p>
      </ConfirmDialog>
    </Card>
  )
}
