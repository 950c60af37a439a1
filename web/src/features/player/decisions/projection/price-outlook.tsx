import { IconAlertTriangle } from '@tabler/icons-react'
import { memo, useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import type { PlayerText } from '../../../../domain/decision-text.ts'
import { TermWord } from '../../../../domain/glossary/term-word.tsx'
import { type Format, useFormat } from '../../../../i18n/format.ts'
import { SkeletonStack } from '../../../../ui/skeleton.tsx'
import { type CustomersNeeded, customersFor } from './customers-for.ts'
import { farPrice, signedPercent } from './forecast.ts'
import { ForecastField } from './forecast-field.tsx'
import { OutlookTable } from './outlook-table.tsx'
import styles from './price-outlook.module.css'
import type { useProjection, WhatIf } from './use-projection.ts'

/** Shows next to the price what it does to the number of customers and to the quarter. */
export const PriceOutlook = memo(function PriceOutlook({
  projection: { whatIf, error },
}: {
  projection: ReturnType<typeof useProjection>
}) {
  if (error && !whatIf) return null
  return (
    <div className={styles.outlook} data-screen-only>
      {whatIf ? (
        <>
          <FarPriceWarning whatIf={whatIf} />
          <ForecastField whatIf={whatIf} />
          <div className={styles.results}>
            <OutlookTable whatIf={whatIf} />
            <Needs whatIf={whatIf} />
          </div>
        </>
      ) : (
        <SkeletonStack shapes={[{ height: 112 }, { height: 240 }]} />
      )}
    </div>
  )
})

function FarPriceWarning({ whatIf }: { whatIf: WhatIf }) {
  const { t } = useTranslation('player')
  const format = useFormat()
  const far = farPrice(whatIf.now.decisions.prixVente, whatIf.inputs.before)
  if (far === null) return null
  return (
    <p className={styles.warning} role="status">
      <IconAlertTriangle size={18} aria-hidden="true" />
      {t(far.from === 'market' ? 'projection.farFromMarket' : 'projection.farFromOwn', {
        change: signedPercent(format, far.percent),
        price: format.price(far.reference / 100),
      })}
    </p>
  )
}

/** Shows the break-even quantity, and the customers that the typed values need to earn as much as the saved ones. */
function Needs({ whatIf }: { whatIf: WhatIf }) {
  const { t } = useTranslation('player')
  const format = useFormat()
  const { available, breakEven, asMuch } = useMemo(() => needsOf(whatIf), [whatIf])
  const before = whatIf.saved.figures.demande
  return (
    <dl className={styles.needs}>
      <div>
        <dt>
          <TermWord term="breakEven">{t('projection.breakEven')}</TermWord>
        </dt>
        <dd>{needText(t, format, breakEven, available)}</dd>
      </div>
      {asMuch && (
        <div>
          <dt>{t('projection.asMuch')}</dt>
          <dd>
            {needText(t, format, asMuch, available)}
            {asMuch.kind === 'found' &&
              before > 0 &&
              ` (${signedPercent(format, (100 * (asMuch.customers - before)) / before)})`}
          </dd>
        </div>
      )}
    </dl>
  )
}

/** More customers than any market has: they buy whatever is available. */
const everybody = 1e9

function needsOf({ saved, now, at }: WhatIf) {
  const available = at(everybody).figures.nombreProduitVendu
  const needed = (result: number) =>
    customersFor(result, available, customers => at(customers).figures.resultatNet)
  const names = Object.keys(now.decisions) as (keyof typeof now.decisions)[]
  const isChanged = names.some(name => now.decisions[name] !== saved.decisions[name])
  return {
    available,
    breakEven: needed(0),
    asMuch: isChanged ? needed(saved.figures.resultatNet) : null,
  }
}

function needText(t: PlayerText, format: Format, needed: CustomersNeeded, available: number): string {
  if (needed.kind === 'never') return t('projection.neverEnough')
  if (needed.kind === 'soldOut')
    return t('projection.soldOutBefore', { count: available, value: format.integer(available) })
  const { customers } = needed
  return t('projection.customersNeeded', { count: customers, value: format.integer(customers) })
}
