import { type Computer, strategyLevels, temperaments } from '@trimestre/contract/seats'
import { levelKeys } from '../../computers/strategies.ts'

/** Computers to add: how many, and how they play; « mix » takes the levels or the temperaments in turn. */
export type Mix = {
  /** Null while the field is empty, NaN while it holds no number. */
  count: number | null
  level: 'mix' | (typeof levelKeys)[Computer['level']]
  temperament: 'mix' | Computer['temperament']
}

export const noComputers: Mix = { count: 0, level: 'mix', temperament: 'mix' }

/** The order in which a mix takes the temperaments: three computers are those of a game that one plays alone. */
const inTurn: readonly Computer['temperament'][] = ['prudent', 'prix', 'innovateur', 'qualite']

export const levelChoices = strategyLevels.map(level => levelKeys[level])

/** Returns how each of the computers plays, in the order of their seats; none while the number is invalid. */
export function computersOf({ count, level, temperament }: Mix): Computer[] {
  const length = count !== null && Number.isInteger(count) && count > 0 ? count : 0
  const levels = strategyLevels.filter(each => level === 'mix' || levelKeys[each] === level)
  const chosen = inTurn.filter(each => temperament === 'mix' || each === temperament)
  return Array.from({ length }, (_, index) => ({
    level: levels[index % levels.length] ?? 1,
    temperament: chosen[index % chosen.length] ?? 'prudent',
  }))
}

export const levelOf = (text: string): Mix['level'] => levelChoices.find(each => each === text) ?? 'mix'
export const temperamentOf = (text: string): Mix['temperament'] =>
  temperaments.find(each => each === text) ?? 'mix'
