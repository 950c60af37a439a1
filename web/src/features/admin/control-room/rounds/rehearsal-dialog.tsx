import { IconRefresh } from '@tabler/icons-react'
import type { Round } from '@trimestre/contract/games'
import type { DryRun } from '@trimestre/contract/rounds'
import { useTranslation } from 'react-i18next'
import { useFormat } from '../../../../i18n/format.ts'
import { errorText } from '../../../../i18n/server-sentences.ts'
import { Banner } from '../../../../ui/banner.tsx'
import { Button } from '../../../../ui/button.tsx'
import { classNames } from '../../../../ui/class-names.ts'
import { ContentDialog } from '../../../../ui/content-dialog.tsx'
import { ErrorCard } from '../../../../ui/error-card.tsx'
import { SkeletonStack } from '../../../../ui/skeleton.tsx'
import { AnomalyList } from './anomaly-list.tsx'
import { RehearsedRanking } from './rehearsed-ranking.tsx'
import styles from './rounds.module.css'
import type { Rehearsing } from './rounds-api.ts'

type Props = { round: Round; rehearsing: Rehearsing; onClose(): void }

/** Shows what a pass would make of the decisions as they are, the unusual first. */
export default function RehearsalDialog({ round, rehearsing, onClose }: Props) {
  const { t } = useTranslation('control')
  const { rehearse, error, isPending } = rehearsing
  const run = rehearsing.outcome?.round.id === round.id ? rehearsing.outcome : null
  const again = () => rehearse(round.id)
  return (
    <ContentDialog onClose={onClose} title={t('rehearsal.title', { quarter: round.roundNb - 1 })} size={1080}>
      <p role="status" className="visually-hidden">
        {isPending && t('rehearsal.running')}
      </p>
      {error && (
        <div className={styles.part}>
          <ErrorCard reason={errorText(t, error)} onRetry={again} />
        </div>
      )}
      {!run && isPending && (
        <div className={styles.part}>
          <SkeletonStack shapes={[{ height: 64 }, { height: 120 }, { height: 240 }]} />
        </div>
      )}
      {run && <Outcome run={run} isBusy={isPending} onAgain={again} />}
    </ContentDialog>
  )
}

type OutcomeProps = { run: DryRun; isBusy: boolean; onAgain(): void }

function Outcome({ run, isBusy, onAgain }: OutcomeProps) {
  const { t } = useTranslation('control')
  const format = useFormat()
  return (
    <>
      <div className={styles.part}>
        <Banner
          tone="info"
          action={
            <Button
              small
              loading={isBusy}
              icon={<IconRefresh size={18} aria-hidden="true" />}
              onClick={onAgain}
            >
              {t('rehearsal.again')}
            </Button>
          }
        >
          <p>{t('rehearsal.nothingSaved')}</p>
          <p>{t('rehearsal.at', { time: format.time(run.at) })}</p>
        </Banner>
      </div>
      <section className={styles.part}>
        <h3>{t('rehearsal.anomalies')}</h3>
        <AnomalyList key={run.at} run={run} />
      </section>
      <section>
        <h3 className={classNames(styles.part, styles.ranking)}>{t('rehearsal.ranking')}</h3>
        <RehearsedRanking companies={run.companies} />
      </section>
      <section className={styles.part}>
        <h3>{t('rehearsal.undecided')}</h3>
        <Undecided companies={run.companies} />
      </section>
    </>
  )
}

/** Lists the companies with members of which none has decided. */
function Undecided({ companies }: Pick<DryRun, 'companies'>) {
  const { t } = useTranslation('control')
  const undecided = companies.filter(
    ({ kind, given }) => kind === 'human' && (given === 'carried' || given === 'substitute'),
  )
  if (undecided.length === 0) return <p>{t('rehearsal.allDecided')}</p>
  return (
    <ul className={styles.names}>
      {undecided.map(({ companyId, username }) => (
        <li key={companyId}>
          <bdi>{username}</bdi>
        </li>
      ))}
    </ul>
  )
}
