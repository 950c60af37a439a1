import { useNavigate, useSearch } from '@tanstack/react-router'
import type { Game } from '@trimestre/contract/games'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { usePrintedGame } from '../../../domain/printed-game.ts'
import { ArchivedNotice } from '../../../domain/staff/archived-notice.tsx'
import { errorText } from '../../../i18n/server-sentences.ts'
import { Card } from '../../../ui/card.tsx'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { ErrorCard } from '../../../ui/error-card.tsx'
import { UnsavedChangesDialog } from '../../../ui/leave-question.tsx'
import { SelectField } from '../../../ui/select-field.tsx'
import { SkeletonStack } from '../../../ui/skeleton.tsx'
import { useCoefficients, useCriterionRules, useGames } from './api.ts'
import { CriteriaForm } from './criteria-form.tsx'

/** Returns the id of the game in the address (`?game=7`) and its setter. */
function useGameInAddress(): [number | null, (id: number) => void] {
  const given = useSearch({ strict: false, select: (search: { game?: unknown }) => search.game })
  const navigate = useNavigate()
  const id = Number(given)
  const choose = (next: number): void => {
    const search = ((others: object) => ({ ...others, game: next })) as never
    void navigate({ to: '.', search, replace: true, resetScroll: false })
  }
  return [Number.isInteger(id) && id > 0 ? id : null, choose]
}

/** The coefficients of one game, which the user selects. */
export default function CriteriaPage() {
  const { t } = useTranslation(['common', 'super'])
  const games = useGames()
  const [wanted, choose] = useGameInAddress()
  const [isChanged, setIsChanged] = useState(false)
  const [asked, setAsked] = useState<number | null>(null)
  const game = games.data?.find(({ id }) => id === wanted) ?? games.data?.[0]
  usePrintedGame(game)
  if (games.error) return <ErrorCard reason={errorText(t, games.error)} onRetry={() => games.refetch()} />
  if (!games.data)
    return (
      <Card>
        <SkeletonStack shapes={[{ height: 44 }, { height: 240 }]} />
      </Card>
    )
  if (!game)
    return (
      <Card>
        <EmptyState>{t('super:games.empty')}</EmptyState>
      </Card>
    )
  const select = (id: number) => (isChanged ? setAsked(id) : choose(id))
  return (
    <Card>
      <SelectField
        label={t('super:criteria.game')}
        choices={games.data.map(({ id, name }) => ({ value: String(id), label: name }))}
        value={String(game.id)}
        onChange={event => select(Number(event.currentTarget.value))}
      />
      <ArchivedNotice game={game} />
      <GameCriteria key={game.id} game={game} onChanged={setIsChanged} />
      {asked !== null && <UnsavedChangesDialog onStay={() => setAsked(null)} onLeave={() => choose(asked)} />}
    </Card>
  )
}

function GameCriteria({ game, onChanged }: { game: Game; onChanged(changed: boolean): void }) {
  const { t } = useTranslation(['common', 'super'])
  const rules = useCriterionRules()
  const saved = useCoefficients(game.id)
  const error = rules.error ?? saved.error
  const retry = () => {
    void rules.refetch()
    void saved.refetch()
  }
  if (error) return <ErrorCard reason={errorText(t, error)} onRetry={retry} />
  if (!rules.data || !saved.data) return <SkeletonStack shapes={[{ height: 44 }, { height: 240 }]} />
  return <CriteriaForm game={game} rules={rules.data} saved={saved.data} onChanged={onChanged} />
}
