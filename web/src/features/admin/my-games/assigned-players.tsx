import type { Game } from '@trimestre/contract/games'
import type { User } from '@trimestre/contract/users'
import { useTranslation } from 'react-i18next'
import { errorText } from '../../../i18n/server-sentences.ts'
import { Avatar } from '../../../ui/avatar.tsx'
import { BreakableName } from '../../../ui/breakable-name.tsx'
import { Card } from '../../../ui/card.tsx'
import { Chip } from '../../../ui/chip.tsx'
import { ErrorCard } from '../../../ui/error-card.tsx'
import { SkeletonStack } from '../../../ui/skeleton.tsx'
import { useAssignedPlayers } from './api.ts'
import styles from './assigned-players.module.css'

/** Lists everyone who is invited to a game or playing it; players who have joined have a chip. */
export function AssignedPlayers({ game }: { game: Game }) {
  const { t } = useTranslation(['common', 'admin'])
  const players = useAssignedPlayers(game.id)
  const seated = players.data?.filter(({ companies }) => companies.some(each => each.game.id === game.id))
  const joined = new Set(seated?.map(({ id }) => id))
  const count = players.data?.length ?? 0
  const subtitle = t('admin:invitation.joinedCount', { joined: joined.size, count })
  return (
    <Card title={t('admin:invitation.assigned')} subtitle={count > 0 ? subtitle : undefined}>
      {players.isPending && <SkeletonStack shapes={[{ height: 32 }, { height: 32 }, { height: 32 }]} />}
      {players.isError && (
        <ErrorCard
          reason={errorText(t, players.error)}
          onRetry={() => players.refetch()}
          retrying={players.isRefetching}
        />
      )}
      {players.data && count === 0 && <p className={styles.none}>{t('admin:invitation.noneAssigned')}</p>}
      {players.data && count > 0 && <AssignedList players={players.data} joined={joined} />}
    </Card>
  )
}

function AssignedList({ players, joined }: { players: readonly User[]; joined: ReadonlySet<number> }) {
  const { t } = useTranslation('admin')
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a part that scrolls must be reachable by keyboard.
    <ul className={styles.list} aria-label={t('invitation.assigned')} tabIndex={0}>
      {players.map(player => (
        <li key={player.id}>
          <Avatar src={player.image} size={32} />
          <span className={styles.name}>
            <BreakableName name={player.username} />
          </span>
          {joined.has(player.id) ? (
            <Chip tone="success">{t('invitation.joined')}</Chip>
          ) : (
            <Chip>{t('invitation.waiting')}</Chip>
          )}
        </li>
      ))}
    </ul>
  )
}
