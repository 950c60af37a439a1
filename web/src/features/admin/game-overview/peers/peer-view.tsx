import { ApiError } from '@trimestre/contract/client'
import type { Game } from '@trimestre/contract/games'
import type { PeerResults } from '@trimestre/contract/peers'
import { useTranslation } from 'react-i18next'
import { useFormat } from '../../../../i18n/format.ts'
import { joinFacts } from '../../../../i18n/i18n.ts'
import { Banner } from '../../../../ui/banner.tsx'
import { Card } from '../../../../ui/card.tsx'
import { EmptyState } from '../../../../ui/empty-state.tsx'
import styles from '../class-work/class-work.module.css'
import { WorkActions, WorkProgress } from '../class-work/work-item.tsx'
import { ListDetail } from '../list-detail.tsx'
import { usePeerResults } from './api.ts'
import type { AskedPeerAct } from './peer-dialogs.tsx'
import { peerFacts, peerProgress } from './peer-facts.ts'
import { missingNames } from './peer-results.ts'
import { PeerStateChip } from './peer-state-chip.tsx'
import { TeamCard } from './team-card.tsx'
import { usePeerActions } from './use-peer-actions.tsx'

type Props = { game: Game; id: number; onBack(): void; onAsk(asked: AskedPeerAct): void }

/** Shows how the members of each team rated each other, and the factors that follow. */
export default function PeerView({ game, id, onBack, onAsk }: Props) {
  const { t } = useTranslation(['peers', 'common'])
  const read = usePeerResults(game.id, id)
  const isGone = read.error instanceof ApiError && read.error.status === 404
  return (
    <div className={styles.stack}>
      <ListDetail
        back={t('peers:staff.all')}
        onBack={onBack}
        gone={t('peers:staff.gone')}
        isGone={isGone}
        read={read}
      >
        {results => <Results game={game} results={results} onAsk={onAsk} />}
      </ListDetail>
    </div>
  )
}

type ResultsProps = { game: Game; results: PeerResults; onAsk(asked: AskedPeerAct): void }

function Results({ game, results, onAsk }: ResultsProps) {
  const { t } = useTranslation(['peers', 'quizzes', 'common'])
  const format = useFormat()
  const { round, companies, statements } = results
  const actions = usePeerActions(game, { onOpen: () => undefined, onAsk })(round)
  const progress = peerProgress(t, round)
  const missing = missingNames(results)
  return (
    <>
      <Card
        title={
          <span className={styles.title}>
            <bdi>{round.title}</bdi> <PeerStateChip round={round} />
          </span>
        }
        subtitle={joinFacts(peerFacts(t, format, round))}
        actions={<WorkActions actions={actions.filter(({ id }) => id !== 'results')} name={round.title} />}
      >
        <div className={styles.stack}>
          {progress && <WorkProgress {...progress} />}
          {missing.length > 0 && <p>{t('peers:staff.missing', { names: format.list(missing) })}</p>}
          <Banner tone="info">{t('peers:staff.whoSees')}</Banner>
        </div>
      </Card>
      {companies.length === 0 ? (
        <Card>
          <EmptyState>{t('peers:staff.noTeams')}</EmptyState>
        </Card>
      ) : (
        companies.map(team => (
          <TeamCard key={team.companyId} game={game} round={round} team={team} statements={statements} />
        ))
      )}
    </>
  )
}
