import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import type { PeerRound } from '@trimestre/contract/peers'
import { useTranslation } from 'react-i18next'
import { peerRoundsQuery } from '../../../domain/assessment-queries.ts'
import { momentText } from '../../../domain/moment-text.ts'
import { QueryBoundary } from '../../../domain/played-quarters.tsx'
import { useFormat } from '../../../i18n/format.ts'
import { buttonClass } from '../../../ui/button.tsx'
import { Card } from '../../../ui/card.tsx'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { AssessmentItem } from '../shared/assessment-item.tsx'
import styles from './peers.module.css'

/** Lists the peer evaluations of the game, the last one first. */
export function PeersList({ gameId }: { gameId: number }) {
  const { t } = useTranslation('peers')
  const rounds = useQuery(peerRoundsQuery(gameId))
  return (
    <QueryBoundary query={rounds} failed={t('player.loadFailed')}>
      {all => (
        <Card>
          {all.length === 0 ? (
            <EmptyState picture="people" title={t('player.empty.title')}>
              {t('player.empty.text')}
            </EmptyState>
          ) : (
            <ul className={styles.list}>
              {all.map(round => (
                <Item key={round.id} round={round} />
              ))}
            </ul>
          )}
        </Card>
      )}
    </QueryBoundary>
  )
}

function Item({ round: { id, title, state, closesAt, mine } }: { round: PeerRound }) {
  const { t } = useTranslation('peers')
  const format = useFormat()
  const isOpen = state === 'open'
  const action = isOpen ? (mine?.given ? 'change' : 'fill') : state === 'released' ? 'read' : null
  return (
    <AssessmentItem
      title={title}
      facts={
        isOpen
          ? closesAt
            ? t('player.until', { when: momentText(format, closesAt) })
            : t('player.noEnd')
          : null
      }
      isOpen={isOpen}
      state={t(`player.state.${state}`)}
      standing={
        <span>{t(mine?.asked ? (mine.given ? 'player.given' : 'player.notGiven') : 'player.notAsked')}</span>
      }
      action={
        mine?.asked &&
        action && (
          <Link
            to="/app/user/peers"
            search={{ evaluation: id } as never}
            className={buttonClass(action === 'fill' ? 'primary' : 'secondary')}
          >
            {t(`player.action.${action}`)}
            <span className="visually-hidden"> – {title}</span>
          </Link>
        )
      }
    />
  )
}
