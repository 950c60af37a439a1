import { type ReactNode, useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useFormat } from '../../i18n/format.ts'
import { ChartFrame } from '../../ui/chart/chart-frame.tsx'
import { FigureTable } from '../../ui/table/figure-table.tsx'
import styles from './curve-figure.module.css'
import { CurvePlot } from './curve-plot.tsx'
import { firstPoint, type Lever } from './levers.ts'
import { useCurveTexts } from './use-curve-texts.ts'

type Props = { lever: Lever; height?: number; children?: ReactNode }

/** Renders the curves of a lever, a slider along them, and the sentence of the point chosen. */
export function CurveFigure({ lever, height = 220, children }: Props) {
  const { t } = useTranslation('model')
  const format = useFormat()
  const sliderId = useId()
  const { key, curves } = lever
  const [first] = curves
  const [active, setActive] = useState(() => firstPoint(first))
  const { leverText, sentencesAt } = useCurveTexts()
  const sentences = sentencesAt(lever, active)
  const hasScale = first.y !== null
  return (
    <div className={styles.figure}>
      <ChartFrame
        title={t(`curve.${key}.title`)}
        hint={t(`curve.${key}.note`)}
        table={<CurveTable lever={lever} />}
      >
        <CurvePlot
          lever={lever}
          active={active}
          height={height}
          leverText={hasScale ? value => leverText(key, value) : null}
          indexText={value => format.number(value)}
          onPoint={setActive}
        />
      </ChartFrame>
      {curves.length > 1 && <Segments />}
      <div className={styles.slider}>
        <label htmlFor={sliderId}>{t(`curve.${key}.lever`)}</label>
        <input
          id={sliderId}
          type="range"
          min={0}
          max={first.x.length - 1}
          value={active}
          aria-valuetext={sentences.join(' ')}
          onChange={event => setActive(Number(event.target.value))}
        />
        {!hasScale && (
          <span className={styles.ends} aria-hidden="true">
            <span>{t('less')}</span>
            <span>{t('more')}</span>
          </span>
        )}
      </div>
      <div className={styles.sentences}>
        {sentences.map(sentence => (
          <p key={sentence}>{sentence}</p>
        ))}
      </div>
      {children}
    </div>
  )
}

function Segments() {
  const { t } = useTranslation('model')
  return (
    <ul className={styles.segments}>
      <li data-line="0">{t('segment1')}</li>
      <li data-line="1">{t('segment2')}</li>
    </ul>
  )
}

/** Renders the points of the curves as a table. */
function CurveTable({ lever: { key, curves } }: { lever: Lever }) {
  const { t } = useTranslation('model')
  const format = useFormat()
  const { leverText } = useCurveTexts()
  const [first] = curves
  const effect = t(`curve.${key}.effect`)
  const hasScale = first.y !== null
  const title = hasScale ? t('index', { effect }) : effect
  return (
    <FigureTable caption={t(`curve.${key}.title`)}>
      <thead>
        <tr>
          <th scope="col">{t(`curve.${key}.lever`)}</th>
          {curves.map(({ segment }) => (
            <th key={segment} scope="col">
              {segment === null ? title : `${title} – ${t(segment === 1 ? 'segment1' : 'segment2')}`}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {first.x.map((value, point) => (
          <tr key={value}>
            <th scope="row">
              <bdi className="fig">{hasScale ? leverText(key, value) : format.number(value)}</bdi>
            </th>
            {curves.map(({ segment, y, shape }) => (
              <td key={segment}>
                <bdi className="fig">{format.decimal((y ?? shape)?.[point] ?? 0, hasScale ? 1 : 2)}</bdi>
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </FigureTable>
  )
}
