import { IconArrowLeft } from '@tabler/icons-react'
import { Link, useSearch } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { QueryBoundary } from '../../../domain/played-quarters.tsx'
import { useShownCompany } from '../../../domain/shown-company.tsx'
import { PageActions } from '../../../shell/page-actions.tsx'
import { buttonClass } from '../../../ui/button.tsx'
import { Card } from '../../../ui/card.tsx'
import { PeerFormCard } from './peer-form-card.tsx'
import { type PeerPlace, usePeerForm } from './peer-queries.ts'
import { PeerResultCard } from './peer-result-card.tsx'
import { PeersList } from './peers-list.tsx'

/** How the members of a team rate each other: the list of evaluations, or one of them. */
export default function PeersPage() {
  const { gameId } = useShownCompany()
  const id = useSearch({ strict: false, select: (search: { evaluation?: unknown }) => search.evaluation })
  return typeof id === 'number' ? (
    <Evaluation key={id} place={{ gameId, peerRoundId: id }} />
  ) : (
    <PeersList gameId={gameId} />
  )
}

function Evaluation({ place }: { place: PeerPlace }) {
  const { t } = useTranslation('peers')
  const form = usePeerForm(place)
  return (
    <>
      <PageActions>
        <Link to="/app/user/peers" className={buttonClass('text')}>
          <IconArrowLeft className="flip" size={20} aria-hidden="true" />
          {t('player.back')}
        </Link>
      </PageActions>
      <QueryBoundary query={form} failed={t('player.formFailed')}>
        {data => {
          const { state, title } = data.round
          if (state === 'open') return <PeerFormCard form={data} place={place} />
          if (state === 'released') return <PeerResultCard place={place} title={title} />
          return (
            <Card title={<bdi>{title}</bdi>}>
              <p>{t('player.waiting')}</p>
            </Card>
          )
        }}
      </QueryBoundary>
    </>
  )
}
