import { describe, expect, test } from 'vitest'
import {
  areSegmentsOffered,
  marketBody,
  marketOf,
  newMarket,
  pastPhases,
  phasesOf,
  withPhase,
} from './market-settings.ts'

const game = {
  phase: 'Lancement',
  phasePlan: null,
  nbTurns: 4,
  levelGame: 2,
  segments: 1,
  typeSegment1: 'grandeConsommation',
  typeSegment2: 'luxe',
  currentTrimestre: 1,
} as const
const shape = { quarters: 4, level: 2, past: [] }

describe('the market of a form', () => {
  test('has the phases that its level suggests until a plan is chosen', () => {
    expect(phasesOf(newMarket, { ...shape, level: 1 })).toEqual(Array(4).fill('Maturite'))
    expect(phasesOf(newMarket, shape)).toEqual(['Croissance', 'Croissance', 'Maturite', 'Maturite'])
    expect(phasesOf(newMarket, { ...shape, quarters: null })).toHaveLength(8)
  })

  test('proposes a plan only for a game that has neither a level nor a plan', () => {
    expect(marketOf({ ...game, levelGame: null }).plan).toBe('proposed')
    expect(marketOf({ ...game, levelGame: null, phasePlan: ['Declin'] }).plan).toBe('Declin')
    expect(marketOf(game)).toMatchObject({ plan: 'Lancement', phases: Array(4).fill('Lancement') })
  })

  test('follows the number of quarters with a plan, and keeps phases chosen one by one', () => {
    const phasePlan = ['Croissance', 'Croissance', 'Maturite', 'Maturite'] as const
    const planned = marketOf({ ...game, phasePlan: [...phasePlan] })
    expect(planned.plan).toBe('croissancePuisMaturite')
    expect(phasesOf(planned, { ...shape, quarters: 2 })).toEqual(['Croissance', 'Maturite'])
    const byHand = withPhase(planned, shape, 3, 'Declin')
    expect(byHand).toMatchObject({ plan: 'hand', phases: ['Croissance', 'Croissance', 'Maturite', 'Declin'] })
    expect(phasesOf(byHand, { ...shape, quarters: 5 }).at(-1)).toBe('Declin')
  })

  test('never changes the phases of quarters that have passed', () => {
    const begun = { ...game, phasePlan: ['Lancement' as const, 'Declin' as const], currentTrimestre: 3 }
    const past = pastPhases(begun)
    expect(past).toEqual(['Lancement', 'Declin'])
    const body = marketBody({ ...marketOf(begun), plan: 'Maturite' }, { ...shape, past })
    expect(body).toMatchObject({
      phase: 'Maturite',
      phasePlan: ['Lancement', 'Declin', 'Maturite', 'Maturite'],
    })
  })

  test('leaves the plan to whoever chooses the level, unless it was chosen', () => {
    const open = { ...shape, quarters: null, level: null }
    expect(marketBody(newMarket, open)).not.toHaveProperty('phasePlan')
    expect(marketBody(newMarket, open).phase).toBe('Croissance')
    expect(marketBody({ ...newMarket, plan: 'cycle' }, open).phasePlan).toHaveLength(8)
  })

  test('offers two segments from the third level on, and where they were chosen', () => {
    expect([1, 2, 3, 4, null].map(level => areSegmentsOffered(newMarket, level))).toEqual([
      false,
      false,
      true,
      true,
      true,
    ])
    expect(areSegmentsOffered({ ...newMarket, segments: '2' }, 1)).toBe(true)
  })
})
