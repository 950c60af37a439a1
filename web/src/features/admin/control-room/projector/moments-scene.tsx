import type { Debrief } from '@trimestre/contract/debrief'
import type { Game } from '@trimestre/contract/games'
import { useTranslation } from 'react-i18next'
import { FactList, MomentList } from '../../../../domain/debrief/debrief-lists.tsx'
import { joinFacts } from '../../../../i18n/i18n.ts'
import { ClassEvidence, DebriefFrame } from './debrief-frame.tsx'
import styles from './debrief-scenes.module.css'
import type { useDebrief } from './use-debrief.ts'

type Props = { game: Game; step: number } & Pick<ReturnType<typeof useDebrief>, 'debrief'>

/** Shows the facts first, then the turning points that explain them. */
export function MomentsScene({ game, step, debrief }: Props) {
  return (
    <DebriefFrame game={game} query={debrief}>
      {data => (step === 0 ? <Facts debrief={data} /> : <Moments game={game} debrief={data} />)}
    </DebriefFrame>
  )
}

/** Shows the facts of a quarter, which is named: the header of the stage names the one in play. */
function Facts({ debrief: { facts, quarter } }: { debrief: Debrief }) {
  const { t } = useTranslation(['debrief', 'common'])
  return (
    <section className={styles.sheet} aria-live="polite">
      <h2 className={styles.subtitle}>
        {joinFacts([t('debrief:facts'), t('common:ui.quarterShort', { quarter })])}
      </h2>
      <FactList facts={facts} />
    </section>
  )
}

function Moments({ game, debrief: { turningPoints } }: { game: Game; debrief: Debrief }) {
  const { t } = useTranslation('debrief')
  return (
    <section className={styles.sheet} aria-live="polite">
      <h2 className={styles.subtitle}>{t('moments')}</h2>
      <ClassEvidence game={game}>{why => <MomentList moments={turningPoints} why={why} />}</ClassEvidence>
    </section>
  )
}
