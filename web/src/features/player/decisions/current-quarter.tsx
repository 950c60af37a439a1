import type { Decision } from '@trimestre/contract/decisions'
import { type ReactNode, useDeferredValue, useMemo } from 'react'
import { AreaFormPanel } from './area-form-panel.tsx'
import styles from './area-panel.module.css'
import { possibleValues } from './projection/possible-values.ts'
import { PriceOutlook } from './projection/price-outlook.tsx'
import { ProjectionCard } from './projection/projection-card.tsx'
import { ProjectionPeek } from './projection/projection-peek.tsx'
import { ScenariosCard } from './projection/scenarios-card.tsx'
import { useProjection } from './projection/use-projection.ts'
import { useAreaForm } from './use-area-form.ts'
import type { AreaFormContext } from './use-server-draft.ts'

type Props = {
  decisions: readonly Decision[]
  place: AreaFormContext
  quarter: number
  level: number
  frozen: boolean
  /** The content below the projection. */
  children: ReactNode
}

/** Shows the form of the current quarter next to its projection. */
export function CurrentQuarter({ decisions, place, quarter, level, frozen, children }: Props) {
  const form = useAreaForm(decisions, place, frozen)
  // The deferred value lets React render the typed value before it computes the projection.
  const projection = useProjection(place, useDeferredValue(form.values))
  const { area } = place
  const { whatIf } = projection
  const possible = useMemo(
    () => (whatIf && !frozen ? possibleValues(whatIf, decisions) : undefined),
    [whatIf, frozen, decisions],
  )
  return (
    <div className={styles.columns}>
      <div className={styles.main}>
        <AreaFormPanel
          {...{ decisions, form, quarter, level, frozen, possible }}
          peek={<ProjectionPeek area={area} projection={projection} />}
          priceOutlook={<PriceOutlook projection={projection} />}
        />
        {!frozen && whatIf && (
          <ScenariosCard place={place} whatIf={whatIf} typed={form.values} onAdopted={form.adopt} />
        )}
      </div>
      <aside className={styles.aside}>
        {!frozen && <ProjectionCard area={area} projection={projection} />}
        {children}
      </aside>
    </div>
  )
}
