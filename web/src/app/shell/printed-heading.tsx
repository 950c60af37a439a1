import { useTranslation } from 'react-i18next'
import { useFormat } from '../../i18n/format.ts'
import { usePrinting } from '../../ui/use-printing.ts'
import { useActiveRound } from '../active-round.ts'
import { type Session, useSignedIn } from '../session.ts'

/** On paper alone, above the title of a screen: the game and its quarter, the company, and when it was printed. */
export function PrintedHeading() {
  return usePrinting() ? <Heading /> : null
}

function Heading() {
  const format = useFormat()
  const session = useSignedIn()
  const game = session.mode === 'GAME' ? session.currentGame : null
  return (
    <p className="printed-heading">
      {game && <bdi>{game.name}</bdi>}
      {game && <Quarter gameId={game.id} total={game.nbTurns} />}
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

/** The quarter in play. */
function Quarter({ gameId, total }: { gameId: number; total: number | null }) {
  const { t } = useTranslation()
  const round = useActiveRound(gameId).data
  if (!round) return null
  const current = total === null ? round.roundNb : Math.min(round.roundNb, total)
  return (
    <bdi>
      {total === null ? t('ui.quarterShort', { quarter: current }) : t('ui.quarterOf', { current, total })}
    </bdi>
  )
}
