import { type ReactNode, useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../button.tsx'
import styles from './quarter-chart.module.css'

type Props = {
  title: string
  /** One sentence for screen readers, after the title. */
  summary?: string
  hint?: string
  /** The figures of the chart as a table. */
  table: ReactNode
  children: ReactNode
}

/** Renders the title of a chart with the button that exchanges the chart and the table of its figures. */
export function ChartFrame({ title, summary, hint, table, children }: Props) {
  const { t } = useTranslation()
  const titleId = useId()
  const [asTable, setAsTable] = useState(false)
  return (
    <figure className={styles.chart} aria-labelledby={titleId}>
      <div className={styles.head}>
        <figcaption id={titleId} className={styles.title}>
          {title}
          {summary && <span className="visually-hidden"> {summary}</span>}
        </figcaption>
        <Button variant="text" small onClick={() => setAsTable(!asTable)}>
          {t(asTable ? 'ui.showChart' : 'ui.showTable')}
        </Button>
      </div>
      {hint && <p className={styles.hint}>{hint}</p>}
      {asTable ? table : children}
    </figure>
  )
}
