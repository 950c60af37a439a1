import type { Game } from '@trimestre/contract/games'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Evidence } from '../../../../domain/debrief/evidence.tsx'
import { hiddenRound, lastPublishedNb } from '../../../../domain/published-rounds.ts'
import { companyPath } from '../../../../domain/screens.ts'
import { LookedIntoContext } from '../../../../domain/shown-company.tsx'
import { errorText } from '../../../../i18n/server-sentences.ts'
import { ErrorCard } from '../../../../ui/error-card.tsx'
import { Spinner } from '../../../../ui/spinner.tsx'
import { ResultsToCome } from './results-to-come.tsx'
import styles from './scenes.module.css'

type Props<T> = {
  game: Game
  query: { data: T | undefined; error: unknown; refetch(): unknown }
  children(data: T): ReactNode
}

/**
 * Renders a scene of the debrief once its data are there. While a later quarter is closed, it tells when its results
 * come, and which quarter the debrief is of.
 */
export function DebriefFrame<T>({ game, query, children }: Props<T>) {
  const { t } = useTranslation(['debrief', 'control', 'common'])
  const hidden = hiddenRound(game.rounds)
  const published = lastPublishedNb(game.rounds)
  if (published < 2)
    return hidden ? <ResultsToCome round={hidden} /> : <p className={styles.lead}>{t('debrief:empty')}</p>
  if (query.data === undefined) {
    if (query.error)
      return <ErrorCard reason={errorText(t, query.error)} onRetry={() => void query.refetch()} />
    return <Spinner size={96} />
  }
  if (!hidden) return children(query.data)
  return (
    <div className={styles.beforeResults}>
      <ResultsToCome round={hidden} above={t('control:hidden.figuresOf', { quarter: published - 1 })} />
      {children(query.data)}
    </div>
  )
}

/** Provides « Pourquoi ? » for any company of the game, which staff look into for that. */
export function ClassEvidence({
  game,
  children,
}: { game: Game } & Pick<Parameters<typeof Evidence>[0], 'children'>) {
  return (
    <Evidence
      frame={(companyId, panel) => (
        <LookedIntoContext
          value={{
            gameId: game.id,
            gameName: game.name,
            companyId,
            label: '',
            address: path => companyPath(companyId, path),
            search: {},
          }}
        >
          {panel}
        </LookedIntoContext>
      )}
    >
      {children}
    </Evidence>
  )
}
