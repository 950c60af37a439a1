import { cloudGeometry } from '@trimestre/chart/cloud-geometry'
import type { Language } from '@trimestre/contract/languages'
import type PptxGenJS from 'pptxgenjs'
import {
  featuredSeries,
  type LabelSide,
  longestLabel,
  longestLabelOfMany,
  manyNames,
  placeLabels,
  pointsOf,
} from './chart-points.ts'
import { cut } from './cut.ts'
import type { ChartSeries, DeckChart } from './deck.ts'
import type { Box } from './layout.ts'
import { palette, seriesColours } from './palette.ts'
import { fontFace, isRightToLeft, proofingOf, xmlText } from './pptx-text.ts'

/** The longest names of a legend, in characters. */
const longestLegend = 30

/** What the library cannot write, and `finishPptx` adds to the file of the chart. */
export type ChartFinish = {
  /** The series that the legend does not name. */
  hiddenFromLegend: readonly number[]
  /** Where the name of each point of a scatter chart is: right, left, on top or below of it. */
  labelSides: readonly LabelSide[]
}

/** Adds a chart that the reader can edit. */
export function addChart(
  slide: PptxGenJS.Slide,
  chart: DeckChart,
  box: Box,
  language: Language,
): ChartFinish {
  return { bar: addBars, line: addLines, scatter: addPoints }[chart.kind](slide, chart, {
    ...box,
    ...appearance(chart, language),
  })
}

/** U+2067 and U+2069: the titles of a chart have no direction of their own, so that a unit would come before its name. */
const titleText = (title: string, language: Language): string =>
  isRightToLeft(language) && title !== '' ? `\u2067${xmlText(title)}\u2069` : xmlText(title)

function appearance(chart: DeckChart, language: Language): PptxGenJS.IChartOpts {
  const text = { fontFace: fontFace(language), color: palette.faint }
  const options: PptxGenJS.IChartOpts = {
    altText: xmlText(chart.alt),
    lang: proofingOf(language),
    showTitle: true,
    title: titleText(chart.title, language),
    titleFontFace: text.fontFace,
    titleFontSize: 13,
    titleBold: true,
    titleColor: palette.text,
    showLegend: false,
    legendPos: 'b',
    legendFontFace: text.fontFace,
    legendFontSize: 11,
    legendColor: palette.text,
    chartColors: [palette.primary],
    catAxisLabelFontFace: text.fontFace,
    catAxisLabelFontSize: chart.categories.length >= manyNames ? 9 : 11,
    catAxisLabelColor: text.color,
    catGridLine: { style: 'none' },
    valAxisLabelFontFace: text.fontFace,
    valAxisLabelFontSize: 11,
    valAxisLabelColor: text.color,
    valAxisLineShow: false,
    valGridLine: { color: palette.divider, size: 0.75 },
    showCatAxisTitle: chart.axes.x !== '',
    catAxisTitle: titleText(chart.axes.x, language),
    catAxisTitleFontFace: text.fontFace,
    catAxisTitleFontSize: 11,
    catAxisTitleColor: text.color,
    showValAxisTitle: chart.axes.y !== '',
    valAxisTitle: titleText(chart.axes.y, language),
    valAxisTitleFontFace: text.fontFace,
    valAxisTitleFontSize: 11,
    valAxisTitleColor: text.color,
    valAxisLabelFormatCode: numberFormat(chart),
    displayBlanksAs: 'gap',
  }
  // The types of the library lack the other direction, which its code has.
  return isRightToLeft(language) ? Object.assign(options, { catAxisOrientation: 'maxMin' }) : options
}

/** The program that shows the file writes these marks as the system of its reader has them. */
const numberFormat = ({ series }: DeckChart): string => {
  const values = series.at(-1)?.values.filter(value => value !== null) ?? []
  const most = Math.max(0, ...values.map(Math.abs))
  return most < 100 && values.some(value => !Number.isInteger(value)) ? '#,##0.##' : '#,##0'
}

const dataOf = ({ name, values }: ChartSeries, labels: string[]): PptxGenJS.OptsChartData => ({
  name: xmlText(cut(name, longestLegend)),
  labels,
  // The library writes an empty cell for null, which its type lacks.
  values: values.map(value => value ?? Number.NaN),
})

function addBars(slide: PptxGenJS.Slide, chart: DeckChart, options: PptxGenJS.IChartOpts): ChartFinish {
  const isMany = chart.categories.length >= manyNames
  const hasNegative = chart.series.some(({ values }) => values.some(value => value !== null && value < 0))
  const labels = chart.categories.map(name => xmlText(cut(name, longestLabel)))
  slide.addChart(
    'bar',
    chart.series.map(series => dataOf(series, labels)),
    {
      ...options,
      barDir: 'col',
      // Bars that do not begin at zero would exaggerate differences.
      ...(hasNegative ? {} : { valAxisMinVal: 0 }),
      barGapWidthPct: 45,
      chartColors: seriesColours.slice(0, chart.series.length),
      showLegend: chart.series.length > 1,
      ...(isMany
        ? { catAxisLabelRotate: -90 }
        : {
            showValue: chart.series.length === 1,
            dataLabelFormatCode: options.valAxisLabelFormatCode,
            dataLabelFontSize: 11,
            dataLabelColor: palette.text,
          }),
    },
  )
  return { hiddenFromLegend: [], labelSides: [] }
}

function addLines(slide: PptxGenJS.Slide, chart: DeckChart, options: PptxGenJS.IChartOpts): ChartFinish {
  const featured = featuredSeries(chart.series)
  const others = chart.series.filter(series => !featured.has(series))
  const labels = chart.categories.map(name => xmlText(cut(name, longestLabelOfMany)))
  const drawn = [...others, ...featured]
  slide.addChart(
    'line',
    drawn.map(series => dataOf(series, labels)),
    {
      ...options,
      chartColors: [...others.map(() => palette.background), ...seriesColours.slice(0, featured.size)],
      lineSize: 2.25,
      lineDataSymbolSize: 6,
      showLegend: chart.series.length > 1,
    },
  )
  return { hiddenFromLegend: others.map((_, index) => index), labelSides: [] }
}

function addPoints(slide: PptxGenJS.Slide, chart: DeckChart, options: PptxGenJS.IChartOpts): ChartFinish {
  const points = pointsOf(chart)
  const unitsPerInch = 80
  const size = {
    width: Number(options.w) * unitsPerInch,
    height: Number(options.h) * unitsPerInch,
    rtl: options.catAxisOrientation !== undefined,
    zoom: 1,
  }
  const geometry = cloudGeometry(points, size)
  const shown = new Map(placeLabels(geometry, 12).map(label => [label.id, label]))
  const xValues = points.map(({ x }) => x)
  slide.addChart(
    'scatter',
    [
      { name: xmlText(chart.series[0]?.name ?? ''), values: xValues },
      {
        name: xmlText(chart.series[1]?.name ?? ''),
        labels: points.map(({ id }) => xmlText(shown.get(id)?.text ?? ' ')),
        values: points.map(({ y }) => y),
      },
    ],
    {
      ...options,
      lineSize: 0,
      lineDataSymbol: 'circle',
      lineDataSymbolSize: 9,
      showLabel: true,
      dataLabelFormatScatter: 'custom',
      dataLabelPosition: 'r',
      catAxisMinVal: geometry.xTicks[0]?.value,
      catAxisMaxVal: geometry.xTicks.at(-1)?.value,
      valAxisMinVal: 0,
    },
  )
  return { hiddenFromLegend: [], labelSides: points.map(({ id }) => shown.get(id)?.side ?? 'r') }
}
