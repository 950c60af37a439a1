import type { Curve } from '@trimestre/contract/model-card'
import { useTranslation } from 'react-i18next'
import { useFormat } from '../../i18n/format.ts'
import type { Lever } from './levers.ts'

const inMoney: ReadonlySet<Curve['key']> = new Set(['price', 'advertising', 'wear', 'training'])

/** Returns the texts of a point: the value of the lever, and one sentence for each segment. */
export function useCurveTexts() {
  const { t } = useTranslation('model')
  const format = useFormat()
  const leverText = (key: Curve['key'], value: number): string =>
    inMoney.has(key) ? `${format.number(value)}\u00a0BA` : format.number(value)
  const sentenceAt = (curve: Curve, point: number): string => {
    const { key, segment, x, y, reference } = curve
    if (y === null) return t(`curve.${key}.shape`)
    const sentence = t(`curve.${key}.sentence`, {
      x: leverText(key, x[point] ?? 0),
      y: format.integer(y[point] ?? 0),
      reference: leverText(key, reference),
    })
    return segment === null ? sentence : `${t(segment === 1 ? 'segment1' : 'segment2')} – ${sentence}`
  }
  const sentencesAt = ({ curves }: Lever, point: number): string[] => [
    ...new Set(curves.map(curve => sentenceAt(curve, point))),
  ]
  return { leverText, sentencesAt }
}
