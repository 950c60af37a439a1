import type { Game } from '@trimestre/contract/games'
import { type PeerResults, type PeerRound, peerRatersMin } from '@trimestre/contract/peers'
import { useTranslation } from 'react-i18next'
import { errorText } from '../../../../i18n/server-sentences.ts'
import { Card } from '../../../../ui/card.tsx'
import { Fold } from '../../../../ui/fold.tsx'
import { notify } from '../../../../ui/notify.ts'
import { useMediaQuery } from '../../../../ui/use-media-query.ts'
import { useConfirmFactor } from './api.ts'
import { FormsGiven } from './forms-given.tsx'
import { MemberCards } from './member-cards.tsx'
import { MembersTable } from './members-table.tsx'
import { flagsIn, formsOf, mayConfirm, type PeerTeam } from './peer-results.ts'
import styles from './peers.module.css'

export type TeamProps = {
  team: PeerTeam
  statements: PeerResults['statements']
  /** Confirms a factor or takes that back; null where nothing can be confirmed. */
  onConfirm: ((userId: number, confirmed: boolean) => void) | null
}

type Props = { game: Game; round: PeerRound; team: PeerTeam; statements: PeerResults['statements'] }

/** Shows the means and factors of a team, what is worth a look in it, and who gave whom what. */
export function TeamCard({ game, round, team, statements }: Props) {
  const { t } = useTranslation(['peers', 'common'])
  const isNarrow = useMediaQuery('(width < 960px)')
  const { mutate } = useConfirmFactor(game.id, round.id)
  const isOver = round.state === 'closed' || round.state === 'released'
  const onConfirm =
    game.archived || !isOver
      ? null
      : (userId: number, confirmed: boolean) =>
          mutate({ userId, confirmed }, { onError: error => notify.error(errorText(t, error)) })
  const flags = flagsIn(team)
  const forms = formsOf(team)
  const Members = isNarrow ? MemberCards : MembersTable
  return (
    <Card flush title={<bdi>{team.companyName}</bdi>} late={320}>
      <Members team={team} statements={statements} onConfirm={onConfirm} />
      <div className={styles.under}>
        {team.members.some(mayConfirm) && <p className={styles.hint}>{t('peers:staff.confirmHint')}</p>}
        {round.state === 'closed' &&
          team.members.some(({ factor }) => factor.proposed !== null && factor.proposed > 1) && (
            <p className={styles.hint}>{t('peers:staff.aboveHint')}</p>
          )}
        {team.members.some(({ factor }) => factor.basis === 'too-few') && (
          <p className={styles.hint}>{t('peers:staff.tooFewHint', { min: peerRatersMin })}</p>
        )}
        {flags.length > 0 && (
          <ul className={styles.flags}>
            {flags.map(flag => (
              <li key={flag}>
                <strong>{t(`peers:staff.flag.${flag}.word`)}</strong>
                {' – '}
                {t(`peers:staff.flag.${flag}.text`)}
              </li>
            ))}
          </ul>
        )}
        {forms.length > 0 && (
          <Fold title={t('peers:staff.forms.title')}>
            <FormsGiven forms={forms} statements={statements} />
          </Fold>
        )}
      </div>
    </Card>
  )
}
