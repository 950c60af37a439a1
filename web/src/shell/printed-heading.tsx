import { useTranslation } from 'react-i18next'
import { useActiveRound } from '../domain/active-round.ts'
import { companyLabel } from '../domain/company-label.ts'
import { useGameOfScreen, useQuarterOfScreen } from '../domain/printed-game.ts'
import { useSignedIn } from '../domain/use-session.ts'
import { useFormat } from '../i18n/format.ts'
import { usePrinting } from '../ui/use-printing.ts'
import { useIsPracticeScreen } from './screen-practice.ts'

/**
 * Renders, in print only and above the title of a screen, the game and a quarter, whether it is practice, the company
 * or the user, and the time. The game is the one entered; for an administrator, the one that the screen is about. The quarter is the one
 * that the screen shows, or the current one.
 */
export function PrintedHeading() {
  return usePrinting() ? <Heading /> : null
}

function Heading() {
  const format = useFormat()
  const session = useSignedIn()
  const entered = session.mode === 'GAME' ? session.currentGame : null
  const followed = useGameOfScreen()
  const game = entered ?? followed
  const { t } = useTranslation()
  const isPractice = useIsPracticeScreen()
  return (
    <p className="printed-heading">
      {game && <bdi>{game.name}</bdi>}
      {entered && <QuarterOfGame gameId={entered.id} total={entered.nbTurns} />}
      {!entered && followed && <QuarterShown current={followed.currentTrimestre} total={followed.nbTurns} />}
      {isPractice && <span>{t('practice')}</span>}
      <bdi>{companyLabel(session)}</bdi>
      <span>{format.dateTime(new Date())}</span>
    </p>
  )
}

type QuarterOfGameProps = { gameId: number; total: number | null }

function QuarterOfGame({ gameId, total }: QuarterOfGameProps) {
  const round = useActiveRound(gameId).data
  return <QuarterShown current={round && round.roundNb - 1} total={total} />
}

type QuarterShownProps = { current: number | undefined; total: number | null }

/** Renders the quarter that the screen shows, or the current one. */
function QuarterShown({ current, total }: QuarterShownProps) {
  const shown = useQuarterOfScreen()
  if (typeof shown === 'string') return <bdi>{shown}</bdi>
  const quarter = shown ?? current
  return quarter === undefined ? null : <Quarter quarter={quarter} total={total} />
}

type QuarterProps = { quarter: number; total: number | null }

function Quarter({ quarter, total }: QuarterProps) {
  const { t } = useTranslation()
  const current = total === null ? quarter : Math.min(quarter, total)
  return (
    <bdi>
      {total === null ? t('ui.quarterShort', { quarter: current }) : t('ui.quarterOf', { current, total })}
    </bdi>
  )
}
