import { IconSearch } from '@tabler/icons-react'
import type { Game } from '@trimestre/contract/games'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { isSolo } from '../../../domain/solo/solo-state.ts'
import { errorText } from '../../../i18n/server-sentences.ts'
import { Card } from '../../../ui/card.tsx'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { ErrorCard } from '../../../ui/error-card.tsx'
import { foldText } from '../../../ui/fold-text.ts'
import { SkeletonStack } from '../../../ui/skeleton.tsx'
import { TextField } from '../../../ui/text-field.tsx'
import { useGames } from './api.ts'
import { GameCard } from './game-card.tsx'
import { type GameSection, sectionOf } from './game-state.ts'
import styles from './games-page.module.css'
import { JoinCodeCard } from './join-code-card.tsx'
import { SoloSection } from './solo/solo-section.tsx'

const foldedSections: readonly GameSection[] = ['finished', 'archived']
const sections: readonly GameSection[] = ['invitations', 'mine', 'public']
/** With fewer games than this, the filter is not useful. */
const filterFrom = 4

/** Lists the games that a player may join, enter or review. */
export default function GamesPage() {
  const { t } = useTranslation(['player', 'common'])
  const games = useGames()
  const [filter, setFilter] = useState('')
  if (games.error && !games.data)
    return (
      <Card>
        <ErrorCard
          title={t('games.loadFailed')}
          reason={errorText(t, games.error)}
          onRetry={() => void games.refetch()}
        />
      </Card>
    )
  if (!games.data) return <SkeletonStack shapes={[{ height: 28, width: '200px' }, { height: 320 }]} />
  const ofClasses = games.data.filter(game => !isSolo(game))
  if (ofClasses.length === 0)
    return (
      <>
        <SoloSection games={games.data} isNew />
        <JoinCodeCard />
        <Card>
          <EmptyState picture="games" title={t('games.noneTitle')}>
            {t('games.none')}
          </EmptyState>
        </Card>
      </>
    )
  // Who plays already comes for the games, others may have nothing but a code.
  const hasJoined = ofClasses.some(({ joined }) => joined)
  const isNew = !ofClasses.some(({ joined, invited }) => joined || invited)
  const solo = <SoloSection games={games.data} isNew={isNew} />
  const found = ofClasses.filter(game => foldText(game.name).includes(foldText(filter)))
  return (
    <>
      {isNew && solo}
      {!hasJoined && <JoinCodeCard />}
      {ofClasses.length >= filterFrom && (
        <div className={styles.filter}>
          <TextField
            label={t('games.filter')}
            type="search"
            value={filter}
            onChange={event => setFilter(event.currentTarget.value)}
            unit={<IconSearch size={20} aria-hidden="true" />}
          />
        </div>
      )}
      {found.length === 0 && <Card>{t('games.noMatch', { filter })}</Card>}
      {sections.map(sectionWith(found))}
      {!isNew && solo}
      {foldedSections.map(sectionWith(found))}
      {hasJoined && <JoinCodeCard />}
    </>
  )
}

const sectionWith = (games: readonly Game[]) => (section: GameSection) => (
  <Section key={section} section={section} games={games.filter(game => sectionOf(game) === section)} />
)

function Section({ section, games }: { section: GameSection; games: readonly Game[] }) {
  const { t } = useTranslation(['player', 'common'])
  if (games.length === 0) return null
  const heading = (
    <>
      {t(`games.${section}`)} <span className={`fig ${styles.count}`}>{games.length}</span>
    </>
  )
  const cards = (
    <div className={styles.grid}>
      {games.map(game => (
        <GameCard key={game.id} game={game} />
      ))}
    </div>
  )
  if (foldedSections.includes(section))
    return (
      <details className={styles.section}>
        <summary className={styles.summary}>
          <h2>{heading}</h2>
        </summary>
        {cards}
      </details>
    )
  return (
    <section className={styles.section} aria-label={t(`games.${section}`)}>
      <h2>{heading}</h2>
      {cards}
    </section>
  )
}
