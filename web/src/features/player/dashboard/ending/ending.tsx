import type { Dashboard, Result } from '@trimestre/contract/companies'
import { useTranslation } from 'react-i18next'
import { useFormat } from '../../../../i18n/format.ts'
import { Card } from '../../../../ui/card.tsx'
import { Chip } from '../../../../ui/chip.tsx'
import { classNames } from '../../../../ui/class-names.ts'
import { Figure } from '../../../../ui/figure.tsx'
import { CurveCard } from './curve-card.tsx'
import styles from './ending.module.css'
import { SaveResults } from './save-results.tsx'
import { storyOf } from './story.ts'
import { passageText } from './story-text.ts'

type Props = { dashboard: Dashboard; results: readonly Result[] }

/** The results of a finished game: the podium and the story of the player's own company. */
export default function Ending({ dashboard, results }: Props) {
  const { t } = useTranslation('player')
  const format = useFormat()
  const story = storyOf(results)
  return (
    <>
      <div className={styles.pair}>
        <Card title={t('ending.podium')}>
          <Podium companies={dashboard.ranking} ownId={dashboard.enterprise.id} />
        </Card>
        {story.length > 0 && (
          <Card title={t('ending.story')}>
            <ul className={styles.story}>
              {story.map(passage => (
                <li key={passage.kind}>{passageText(t, format, passage)}</li>
              ))}
            </ul>
            <SaveResults results={results} />
          </Card>
        )}
      </div>
      {results.length > 0 && <CurveCard results={results} />}
    </>
  )
}

type PodiumProps = { companies: Dashboard['ranking']; ownId: number }

/** Shows the first three companies, rendered like a podium as second, first and third, but read in order of rank. */
function Podium({ companies, ownId }: PodiumProps) {
  const { t } = useTranslation('player')
  return (
    <ol className={styles.podium}>
      {companies.slice(0, 3).map(({ companyId, username, classement, valeurSociete }, index) => (
        <li key={companyId} className={classNames(styles.winner, styles[`winner${index + 1}`])}>
          <strong className={styles.name}>
            <bdi>{username}</bdi>
          </strong>
          {companyId === ownId && <Chip tone="primary">{t('dashboard.you')}</Chip>}
          <Figure value={valeurSociete} kind="amount" />
          <span className={styles.step}>{t('ending.place', { rank: classement })}</span>
        </li>
      ))}
    </ol>
  )
}
