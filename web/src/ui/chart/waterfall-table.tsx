import { type WaterfallStep, waterfallBars } from '@trimestre/chart/waterfall'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { classNames } from '../class-names.ts'
import { Figure, type FigureKind } from '../figure.tsx'
import styles from './waterfall-table.module.css'

type Props = {
  caption: string
  steps: readonly WaterfallStep[]
  kind?: FigureKind
  unit?: string
  /** The names of the figure and of the second one; without them there is no second figure. */
  figures?: { value: string; second: string }
  /** Whether the name of each step stands above its bar, as on phones, because names are long. */
  stacked?: boolean
  /** Renders the name of a step, where its label alone is not enough. */
  name?(step: WaterfallStep): ReactNode
  /** Wraps the figure of a step in the element that opens its explanation. */
  around?(step: WaterfallStep, figure: ReactNode): ReactNode
}

/** Renders a waterfall chart as a table: each row has its name, its bar and its figure, sign included. */
export function WaterfallTable({
  caption,
  steps,
  kind = 'integer',
  unit,
  figures,
  stacked,
  name,
  around,
}: Props) {
  const { t } = useTranslation()
  const { bars, zero } = waterfallBars(steps)
  return (
    <table className={classNames(styles.table, figures && styles.withSecond, stacked && styles.stacked)}>
      <caption className="visually-hidden">{caption}</caption>
      <thead className={figures ? styles.names : 'visually-hidden'}>
        <tr>
          <th scope="col">{t('chart.step')}</th>
          <th scope="col">{figures?.value ?? t('chart.amount')}</th>
          {figures && <th scope="col">{figures.second}</th>}
        </tr>
      </thead>
      <tbody>
        {bars.map(bar => (
          <tr key={bar.key} className={classNames(bar.total && styles.total, bar.part && styles.part)}>
            <th scope="row">{name ? name(bar) : bar.label}</th>
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
                    around(bar, <StepFigure step={bar} value={bar.value} kind={kind} unit={unit} />)
                  ) : (
                    <StepFigure step={bar} value={bar.value} kind={kind} unit={unit} />
                  )}
                </span>
              </span>
            </td>
            {figures && (
              <td className={styles.second} data-label={figures.second}>
                <span dir="ltr">
                  <StepFigure step={bar} value={bar.second ?? 0} kind={kind} unit={unit} />
                </span>
              </td>
            )}
          </tr>
        ))}
      </tbody>
    </table>
  )
}

type FigureProps = { step: WaterfallStep; value: number; kind: FigureKind; unit?: string }

function StepFigure({ step, value, kind, unit }: FigureProps) {
  return (
    <>
      {!step.total && value > 0 && <span className="fig">+</span>}
      <Figure value={value} kind={kind} unit={unit} />
    </>
  )
}
