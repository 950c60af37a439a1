import { IconCheck } from '@tabler/icons-react'
import { ApiError } from '@trimestre/contract/client'
import type { Company } from '@trimestre/contract/companies'
import type { Proposal } from '@trimestre/contract/teams'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { decisionLabel } from '../../../../domain/catalogue-text.ts'
import { useFormat } from '../../../../i18n/format.ts'
import { errorText } from '../../../../i18n/server-sentences.ts'
import { Banner } from '../../../../ui/banner.tsx'
import { Button } from '../../../../ui/button.tsx'
import { Chip } from '../../../../ui/chip.tsx'
import { EmptyState } from '../../../../ui/empty-state.tsx'
import { ErrorCard } from '../../../../ui/error-card.tsx'
import { SkeletonStack } from '../../../../ui/skeleton.tsx'
import { TextField } from '../../../../ui/text-field.tsx'
import { DifferenceTable } from './difference-table.tsx'
import { type ProposalActs, useProposalActs, useProposals } from './proposal-queries.ts'
import styles from './team-panel.module.css'
import type { SharedPlace, WholeSheet } from './use-shared-sheet.ts'

type Props = {
  place: SharedPlace
  company: Company
  sheet: WholeSheet
  me: number
  isClosed: boolean
  isLocked: boolean
}

/** Lists the proposals of the quarter: what they would change, and what can be done with each. */
export function ProposalList({ place, company, sheet, me, isClosed, isLocked }: Props) {
  const { t } = useTranslation(['team', 'common'])
  const { companyId } = place
  const proposals = useProposals(companyId)
  const acts = useProposalActs(companyId)
  if (proposals.error && !proposals.data)
    return <ErrorCard reason={errorText(t, proposals.error)} onRetry={() => void proposals.refetch()} />
  if (!proposals.data) return <SkeletonStack shapes={[{ height: 160 }, { height: 160 }]} />
  if (proposals.data.length === 0)
    return <EmptyState title={t('proposal.none')}>{t('proposal.noneText')}</EmptyState>
  return (
    <ul className={styles.list}>
      {proposals.data.map(proposal => (
        <ProposalItem
          key={proposal.id}
          {...{ proposal, company, sheet, me, acts }}
          isSettled={isClosed || proposal.state !== 'open'}
          isLocked={isLocked}
        />
      ))}
    </ul>
  )
}

type ItemProps = Pick<Props, 'company' | 'sheet' | 'me' | 'isLocked'> & {
  proposal: Proposal
  acts: ProposalActs
  isSettled: boolean
}

const tones = {
  open: 'info',
  accepted: 'success',
  partly: 'success',
  declined: 'neutral',
  expired: 'neutral',
} as const

