import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { TermWord } from '../../../../domain/glossary/term-word.tsx'
import { useFormat } from '../../../../i18n/format.ts'
import { Button } from '../../../../ui/button.tsx'
import { NumberField } from '../../../../ui/number-field.tsx'
import { seasonText } from './forecast.ts'
import styles from './forecast-field.module.css'
import type { WhatIf } from './use-projection.ts'

/** Lets the player replace the expected number of customers by another; an empty field returns to the estimate. */
export function ForecastField({ whatIf }: { whatIf: WhatIf }) {
  const { t } = useTranslation(['player', 'catalogue'])
  const { value, type, leave } = useTypedForecast(whatIf)
  return (
    <div className={styles.forecast}>
      <NumberField
        label={t('projection.forecast')}
        value={value}
        min={0}
        step={100}
        unit={t('catalogue:unit.units')}
        onChange={type}
        onBlur={leave}
      />
      {whatIf.isOwn ? <OwnNumber whatIf={whatIf} onReset={leave} /> : <Estimate />}
      <Season season={whatIf.inputs.season} />
      {whatIf.inputs.segments > 1 && <p className={styles.note}>{t('projection.twoKinds')}</p>}
    </div>
  )
}

/** Keeps what is typed while it is no number of customers: empty, negative or a fraction. */
function useTypedForecast({ demand, setDemand }: WhatIf) {
  const [typed, setTyped] = useState<number | null | undefined>()
  const isNumber = typeof typed === 'number' && typed >= 0
  const isInForce = isNumber && Math.round(typed) === demand.expected
  return {
    value: typed === undefined || (isNumber && !isInForce) ? demand.expected : typed,
    type(next: number | null) {
      setTyped(next)
      if (next === null) setDemand(null)
      else if (next >= 0) setDemand(Math.round(next))
    },
    leave: () => setTyped(undefined),
  }
}

function Estimate() {
  const { t } = useTranslation('player')
  return (
    <div className={styles.note}>
      {t('projection.estimate')} <TermWord term="priceElasticity">{t('projection.elasticity')}</TermWord>
    </div>
  )
}

function OwnNumber({ whatIf, onReset }: { whatIf: WhatIf; onReset(): void }) {
  const { t } = useTranslation('player')
  const format = useFormat()
  const reset = () => {
    whatIf.setDemand(null)
    onReset()
  }
  return (
    <div className={styles.note}>
      {t('projection.ownNumber')}
      <Button variant="text" small className={styles.reset} onClick={reset}>
        {t('projection.backToEstimate', { value: format.integer(whatIf.estimate) })}
      </Button>
    </div>
  )
}

/** Tells how demand stands by the calendar in the open quarter, which the player has to take into account. */
function Season({ season }: { season: number }) {
  const { t } = useTranslation('player')
  const format = useFormat()
  const change = seasonText(format, season)
  if (change === null) return null
  return <p className={styles.note}>{t('projection.season', { change })}</p>
}
