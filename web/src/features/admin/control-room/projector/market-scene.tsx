import type { Game } from '@trimestre/contract/games'
import { useTranslation } from 'react-i18next'
import type { ExpertRow } from '../../../../domain/staff/game-results.ts'
import { useFormat } from '../../../../i18n/format.ts'
import { total } from './debrief.ts'
import { LastQuarter, useMarket } from './last-quarter.tsx'
import { PriceCloud } from './price-cloud.tsx'
import styles from './scenes.module.css'

type Props = { game: Game; showNames: boolean }

/** Shows the market of the last quarter, all companies together. */
export function MarketScene({ game, showNames }: Props) {
  return (
    <LastQuarter game={game}>
      {(results, round) => <Market results={results} round={round} showNames={showNames} />}
    </LastQuarter>
  )
}

type MarketProps = { results: readonly ExpertRow[]; round: number; showNames: boolean }

function Market({ results, round, showNames }: MarketProps) {
  const { t } = useTranslation('control')
  const format = useFormat()
  const companyId = results[0]?.companyId
  const now = useMarket(companyId, round).data
  const before = useMarket(companyId, round - 1).data
  const stock = total(results.map(({ nombreProduitStok = 0 }) => nombreProduitStok))
  const facts = now && [
    {
      label: t('market.demand'),
      text: format.integer(now.demandeTotale),
      was: before && format.integer(before.demandeTotale),
    },
    ...now.segments.map(({ demande }, index) => {
      const segment = index === 0 ? 1 : 2
      const was = before?.segments[index]
      return {
        label: t(`market.demandOf${segment}`),
        text: format.integer(demande),
        was: was && format.integer(was.demande),
      }
    }),
    {
      label: t('market.price'),
      text: format.price(now.prixMoyen),
      was: before && format.price(before.prixMoyen),
    },
    { label: t('market.stock'), text: format.integer(stock) },
  ]
  return (
    <div className={styles.market}>
      <dl className={styles.facts}>
        {facts?.map(({ label, text, was }) => (
          <div key={label} className={styles.fact}>
            <dt>{label}</dt>
            <dd className={styles.factFigure}>
              <bdi className="fig">{text}</bdi>
            </dd>
            {was && <dd>{t('market.was', { figure: was })}</dd>}
          </div>
        ))}
      </dl>
      <PriceCloud results={results} mean={now?.prixMoyen ?? 0} showNames={showNames} />
    </div>
  )
}
