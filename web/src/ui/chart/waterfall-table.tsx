import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { classNames } from '../class-names.ts'
import { Figure, type FigureKind } from '../figure.tsx'
import { type WaterfallStep, waterfallBars } from './waterfall.ts'
import styles from './waterfall-table.module.css'

type Props = {
  caption: string
  steps: readonly WaterfallStep[]
  kind?: FigureKind
  unit?: string
  /** Wraps the figure of a step in the element that opens its explanation. */
  around?(step: WaterfallStep, figure: ReactNode): ReactNode
}

/** Renders a waterfall chart as a table: each row has its name, its bar and its figure, sign included. */
export function WaterfallTable({ caption, steps, kind = 'integer', unit, around }: Props) {
  const { t } = useTranslation()
  const { bars, zero } = waterfallBars(steps)
  return (
    <table className={styles.table}>
      <caption className="visually-hidden">{caption}</caption>
      <thead className="visually-hidden">
        <tr>
          <th scope="col">{t('chart.step')}</th>
          <th scope="col">{t('chart.amount')}</th>
        </tr>
      </thead>
      <tbody>
        {bars.map(bar => (
          <tr key={bar.key} className={classNames(bar.total && styles.total)}>
            <th scope="row">{bar.label}</th>
            <td>
              <span className={styles.cell}>
                <span className={styles.track} aria-hidden="true">
                  <span className={styles.zero} style={{ insetInlineStart: `${zero}%` }} />
                  <span
                    className={classNames(
                      styles.bar,
                      bar.total ? styles.level : bar.value < 0 ? styles.fall : styles.rise,
                    )}
                    style={{ insetInlineStart: `${bar.start}%`, inlineSize: `${bar.length}%` }}
                  />
                </span>
                <span className={styles.figure} dir="ltr">
                  {around ? (
                    around(bar, <StepFigure bar={bar} kind={kind} unit={unit} />)
                  ) : (
                    <StepFigure bar={bar} kind={kind} unit={unit} />
                  )}
                </span>
              </span>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

function StepFigure({ bar, kind, unit }: { bar: WaterfallStep; kind: FigureKind; unit?: string }) {
  return (
    <>
      {!bar.total && bar.value > 0 && <span className="fig">+</span>}
      <Figure value={bar.value} kind={kind} unit={unit} />
    </>
  )
}
