import { useTranslation } from 'react-i18next'
import { useFormat } from '../../i18n/format.ts'
import { usePrinting } from '../../ui/use-printing.ts'
import { useActiveRound } from '../active-round.ts'
import { useGameOfScreen } from '../printed-game.ts'
import { type Session, useSignedIn } from '../session.ts'

/**
 * On paper alone, above the title of a screen: the game and its quarter, the company or who printed it, and when. The game
 * is the one entered; for its administrator the one that the screen is about.
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
  return (
    <p className="printed-heading">
      {game && <bdi>{game.name}</bdi>}
      {entered && <QuarterInPlay gameId={entered.id} total={entered.nbTurns} />}
      {!entered && followed && <Quarter quarter={followed.currentTrimestre} total={followed.nbTurns} />}
      <bdi>{nameOf(session)}</bdi>
      <span>{format.dateTime(new Date())}</span>
    </p>
  )
}

/** A company bears the username of its player. */
function nameOf({ user, virtualEnterprise }: Session): string {
  const username = virtualEnterprise?.userCompany.username ?? user.username
  const name = `${user.firstName ?? ''} ${user.lastName ?? ''}`.trim()
  return name ? `${username} (${name})` : username
}

type QuarterInPlayProps = { gameId: number; total: number | null }

function QuarterInPlay({ gameId, total }: QuarterInPlayProps) {
  const round = useActiveRound(gameId).data
  return round ? <Quarter quarter={round.roundNb} total={total} /> : null
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
