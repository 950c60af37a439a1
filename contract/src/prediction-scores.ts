import { absolute, hundredths, meanOf, roundFraction } from './fractions.ts'

/** The figures that a company predicts, in the order in which they are shown. */
export const predictedFigures = ['demande', 'liquidites', 'resultatNet'] as const
export type PredictedFigure = (typeof predictedFigures)[number]

/** Units of `demande` and BA of the two others; null where nothing was predicted. */
export type Predictions = Record<PredictedFigure, number | null>

/** 0 to 100 with two decimals; null where nothing was predicted, or nothing is known of the result yet. */
export type PredictionScores = Record<PredictedFigure | 'quarter', number | null>

/** The smallest result against which a difference is measured: near zero, every prediction would be far off. */
export const predictionFloors = {
  demande: 100,
  liquidites: 5000,
  resultatNet: 5000,
} as const satisfies Record<PredictedFigure, number>

/**
 * How close a prediction came: 100 for the figure itself, 0 from half of the figure on, in between in proportion. It is
 * computed on integers and rounded to two decimals, so that every reader has the same score.
 */
export function scorePrediction(predicted: number, actual: number, floor: number): number {
  const result = absolute(hundredths(actual))
  const smallest = hundredths(floor)
  const measure = result > smallest ? result : smallest
  const difference = absolute(hundredths(predicted) - hundredths(actual))
  const score = roundFraction(10_000n * measure - 20_000n * difference, measure)
  return Math.max(0, score) / 100
}

/** Returns the scores of a quarter; that of the quarter is the mean of those given. */
export function scorePredictions(
  predictions: Predictions,
  actual: Record<PredictedFigure, number>,
): PredictionScores {
  const scoreOf = (figure: PredictedFigure): number | null => {
    const predicted = predictions[figure]
    return predicted === null ? null : scorePrediction(predicted, actual[figure], predictionFloors[figure])
  }
  const scores = {
    demande: scoreOf('demande'),
    liquidites: scoreOf('liquidites'),
    resultatNet: scoreOf('resultatNet'),
  }
  const given = predictedFigures.map(figure => scores[figure]).filter(score => score !== null)
  return { ...scores, quarter: meanOf(given) }
}
