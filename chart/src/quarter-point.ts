export type QuarterPoint = { quarter: number; stock: number; production: number; demand: number }

export const seriesNames = ['stock', 'production', 'demand'] as const
export type SeriesName = (typeof seriesNames)[number]