function ProposalItem({ proposal, company, sheet, me, acts, isSettled, isLocked }: ItemProps) {
  const { t } = useTranslation('team')
  const format = useFormat()
  const [failure, setFailure] = useState<unknown>(null)
  const names = Object.keys(proposal.decisions)
  const isMember = company.me?.kind === 'member'
  const isOpen = (name: string) => company.me?.areas.includes(sheet.get(name)?.area ?? '') ?? false
  const mayAccept = !isSettled && isMember && !isLocked
  const accept = (wanted: string[]) => {
    setFailure(null)
    const versions = Object.fromEntries(wanted.map(name => [name, sheet.get(name)?.decision.version ?? 0]))
    acts.accept.mutate({ id: proposal.id, names: wanted, versions }, { onError: setFailure })
  }
  const isBusy = acts.accept.isPending && acts.accept.variables?.id === proposal.id
  const own = names.filter(isOpen)
  return (
    <li className={styles.proposal}>
      <div className={styles.top}>
        <h3 dir="auto">{proposal.title}</h3>
        <Chip tone={tones[proposal.state]}>{t(`proposal.state.${proposal.state}`)}</Chip>
      </div>
      <p className={styles.by}>
        {t('proposal.by', { name: proposal.by.name, when: format.dateTime(proposal.at) })}
      </p>
      {proposal.note !== '' && (
        <p className={styles.note} dir="auto">
          {proposal.note}
        </p>
      )}
      <DifferenceTable
        sheet={sheet}
        decisions={proposal.decisions}
        actions={(name, label) =>
          proposal.acceptedNames.includes(name) ? (
            <Chip tone="success" icon={<IconCheck size={16} aria-hidden="true" />}>
              {t('proposal.taken')}
            </Chip>
          ) : (
            mayAccept &&
            names.length > 1 && (
              <Button
                small
                variant="text"
                loading={isBusy}
                disabled={!isOpen(name)}
                aria-label={t('proposal.acceptNamed', { field: label })}
                onClick={() => accept([name])}
              >
                {t('proposal.accept')}
              </Button>
            )
          )
        }
      />
      {failure !== null && <Failure failure={failure} sheet={sheet} />}
      {proposal.decidedBy && (
        <p className={styles.by}>
          {t(proposal.state === 'declined' ? 'proposal.declinedBy' : 'proposal.acceptedBy', {
            name: proposal.decidedBy.name,
          })}
          {proposal.reason !== '' && <bdi> {proposal.reason}</bdi>}
        </p>
      )}
      {mayAccept && own.length < names.length && <p className={styles.by}>{t('proposal.someNotMine')}</p>}
      {!isSettled && isMember && isLocked && <p className={styles.by}>{t('proposal.locked')}</p>}
      {!isSettled && isMember && (
        <Actions
          {...{ proposal, acts, isBusy }}
          isOwn={proposal.by.id === me}
          mayAcceptAll={mayAccept && own.length === names.length}
          onAcceptAll={() => accept(names)}
        />
      )}
    </li>
  )
}

/** Tells why a proposal was not accepted, with the values that others changed meanwhile. */
function Failure({ failure, sheet }: { failure: unknown; sheet: WholeSheet }) {
  const { t } = useTranslation(['team', 'common'])
  const { t: textOf } = useTranslation(['player', 'common'])
  const conflicts = failure instanceof ApiError ? failure.conflicts : []
  const labels = conflicts.map(({ name }) => {
    const decision = sheet.get(name)?.decision
    return decision ? decisionLabel(textOf, decision) : name
  })
  return (
    <Banner tone="warning">
      {labels.length > 0 ? t('proposal.changed', { fields: labels.join(', ') }) : errorText(t, failure)}
    </Banner>
  )
}

type ActionsProps = {
  proposal: Proposal
  acts: ProposalActs
  isBusy: boolean
  isOwn: boolean
  mayAcceptAll: boolean
  onAcceptAll(): void
}

function Actions({ proposal, acts, isBusy, isOwn, mayAcceptAll, onAcceptAll }: ActionsProps) {
  const { t } = useTranslation('team')
  const [isDeclining, setDeclining] = useState(false)
  const [reason, setReason] = useState('')
  if (isDeclining)
    return (
      <form
        className={styles.decline}
        noValidate
        onSubmit={event => {
          event.preventDefault()
          acts.decline.mutate({ id: proposal.id, reason: reason.trim() })
        }}
      >
        <TextField
          label={t('proposal.reason')}
          value={reason}
          maxLength={500}
          autoComplete="off"
          onChange={event => setReason(event.currentTarget.value)}
        />
        <div className={styles.actions}>
          <Button small type="submit" loading={acts.decline.isPending}>
            {t('proposal.decline')}
          </Button>
          <Button small variant="text" onClick={() => setDeclining(false)}>
            {t('proposal.cancel')}
          </Button>
        </div>
      </form>
    )
  return (
    <div className={styles.actions}>
      {mayAcceptAll && (
        <Button small variant="primary" loading={isBusy} onClick={onAcceptAll}>
          {Object.keys(proposal.decisions).length > 1 ? t('proposal.acceptAll') : t('proposal.accept')}
        </Button>
      )}
      {isOwn ? (
        <Button small loading={acts.takeBack.isPending} onClick={() => acts.takeBack.mutate(proposal.id)}>
          {t('proposal.takeBack')}
        </Button>
      ) : (
        <Button small onClick={() => setDeclining(true)}>
          {t('proposal.decline')}
        </Button>
      )}
    </div>
  )
}
