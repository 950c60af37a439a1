import { IconPlus } from '@tabler/icons-react'
import type { Game } from '@trimestre/contract/games'
import { useTranslation } from 'react-i18next'
import { useFormat } from '../../../../i18n/format.ts'
import { errorText } from '../../../../i18n/server-sentences.ts'
import { Button } from '../../../../ui/button.tsx'
import { Card } from '../../../../ui/card.tsx'
import { EmptyState } from '../../../../ui/empty-state.tsx'
import { ErrorCard } from '../../../../ui/error-card.tsx'
import { SkeletonStack } from '../../../../ui/skeleton.tsx'
import styles from '../class-work/class-work.module.css'
import { WorkItem } from '../class-work/work-item.tsx'
import { usePeerRounds } from './api.ts'
import type { AskedPeerAct } from './peer-dialogs.tsx'
import { peerFacts, peerProgress } from './peer-facts.ts'
import { PeerStateChip } from './peer-state-chip.tsx'
import { usePeerActions } from './use-peer-actions.tsx'

type Props = { game: Game; onOpen(id: number): void; onAsk(asked: AskedPeerAct): void }

/** Lists the peer evaluations of a game, the last one first, and offers to make another. */
export function PeerList({ game, onOpen, onAsk }: Props) {
  const { t } = useTranslation(['peers', 'quizzes', 'common'])
  const format = useFormat()
  const { data, error, refetch } = usePeerRounds(game.id)
  const actions = usePeerActions(game, { onOpen, onAsk })
  const obstacle = obstacleTo(game)
  const create = (
    <Button
      variant="primary"
      icon={<IconPlus size={20} aria-hidden="true" />}
      disabled={obstacle !== null}
      onClick={() => onAsk({ kind: 'new' })}
    >
      {t('peers:staff.new')}
    </Button>
  )
  const isEmpty = data?.length === 0
  return (
    <Card
      flush
      title={t('peers:staff.title')}
      subtitle={isEmpty ? undefined : t(`peers:staff.${obstacle ?? 'lead'}`)}
      actions={isEmpty ? undefined : create}
    >
      {data === undefined ? (
        error ? (
          <ErrorCard
            title={t('peers:staff.loadFailed')}
            reason={errorText(t, error)}
            onRetry={() => void refetch()}
          />
        ) : (
          <SkeletonStack shapes={[{ height: 88 }, { height: 88 }]} />
        )
      ) : isEmpty ? (
        <EmptyState title={t('peers:staff.none')} action={obstacle === null && create}>
          {t('peers:staff.purpose')} {obstacle && t(`peers:staff.${obstacle}`)}
        </EmptyState>
      ) : (
        <ul className={styles.list}>
          {data.map(round => (
            <WorkItem
              key={round.id}
              title={round.title}
              state={<PeerStateChip round={round} />}
              facts={peerFacts(t, format, round)}
              progress={peerProgress(t, round)}
              actions={actions(round)}
            />
          ))}
        </ul>
      )}
    </Card>
  )
}

/** Returns why no peer evaluation can be made; null when one can. */
function obstacleTo(game: Game): 'archived' | 'noTeams' | null {
  if (game.archived) return 'archived'
  return game.teams === null ? 'noTeams' : null
}
