import {
  type Debrief,
  type DebriefQuestion,
  type QuestionTheme,
  type Replay,
  type ReplayFigure,
  replayFigures,
} from '@trimestre/contract/debrief'
import { meanOf } from '@trimestre/contract/fractions'
import type { Language } from '@trimestre/contract/languages'
import { type Filling, fill } from '@trimestre/contract/teaching-texts/fill'
import type { TeachingTexts } from '@trimestre/contract/teaching-texts/types'
import { formatNumber } from '../../platform/format-number.ts'
import type { ChartSeries, DeckChart } from './deck.ts'

/** The figure that shows the evidence of a question whose own figure is not in the replay. */
const figuresOfThemes: Record<QuestionTheme, ReplayFigure | null> = {
  d: 'demande',
  p: 'prixVente',
  f: 'nombreProduitsFabriques',
  k: 'nombreProduitStok',
  t: 'liquidites',
  h: 'nombreProduitsFabriques',
  r: 'resultatNet',
  i: 'valeurSociete',
  q: 'pointsQualite',
  e: 'resultatNet',
  l: 'resultatNet',
  g: null,
}

const amounts: readonly ReplayFigure[] = [
  'valeurSociete',
  'prixVente',
  'prixProduit',
  'resultatNet',
  'liquidites',
]
/** The figures whose names say their unit. */
const withoutUnit: readonly ReplayFigure[] = ['classement', 'pointsQualite']

/** Returns the name of a figure with its unit. */
function titleOf(
  figure: ReplayFigure,
  { figures, deck: { units } }: TeachingTexts,
  language: Language,
): string {
  if (withoutUnit.includes(figure)) return figures[figure]
  const unit = figure === 'partMarche' ? '%' : amounts.includes(figure) ? 'BA' : units
  return language === 'zh' ? `${figures[figure]}（${unit}）` : `${figures[figure]} (${unit})`
}

/** What a question says about its evidence. */
type Evidenced = Pick<DebriefQuestion, 'link' | 'theme' | 'round' | 'quarter'>

type Source = {
  language: Language
  texts: TeachingTexts
  debrief: Debrief
  replay: Replay
  totalDemand: readonly number[]
  letters: readonly string[]
}

/** Of these figures a question never shows the names of companies, since they tell who makes a loss. */
const withLosses: readonly ReplayFigure[] = ['resultatNet', 'liquidites']

/** Returns functions that make the charts of a debrief from its replay; a chart without a value is left out. */
export function createCharts({ language, texts, debrief, replay, totalDemand, letters }: Source) {
  const { deck: words } = texts
  const say = (template: string, figures: Filling) =>
    fill(template, figures, value => formatNumber(language, value), language)
  const now = replay.quarters.findIndex(({ round }) => round === debrief.round)
  const labels = replay.companies.map(({ label }) => label)
  const quarters = replay.quarters.slice(0, now + 1).map(({ quarter }) => quarter)
  const quarterNames = quarters.map(quarter => say(words.quarterShort, { quarter }))
  const span = { from: quarters[0] ?? 0, to: quarters.at(-1) ?? 0, quarter: debrief.quarter }
  /** The values of a figure in a quarter, in the order of companies. */
  const valuesAt = (figure: ReplayFigure, index: number): readonly (number | null)[] =>
    replay.series[figure]?.[index] ?? []

  /** Draws one figure of the market over the quarters: as a bar where there is one quarter only. */
  const overQuarters = (name: string, axis: string, values: readonly (number | null)[]): DeckChart[] => {
    const first = values.findIndex(value => value !== null)
    if (first === -1) return []
    return [
      {
        kind: values.filter(value => value !== null).length > 1 ? 'line' : 'bar',
        title: name,
        series: [{ name, values: values.slice(first) }],
        categories: quarterNames.slice(first),
        axes: { x: words.axisQuarter, y: axis },
        alt: say(span.from === span.to ? words.altMarketOne : words.altMarket, span),
      },
    ]
  }

  const meanPrices = quarters.map((quarter, index): number | null => {
    const fact = debrief.facts.find(({ kind, quarter: of }) => kind === 'prices' && of === quarter)
    if (typeof fact?.figures.mean === 'number') return fact.figures.mean
    const sold = valuesAt('nombreProduitVendu', index)
    const prices = valuesAt('prixVente', index).filter((_, company) => (sold[company] ?? 0) >= 1)
    return meanOf(prices.filter(price => price !== null))
  })

  return {
    market: (): DeckChart[] => [
      ...overQuarters(words.totalDemand, words.axisDemand, totalDemand.slice(0, now + 1)),
      ...overQuarters(words.meanPrice, words.axisMeanPrice, meanPrices),
    ],
    priceShare(): DeckChart[] {
      const [prices, shares] = [valuesAt('prixVente', now), valuesAt('partMarche', now)]
      if (!prices.some((price, index) => price !== null && (shares[index] ?? null) !== null)) return []
      return [
        {
          kind: 'scatter',
          title: say(words.quarterShort, span),
          series: [
            { name: words.axisPrice, values: prices },
            { name: words.axisShare, values: shares },
          ],
          categories: labels,
          axes: { x: words.axisPrice, y: words.axisShare },
          alt: say(words.altPriceShare, span),
        },
      ]
    },
    value(): DeckChart[] {
      const series = labels.map(
        (name, company): ChartSeries => ({
          name,
          values: quarters.map((_, index) => valuesAt('valeurSociete', index)[company] ?? null),
        }),
      )
      const drawn = series.filter(({ values }) => values.some(value => value !== null))
      if (drawn.length === 0) return []
      return [
        {
          kind: quarters.length > 1 ? 'line' : 'bar',
          title: words.value,
          series: drawn,
          categories: quarterNames,
          axes: { x: words.axisQuarter, y: words.axisValue },
          alt: say(words.altValue, span),
        },
      ]
    },
    /** Shows the figure of a question for each company, or over the quarters where it is known of one company alone. */
    evidence({ link, theme, round, quarter }: Evidenced): DeckChart[] {
      const asking = replay.quarters.findIndex(each => each.round === round)
      const asked = link?.figure.replace(/^result\./, '')
      const figure = replayFigures.find(known => known === asked) ?? figuresOfThemes[theme]
      if (figure === null) return []
      const name = texts.figures[figure]
      const values = valuesAt(figure, asking)
      const shown = withLosses.includes(figure) ? letters : labels
      const known = shown.flatMap((label, index) => {
        const value = values[index] ?? null
        return value === null ? [] : [{ label, value, index }]
      })
      const [only] = known
      if (only === undefined) return []
      const common = { axes: { x: words.company, y: '' }, title: titleOf(figure, texts, language) }
      if (known.length > 1) {
        return [
          {
            ...common,
            kind: 'bar',
            series: [{ name, values: known.map(({ value }) => value) }],
            categories: known.map(({ label }) => label),
            alt: say(words.altEvidence, { figure: name, quarter }),
          },
        ]
      }
      const own = quarters.map((_, index) => valuesAt(figure, index)[only.index] ?? null)
      const spoken = own.map(
        (value, index) => `${quarterNames[index]} ${value === null ? '–' : formatNumber(language, value)}`,
      )
      return [
        {
          ...common,
          kind: quarters.length > 1 ? 'line' : 'bar',
          series: [{ name: only.label, values: own }],
          categories: quarterNames,
          axes: { x: words.axisQuarter, y: '' },
          alt: `${name} : ${spoken.join(' · ')}`,
        },
      ]
    },
  }
}
