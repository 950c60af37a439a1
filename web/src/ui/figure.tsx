import { useTranslation } from 'react-i18next'
import { type Format, useFormat } from '../i18n/format.ts'
import { classNames } from './class-names.ts'

export type FigureKind = 'number' | 'integer' | 'amount' | 'price' | 'percent' | 'thousands'

/** Formats a figure as text, with its unit when the kind has one. */
export const figureText = (format: Format, value: number, kind: FigureKind): string => format[kind](value)

type Props = {
  /** null means that the figure does not exist; it is shown as « – ». */
  value: number | null | undefined
  kind?: FigureKind
  /** The unit is appended after a no-break space: « unités », « BA/u ». */
  unit?: string
  className?: string
}

/** Renders a formatted figure; it stays left-to-right inside any text. */
export function Figure({ value, kind = 'integer', unit, className }: Props) {
  const { t } = useTranslation()
  const format = useFormat()
  if (value === null || value === undefined || Number.isNaN(value))
    return (
      <span className={className}>
        <span aria-hidden="true">–</span>
        <span className="visually-hidden">{t('ui.unavailable')}</span>
      </span>
    )
  return (
    <bdi className={classNames('fig', className)}>
      {figureText(format, value, kind)}
      {unit && `\u00a0${unit}`}
    </bdi>
  )
}
