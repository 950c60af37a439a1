import { aroundScene, type Viewport } from './use-viewport.ts'

/** A ranking as pages of columns that fit in the window. */
export type RanksLayout = { pages: number; perPage: number; rows: number }

const columnsGap = 32
/** The sizes of a rank in root font sizes; a name makes it wider. */
const rowHeight = 1.36
const rankWidth = { bare: 11.5, named: 15.5 } as const
/** The narrowest window with pages; on a phone the ranking scrolls. */
const pagedFrom = 600
/** The most companies that are listed below the podium, which a longer list replaces. */
export const belowPodiumMax = 8

/** Returns the pages and columns of a ranking of `count` companies; pages are about equally long. */
export function ranksLayout(count: number, isNamed: boolean, viewport: Viewport): RanksLayout {
  const { width, height, rem } = viewport
  const room = width - 2 * Math.min(64, Math.max(16, width * 0.03))
  const needed = rankWidth[isNamed ? 'named' : 'bare'] * rem
  const columns = Math.max(1, Math.floor((room + columnsGap) / (needed + columnsGap)))
  if (width < pagedFrom || count <= belowPodiumMax)
    return { pages: 1, perPage: count, rows: Math.ceil(count / columns) }
  // The line that tells which part of the ranking is shown takes two rows.
  const rowsMax = Math.max(4, Math.floor((height - aroundScene(viewport)) / (rowHeight * rem)) - 2)
  const pages = Math.max(1, Math.ceil(count / (columns * rowsMax)))
  const perPage = Math.ceil(count / pages)
  return { pages, perPage, rows: Math.ceil(perPage / columns) }
}

/** The pages of a ranking, and of the companies outside it, which a short list has on the same page. */
export type StandingsLayout = {
  ranked: RanksLayout
  apart: RanksLayout
  isOnePage: boolean
  pages: number
}

/** Returns the pages of the ranked companies, followed by those of the companies outside the ranking. */
export function standingsLayout(
  counts: { ranked: number; apart: number },
  isNamed: boolean,
  viewport: Viewport,
): StandingsLayout {
  const ranked = ranksLayout(counts.ranked, isNamed, viewport)
  const apart = ranksLayout(counts.apart, isNamed, viewport)
  const isOnePage = counts.ranked + counts.apart <= belowPodiumMax
  return {
    ranked,
    apart,
    isOnePage,
    pages: ranked.pages + (isOnePage || counts.apart === 0 ? 0 : apart.pages),
  }
}
