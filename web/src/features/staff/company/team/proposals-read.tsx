import { useQuery } from '@tanstack/react-query'
import type { Decision } from '@trimestre/contract/decisions'
import type { Proposal } from '@trimestre/contract/teams'
import { useTranslation } from 'react-i18next'
import { call } from '../../../../domain/api.ts'
import { decisionLabel } from '../../../../domain/catalogue-text.ts'
import { valueText } from '../../../../domain/decision-text.ts'
import { useFormat } from '../../../../i18n/format.ts'
import { errorText } from '../../../../i18n/server-sentences.ts'
import { Chip } from '../../../../ui/chip.tsx'
import { EmptyState } from '../../../../ui/empty-state.tsx'
import { ErrorCard } from '../../../../ui/error-card.tsx'
import { SkeletonStack } from '../../../../ui/skeleton.tsx'
import styles from './team-page.module.css'

type Props = {
  companyId: number
  /** The number of a round. */
  round: number
  decisionOf(name: string): Decision | undefined
}

const tones = {
  open: 'info',
  accepted: 'success',
  partly: 'success',
  declined: 'neutral',
  expired: 'neutral',
} as const

/** Lists the proposals of a quarter, and what became of each. */
export function ProposalsRead({ companyId, round, decisionOf }: Props) {
  const { t } = useTranslation(['team', 'common'])
  const proposals = useQuery({
    queryKey: ['listProposals', companyId, round],
    queryFn: ({ signal }) => call('listProposals', { params: { id: companyId }, query: { round }, signal }),
  })
  if (proposals.error && !proposals.data)
    return <ErrorCard reason={errorText(t, proposals.error)} onRetry={() => void proposals.refetch()} />
  if (!proposals.data) return <SkeletonStack shapes={[{ height: 96 }]} />
  if (proposals.data.length === 0) return <EmptyState title={t('proposal.none')} />
  return (
    <ul className={styles.proposals}>
      {proposals.data.map(proposal => (
        <ProposalRead key={proposal.id} proposal={proposal} decisionOf={decisionOf} />
      ))}
    </ul>
  )
}

function ProposalRead({ proposal, decisionOf }: Pick<Props, 'decisionOf'> & { proposal: Proposal }) {
  const { t } = useTranslation('team')
  const format = useFormat()
  const { title, note, state, by, at, decidedBy, acceptedNames, decisions } = proposal
  const isAccepted = state === 'accepted' || state === 'partly'
  return (
    <li className={styles.proposal}>
      <p className={styles.top}>
        <strong dir="auto">{title}</strong>
        <Chip tone={tones[state]}>{t(`proposal.state.${state}`)}</Chip>
      </p>
      <p className={styles.aside}>
        {t('proposal.by', { name: by.name, when: format.dateTime(at) })}{' '}
        {decidedBy && isAccepted && t('proposal.acceptedBy', { name: decidedBy.name })}
        {decidedBy && state === 'declined' && t('proposal.declinedBy', { name: decidedBy.name })}
      </p>
      {note !== '' && <p dir="auto">{note}</p>}
      <ul className={styles.values}>
        {Object.entries(decisions).map(([name, value]) => (
          <li key={name}>
            <Value decision={decisionOf(name)} name={name} value={value} />
            {state === 'partly' && acceptedNames.includes(name) && (
              <Chip tone="success">{t('proposal.taken')}</Chip>
            )}
          </li>
        ))}
      </ul>
    </li>
  )
}

type ValueProps = { decision: Decision | undefined; name: string; value: number }

function Value({ decision, name, value }: ValueProps) {
  const { t } = useTranslation(['player', 'common'])
  const format = useFormat()
  return (
    <span>
      {decision ? decisionLabel(t, decision) : name}{' '}
      <bdi className="fig">{decision ? valueText(t, format, decision, value) : format.number(value)}</bdi>
    </span>
  )
}
