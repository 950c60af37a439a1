import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react'
import type { Newspaper } from '@trimestre/contract/newspaper'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { useQuarterInAddress } from '../../../domain/choice-in-address.ts'
import { PlayedQuarters, QueryBoundary, type Shown } from '../../../domain/played-quarters.tsx'
import { PracticeMark } from '../../../domain/practice.tsx'
import { useShownCompany } from '../../../domain/shown-company.tsx'
import { useGame } from '../../../domain/use-game.ts'
import { Button } from '../../../ui/button.tsx'
import { useNewspaper } from './api.ts'
import { Articles } from './articles.tsx'
import { LeadStory } from './lead-story.tsx'
import styles from './newspaper-page.module.css'

/** The market newspaper: one issue per passed quarter, opened at the newest. */
export default function NewspaperPage() {
  const { t } = useTranslation(['explain', 'player', 'common', 'catalogue'])
  return (
    <PlayedQuarters label={t('news.issues')} empty={t('news.none')} published>
      {shown => <IssueOfQuarter {...shown} />}
    </PlayedQuarters>
  )
}

function IssueOfQuarter({ quarter, roundNb, companyId, last }: Shown) {
  const { gameId } = useShownCompany()
  const { t } = useTranslation(['explain', 'player', 'common', 'catalogue'])
  const newspaper = useNewspaper(gameId, roundNb)
  return (
    <QueryBoundary query={newspaper} failed={t('news.loadFailed')}>
      {issue => (
        <>
          <Issue issue={issue} quarter={quarter} companyId={companyId} />
          <TurnPages quarter={quarter} last={last} />
        </>
      )}
    </QueryBoundary>
  )
}

type IssueProps = { issue: Newspaper; quarter: number; companyId: number }

function Issue({ issue, quarter, companyId }: IssueProps) {
  const { t } = useTranslation(['explain', 'player', 'common', 'catalogue'])
  const masthead = useId()
  const { gameId, gameName } = useShownCompany()
  const game = useGame(gameId).data
  return (
    <article className={styles.paper} aria-labelledby={masthead}>
      <header className={styles.masthead}>
        <p className={styles.line}>
          <span>{t('news.title')}</span>
          {game?.practice && <PracticeMark />}
          <span>{t('news.issue', { quarter })}</span>
        </p>
        <h2 id={masthead} className={styles.name}>
          <bdi>{game?.name ?? gameName}</bdi>
        </h2>
      </header>
      <LeadStory facts={issue.facts} companyId={companyId} product={game?.product ?? null} />
      <Articles facts={issue.facts} announced={game?.eventGames ?? []} />
      <p className={styles.imprint}>{t('news.public')}</p>
    </article>
  )
}

function TurnPages({ quarter, last }: { quarter: number; last: number }) {
  const { t } = useTranslation(['explain', 'player', 'common', 'catalogue'])
  const [, choose] = useQuarterInAddress()
  const turn = (to: number) => {
    choose(to === last ? undefined : to)
    window.scrollTo({ top: 0 })
  }
  return (
    <nav className={styles.turn} aria-label={t('news.issues')}>
      {quarter > 1 && (
        <Button
          variant="text"
          icon={<IconChevronLeft className="flip" size={20} aria-hidden="true" />}
          onClick={() => turn(quarter - 1)}
        >
          {t('news.previous')}
        </Button>
      )}
      {quarter < last && (
        <Button variant="text" className={styles.following} onClick={() => turn(quarter + 1)}>
          {t('news.next')}
          <IconChevronRight className="flip" size={20} aria-hidden="true" />
        </Button>
      )}
    </nav>
  )
}
