import { IconDeviceTv, IconHandStop } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import type { Game, Joining } from '@trimestre/contract/games'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { isOver } from '../../../domain/game-standing.ts'
import { useSetJoining } from '../../../domain/staff/class-code/api.ts'
import { GameClassCode } from '../../../domain/staff/class-code/game-class-code.tsx'
import { joiningChoices } from '../../../domain/staff/class-code/joining-choices.ts'
import { errorText } from '../../../i18n/server-sentences.ts'
import { buttonClass } from '../../../ui/button.tsx'
import { Card } from '../../../ui/card.tsx'
import { Chip } from '../../../ui/chip.tsx'
import { notify } from '../../../ui/notify.ts'
import { SelectField } from '../../../ui/select-field.tsx'
import { useJoinRequests } from './api.ts'
import { JoinRequests } from './join-requests.tsx'
import styles from './room.module.css'

/** Shows how players come into the game: with the class code, and without it. */
export function ArrivalsCard({ game }: { game: Game }) {
  const { t } = useTranslation(['admin', 'control'])
  const requests = useJoinRequests(game.id).data ?? []
  if (isOver(game)) return null
  return (
    <Card
      title={t('admin:joining.title')}
      actions={
        <span role="status">
          {requests.length > 0 && (
            <Chip tone="warning" icon={<IconHandStop size={16} aria-hidden="true" />}>
              {t('control:requests.count', { count: requests.length })}
            </Chip>
          )}
        </span>
      }
    >
      {requests.length > 0 && <JoinRequests gameId={game.id} requests={requests} />}
      <div className={styles.arrivals}>
        <GameClassCode
          game={game}
          actions={
            <Link
              to="/app/admin/pass_trimestre"
              search={{ game: game.id, projector: 1, scene: 1 } as never}
              className={buttonClass('secondary', true)}
              activeProps={{}}
            >
              <IconDeviceTv size={18} aria-hidden="true" />
              {t('control:project')}
            </Link>
          }
        />
        <WithoutCode game={game} />
      </div>
    </Card>
  )
}

/** Sets who may join without a code; in a private game nobody but the invited. */
function WithoutCode({ game }: { game: Game }) {
  const { t } = useTranslation(['admin', 'common'])
  const id = useId()
  const { mutate, isPending } = useSetJoining(game.id)
  if (game.private)
    return (
      <p className={styles.withoutCode}>
        <span className={styles.joiningLabel}>{t('admin:joining.withoutCode')}</span>
        <strong>{t('admin:joining.invitedOnly')}</strong>
      </p>
    )
  const change = (joining: Joining) =>
    mutate(joining, { onError: error => notify.error(errorText(t, error)) })
  return (
    <div className={styles.withoutCode} data-screen-only>
      <SelectField
        id={id}
        label={t('admin:joining.withoutCode')}
        value={game.joining}
        disabled={isPending}
        choices={joiningChoices.map(value => ({ value, label: t(`admin:joining.${value}`) }))}
        onChange={({ target }) => change(target.value as Joining)}
      />
    </div>
  )
}
