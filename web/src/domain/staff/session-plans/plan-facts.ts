import type { PlanChange, PlanSetting, SessionPlanAnswer } from '@trimestre/contract/plans'
import type { TFunction } from 'i18next'
import type { Format } from '../../../i18n/format.ts'

const weekMinutes = 7 * 24 * 60

/** Says in a few words each what a plan sets. */
export function planFacts(
  t: TFunction<'plans'>,
  { settings, passages }: Pick<SessionPlanAnswer, 'settings' | 'passages'>,
): string[] {
  const { nbTurns, levelGame, practice, teams, journal, quizzes, peers } = settings
  return [
    t('fact.quarters', { count: nbTurns }),
    t('fact.level', { level: levelGame }),
    t('fact.held'),
    ...(practice ? [t('fact.practice')] : []),
    ...(teams ? [t('fact.teams', { min: teams.sizeMin, max: teams.sizeMax })] : []),
    ...(journal ? [t('fact.journal')] : []),
    ...(quizzes.length > 0 ? [t('fact.quizzes', { count: quizzes.length })] : []),
    ...(peers.length > 0 ? [t('fact.peers', { count: peers.length })] : []),
    ...(passages ? [t('fact.weekly')] : []),
  ]
}

/** Writes the length of a step: minutes, or weeks. */
export const lengthText = (t: TFunction<'plans'>, minutes: number): string =>
  minutes % weekMinutes === 0
    ? t('weeks', { count: minutes / weekMinutes })
    : t('minutes', { count: minutes })

type Value = PlanChange['from']

/** How the value of each setting is written. */
const kinds = {
  nbTurns: 'number',
  levelMax: 'number',
  levelGame: 'number',
  publication: 'word',
  publicationDelay: 'delay',
  practice: 'switch',
  typePassage: 'mode',
  teams: 'word',
  teamSizeMin: 'number',
  teamSizeMax: 'number',
  passages: 'passages',
  quizzes: 'titles',
  peers: 'titles',
} as const satisfies Record<PlanSetting, string>

const words = ['immediate', 'held', 'solo', 'teams'] as const

export const settingName = (t: TFunction<'plans'>, what: PlanSetting): string => t(`what.${what}`)

/** Writes the value of a setting as staff know it. */
export function settingText(t: TFunction<'plans'>, format: Format, what: PlanSetting, value: Value): string {
  if (Array.isArray(value) && kinds[what] === 'titles') return value.join(' · ')
  if (Array.isArray(value))
    return t('value.passages', { count: value.length, when: format.appointment(value[0] ?? '') })
  switch (kinds[what]) {
    case 'delay':
      return value === null ? t('value.byHand') : t('minutes', { count: Number(value) })
    case 'switch':
      return t(value === true ? 'value.yes' : 'value.no')
    case 'mode':
      return t(value === 1 ? 'value.automatic' : 'value.manual')
    case 'word': {
      const word = words.find(each => each === value)
      return word ? t(`value.${word}`) : String(value)
    }
    default:
      return value === null ? t('value.none') : format.integer(Number(value))
  }
}
