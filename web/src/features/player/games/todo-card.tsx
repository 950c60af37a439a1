import { IconCircleCheck, IconHourglass, IconMail, IconPencil } from '@tabler/icons-react'
import type { Game, Round } from '@trimestre/contract/games'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useAreaProgress } from '../../../domain/area-progress.ts'
import { PracticeMark } from '../../../domain/practice.tsx'
import { usePublicationTexts } from '../../../domain/publication.ts'
import { hiddenRound } from '../../../domain/published-rounds.ts'
import { useFormat } from '../../../i18n/format.ts'
import { Card } from '../../../ui/card.tsx'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { GameActions } from './game-actions.tsx'
import { shownQuarter } from './game-state.ts'
import styles from './player-home-page.module.css'

type Props = { invitations: readonly Game[]; running: readonly Game[] }

/** Lists invitations to answer and quarters to decide. */
export function TodoCard({ invitations, running }: Props) {
  const { t } = useTranslation(['player', 'common'])
  const deciding = running.filter(game => game.nbTurns !== null)
  return (
    <Card title={t('home.todo')}>
      {invitations.length + deciding.length === 0 && <EmptyState picture="done" title={t('home.nothing')} />}
      <ul className={styles.todo}>
        {invitations.map(game => (
          <TodoItem key={game.id} game={game} icon={<IconMail size={20} aria-hidden="true" />}>
            {t('home.invitedTo', { game: game.name })}
          </TodoItem>
        ))}
        {deciding.map(game => {
          const hidden = hiddenRound(game.rounds)
          return hidden ? (
            <QuarterToCome key={game.id} game={game} round={hidden} />
          ) : (
            <QuarterToDecide key={game.id} game={game} />
          )
        })}
      </ul>
    </Card>
  )
}

/** Shows how many areas are still unsaved in the current quarter, and when the quarter passes. */
function QuarterToDecide({ game }: { game: Game }) {
  const { t } = useTranslation(['player', 'common'])
  const format = useFormat()
  const round = game.rounds.find(({ etat }) => etat === 1)
  const areas = useAreaProgress(round?.id, game.companyId ?? 0).filter(({ state }) => state !== 'closed')
  const isKnown = areas.every(({ state }) => state !== undefined)
  const toSave = areas.filter(({ state }) => state !== 'saved').length
  const isDone = isKnown && toSave === 0
  const Icon = isDone ? IconCircleCheck : IconPencil
  const when = game.nextPassAt
    ? t('games.passAt', { when: format.dateTime(game.nextPassAt) })
    : t('games.manual')
  return (
    <TodoItem game={game} icon={<Icon size={20} aria-hidden="true" />}>
      {t('home.decideIn', { game: game.name, quarter: shownQuarter(game) })}{' '}
      {game.practice && <PracticeMark />}
      {/* The line is kept until the count has arrived. */}
      <span className={styles.itemFacts}>
        {isKnown ? (isDone ? t('home.allSaved') : t('home.areasToSave', { count: toSave })) : '\u00a0'}
      </span>
      <span className={styles.itemFacts}>{when}</span>
    </TodoItem>
  )
}

/** Shows when the results of a quarter that is closed come. */
function QuarterToCome({ game, round }: { game: Game; round: Round }) {
  const { t } = useTranslation('player')
  const { results } = usePublicationTexts(round)
  return (
    <TodoItem game={game} icon={<IconHourglass size={20} aria-hidden="true" />}>
      {t('hidden.todo', { game: game.name, quarter: round.roundNb - 1 })} {game.practice && <PracticeMark />}
      <span className={styles.itemFacts}>{results}</span>
    </TodoItem>
  )
}

type ItemProps = { game: Game; icon: ReactNode; children: ReactNode }

function TodoItem({ game, icon, children }: ItemProps) {
  return (
    <li className={styles.item}>
      {icon}
      <span className={styles.itemText}>{children}</span>
      <GameActions game={game} primary={false} />
    </li>
  )
}
