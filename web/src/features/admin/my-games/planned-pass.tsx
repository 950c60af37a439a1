import type { Game } from '@trimestre/contract/games'
import type { RoundPass } from '@trimestre/contract/schedule'
import { useTranslation } from 'react-i18next'
import { momentText } from '../../../domain/moment-text.ts'
import { nextScheduledPass } from '../../../domain/planned-passes.ts'
import { serverNow } from '../../../domain/server-clock.ts'
import { useFormat } from '../../../i18n/format.ts'
import { RadioCards } from '../../../ui/radio-cards.tsx'
import { useScheduledPasses } from './schedule-api.ts'

/** What becomes of the planned pass when its quarter is passed by hand. */
export type PlanChoice = 'drop' | 'keep'

type Props = { game: Game; isLast: boolean; choice: PlanChoice; onChoose(choice: PlanChoice): void }

const hour = 3_600_000

/** Asks what becomes of the planned pass, which would otherwise pass the next quarter; says when that one will pass. */
export function PlannedPass({ game, isLast, choice, onChoose }: Props) {
  const { t } = useTranslation('admin')
  const format = useFormat()
  const passes = useScheduledPasses(game.id).data ?? []
  const { nextPassAt } = game
  if (nextPassAt === null) return null
  const when = momentText(format, nextPassAt)
  if (isLast) return <p>{t('pass.planned.void', { when })}</p>
  const isAutomatic = game.typePassage === 1 && nextScheduledPass(passes, nextPassAt) === undefined
  const quarter = game.currentTrimestre + 1
  const passing = (at: string | number | undefined) =>
    at === undefined
      ? t('pass.planned.byHand', { quarter })
      : t('pass.planned.at', { quarter, when: momentText(format, at) })
  return (
    <RadioCards
      legend={t(isAutomatic ? 'pass.planned.automatic' : 'pass.planned.scheduled', { when })}
      value={choice}
      onChange={onChoose}
      cards={[
        {
          value: 'drop',
          title: isAutomatic ? t('pass.planned.restart', { hours: game.hour ?? 0 }) : t('pass.planned.drop'),
          text: passing(nextWithout(nextPassAt, passes, isAutomatic ? (game.hour ?? 0) * hour : undefined)),
        },
        { value: 'keep', title: t('pass.planned.keep', { quarter }), text: passing(nextPassAt) },
      ]}
    />
  )
}

/** Returns the next pass once this one is dropped: the earliest scheduled one, or the automatic one after its interval. */
function nextWithout(
  dropped: string,
  passes: readonly RoundPass[],
  interval: number | undefined,
): number | undefined {
  const moments = passes
    .filter(({ status, at }) => status === 'pending' && Date.parse(at) !== Date.parse(dropped))
    .map(({ at }) => Date.parse(at))
  if (interval !== undefined) moments.push(serverNow() + interval)
  return moments.length === 0 ? undefined : Math.min(...moments)
}
