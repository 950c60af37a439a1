import type { MyPeerResult } from '@trimestre/contract/peers'
import { useTranslation } from 'react-i18next'
import { QueryBoundary } from '../../../domain/played-quarters.tsx'
import { useFormat } from '../../../i18n/format.ts'
import { Banner } from '../../../ui/banner.tsx'
import { Card } from '../../../ui/card.tsx'
import { Figure } from '../../../ui/figure.tsx'
import { Fold } from '../../../ui/fold.tsx'
import { FigureTable } from '../../../ui/table/figure-table.tsx'
import { type PeerPlace, useMyPeerResult } from './peer-queries.ts'
import styles from './peers.module.css'

/** Shows the own means next to those of the team, or that too few others rated. */
export function PeerResultCard({ place, title }: { place: PeerPlace; title: string }) {
  const { t } = useTranslation('peers')
  const result = useMyPeerResult(place)
  return (
    <Card title={<bdi>{title}</bdi>} subtitle={t('player.resultSubtitle')}>
      <QueryBoundary query={result} failed={t('player.resultFailed')}>
        {data => <Result result={data} />}
      </QueryBoundary>
    </Card>
  )
}

function Result({ result }: { result: MyPeerResult }) {
  const { t } = useTranslation('peers')
  const format = useFormat()
  const { means, n, factor } = result
  return (
    <div className={styles.form}>
      {means === null ? (
        <Banner tone="info">{t('player.tooFew')}</Banner>
      ) : (
        <>
          {n !== null && <p className={styles.quiet}>{t('player.raters', { count: n })}</p>}
          <Bars result={result} />
          <Fold title={t('player.asTable')}>
            <Means result={result} />
          </Fold>
        </>
      )}
      <div>
        <p>
          <strong>{t('player.factor', { factor: format.decimal(factor.effective, 3) })}</strong>
        </p>
        <p className={styles.quiet}>{t('player.factorMeaning')}</p>
      </div>
    </div>
  )
}

/** Shows each statement with a bar for the person and one for the team, of 5 at most. */
function Bars({ result: { statements, means, team } }: { result: MyPeerResult }) {
  const { t } = useTranslation('peers')
  return (
    <ul className={styles.bars} aria-hidden="true">
      {statements.map(({ key, text }) => (
        <li key={key}>
          <p className={styles.itemTitle}>{text}</p>
          <Bar label={t('player.you')} value={means?.[key]} />
          <Bar label={t('player.team')} value={team?.[key]} isTeam />
        </li>
      ))}
    </ul>
  )
}

function Bar({ label, value, isTeam }: { label: string; value: number | undefined; isTeam?: boolean }) {
  const format = useFormat()
  if (value === undefined) return null
  return (
    <div className={styles.bar}>
      <span>{label}</span>
      <span className={styles.track}>
        <span
          className={isTeam ? styles.teamFill : styles.fill}
          style={{ inlineSize: `${Math.max(0, (value - 1) / 4) * 100}%` }}
        />
      </span>
      <bdi className="fig">{format.decimal(value, 1)}</bdi>
    </div>
  )
}

function Means({ result: { statements, means, team } }: { result: MyPeerResult }) {
  const { t } = useTranslation('peers')
  return (
    <FigureTable caption={t('player.tableCaption')}>
      <thead>
        <tr>
          <th scope="col">{t('player.statement')}</th>
          <th scope="col">{t('player.you')}</th>
          <th scope="col">{t('player.team')}</th>
        </tr>
      </thead>
      <tbody>
        {statements.map(({ key, text }) => (
          <tr key={key}>
            <th scope="row">{text}</th>
            <td>
              <Figure value={means?.[key]} kind="number" />
            </td>
            <td>
              <Figure value={team?.[key]} kind="number" />
            </td>
          </tr>
        ))}
      </tbody>
    </FigureTable>
  )
}
