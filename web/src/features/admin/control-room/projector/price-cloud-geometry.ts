import { spread } from '@trimestre/chart/cloud-geometry'
import { valueScale } from '@trimestre/chart/value-scale'
import type { GameResult } from '@trimestre/contract/companies'

export type Seller = Pick<GameResult, 'companyId' | 'username' | 'prixVente' | 'partMarche'>

/** A dot of the cloud: the companies whose dots would cover each other are one dot. */
export type Dot = { x: number; y: number; companies: Seller[] }

export const height = 470
export const dotRadius = 13
const margin = { start: 110, end: 40, top: 48, bottom: 64 }
/** The width in pixels that a tick of the price axis needs. */
const tickWidth = 130

/** Computes the positions of the cloud of prices and market shares. From right to left, prices grow leftwards. */
export function cloudOf(results: readonly Seller[], mean: number, width: number, rtl: boolean) {
  const from = rtl ? margin.end : margin.start
  const to = width - (rtl ? margin.start : margin.end)
  const bottom = height - margin.bottom
  const tickCount = Math.max(2, Math.floor((to - from) / tickWidth))
  const prices = results.map(({ prixVente }) => prixVente)
  const ends = rtl ? ([to, from] as const) : ([from, to] as const)
  const x = valueScale(spread(mean > 0 ? [...prices, mean] : prices), tickCount, ...ends)
  const y = valueScale([0, 1, ...results.map(({ partMarche }) => partMarche)], 4, bottom, margin.top)
  return {
    from,
    to,
    top: margin.top,
    bottom,
    x,
    y,
    dots: dotsOf(
      results.map(company => ({
        x: x.place(company.prixVente),
        y: y.place(company.partMarche),
        companies: [company],
      })),
    ),
  }
}

/** Joins the dots of which one would cover the centre of the other; the joint dot is at the first one. */
function dotsOf(single: readonly Dot[]): Dot[] {
  const dots: Dot[] = []
  for (const { x, y, companies } of single) {
    const near = dots.find(dot => Math.hypot(dot.x - x, dot.y - y) < dotRadius)
    if (near) near.companies.push(...companies)
    else dots.push({ x, y, companies: [...companies] })
  }
  return dots
}
