import type { PhaseName } from '@trimestre/contract/games'
import type { Computer } from '@trimestre/contract/seats'
import type { Training } from '@trimestre/contract/trainings'
import { dayText, instantOf, readDay, wallTimeOf } from '../../../../domain/school-time.ts'
import { usualComputers } from '../../../../domain/solo/computers.ts'
import type { NewTraining, TrainingChange } from './api.ts'

/** The values of the form; `product` is an id as text, or empty. */
export type TrainingFields = {
  name: string
  phase: PhaseName
  levelGame: string
  nbTurns: number | null
  computers: readonly Computer[]
  product: string
  seed: number | null
  access: 'everybody' | 'named'
  players: readonly number[]
  attemptsMax: number | null
  /** The last day, DD/MM/YYYY, or empty. */
  until: string
  counts: Training['counts']
}

/** Eight quarters of growth at the first level, against one computer of each level, as often as a player likes. */
export const usualTraining: TrainingFields = {
  name: '',
  phase: 'Croissance',
  levelGame: '1',
  nbTurns: 8,
  computers: usualComputers,
  product: '',
  seed: null,
  access: 'everybody',
  players: [],
  attemptsMax: null,
  until: '',
  counts: 'best',
}

export const fieldsOf = (training: Training, timezone: string): TrainingFields => ({
  name: training.name,
  phase: training.phase,
  levelGame: String(training.levelGame),
  nbTurns: training.nbTurns,
  computers: training.computers,
  product: training.product ? String(training.product.id) : '',
  seed: training.seed ?? null,
  access: training.open ? 'everybody' : 'named',
  players: training.players?.map(({ id }) => id) ?? [],
  attemptsMax: training.attemptsMax,
  until: lastDayOf(training, timezone),
  counts: training.counts,
})

const lastDayOf = ({ until }: Pick<Training, 'until'>, timezone: string): string =>
  until === null ? '' : dayText(wallTimeOf(Date.parse(until), timezone))

/** Returns the end of the last day by the school's clock; null without one. */
function endOf(until: string, timezone: string): string | null {
  const day = readDay(until)
  return day ? new Date(instantOf({ ...day, hour: 23, minute: 59 }, timezone)).toISOString() : null
}

export const isStarted = (training: Training | undefined): boolean => (training?.started ?? 0) > 0

/** Returns the request that creates a training. */
export const newTrainingOf = (fields: TrainingFields, timezone: string): NewTraining => ({
  ...changeableOf(fields, timezone),
  ...playOf(fields),
  name: fields.name.trim(),
  seed: fields.seed,
})

/** Returns the request that changes a training; how it is played is left out once a player has started. */
export function changeOf(fields: TrainingFields, timezone: string, training: Training): TrainingChange {
  const change = changeableOf(fields, timezone)
  // A time that was set elsewhere stays as long as its day does.
  const until = fields.until === lastDayOf(training, timezone) ? training.until : change.until
  const play = isStarted(training)
    ? {}
    : { ...playOf(fields), ...(fields.seed !== null && { seed: fields.seed }) }
  return { ...change, ...play, until }
}

const changeableOf = (fields: TrainingFields, timezone: string) => ({
  name: fields.name.trim(),
  open: fields.access === 'everybody',
  players: [...fields.players],
  attemptsMax: fields.attemptsMax,
  until: endOf(fields.until, timezone),
  counts: fields.counts,
})

const playOf = ({ phase, levelGame, nbTurns, computers, product }: TrainingFields) => ({
  phase,
  levelGame: Number(levelGame),
  nbTurns: nbTurns ?? 0,
  computers: [...computers],
  id_product: product === '' ? null : Number(product),
})
