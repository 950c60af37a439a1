/*
 * Session plans: the settings of a game for a lesson of some length, and the running order of that lesson. A plan is data;
 * its texts are in `plan-texts`, one file for each language.
 */

export const planKeys = ['50', '90', '180', 'semester'] as const
export type PlanKey = (typeof planKeys)[number]

/** What a step opens: a scene of the projector, or an action or a page of the control room. */
export const planScreens = [
  'join',
  'rules',
  'decide',
  'close',
  'ranking',
  'race',
  'market',
  'moments',
  'replay',
  'questions',
  'restart',
  'configuration',
  'report',
  'quizzes',
  'peers',
  'grades',
] as const
export type PlanScreen = (typeof planScreens)[number]

/** The texts of the steps; several steps may share one. */
export const stepTexts = [
  'welcome',
  'welcomeTeams',
  'firstQuarter',
  'nextQuarter',
  'practice',
  'restart',
  'reading',
  'results',
  'debrief',
  'quiz',
  'peers',
  'nextTime',
  'start',
  'week',
  'weekLevel',
  'gameDebrief',
  'grades',
] as const
export type StepTextName = (typeof stepTexts)[number]

/** What is added to the text of a step. */
export const stepAdditions = ['journal', 'quiz', 'peers'] as const
export type StepAddition = (typeof stepAdditions)[number]

export type PlanStep = {
  text: StepTextName
  /** Whole minutes after the beginning of the plan. */
  minute: number
  minutes: number
  /** The quarter that the step is about, which its text names; null for none. */
  quarter: number | null
  /** The level that the text names; null for none. */
  level: number | null
  also: readonly StepAddition[]
  /** What the step opens, in this order. */
  screens: readonly [PlanScreen, ...PlanScreen[]]
}

export type SessionPlan = {
  key: PlanKey
  minutes: number
  settings: {
    nbTurns: number
    levelGame: number
    publication: 'held'
    practice: boolean
    /** The sizes of teams; null leaves the game as it is, in teams or not. */
    teams: { sizeMin: number; sizeMax: number } | null
    /** Whether the running order has the teams write their journal; it changes no setting of the game. */
    journal: boolean
    /** The quarters about which it makes a draft of a quiz, and after which one of a peer evaluation. */
    quizzes: readonly number[]
    peers: readonly number[]
  }
  /** The scheduled passes: as many as there are quarters, this many days apart; null when staff pass every quarter. */
  passages: { days: number } | null
  steps: readonly PlanStep[]
}

type StepShape = Pick<PlanStep, 'text' | 'minutes' | 'screens'> & Partial<PlanStep>

/** Puts steps one after the other. */
function inOrder(shapes: readonly StepShape[]): PlanStep[] {
  let minute = 0
  return shapes.map(shape => {
    const step = { quarter: null, level: null, also: [], ...shape, minute }
    minute += shape.minutes
    return step
  })
}

const held = 'held'
const weekMinutes = 7 * 24 * 60

const welcome = (minutes: number): StepShape => ({ text: 'welcome', minutes, screens: ['join', 'rules'] })

const quarter = (number: number, minutes: number, also: StepAddition[] = []): StepShape => ({
  text: number === 1 ? 'firstQuarter' : 'nextQuarter',
  quarter: number,
  minutes,
  also,
  screens: ['decide'],
})

const reading = (number: number, minutes: number): StepShape => ({
  text: 'reading',
  quarter: number,
  minutes,
  screens: ['close', 'market'],
})

const results = (number: number, minutes: number): StepShape => ({
  text: 'results',
  quarter: number,
  minutes,
  screens: ['close', 'ranking', 'race'],
})

const debrief = (minutes: number): StepShape => ({
  text: 'debrief',
  minutes,
  screens: ['moments', 'replay', 'questions'],
})

const quiz = (minutes: number): StepShape => ({ text: 'quiz', minutes, screens: ['quizzes', 'market'] })

const fiftyMinutes: SessionPlan = {
  key: '50',
  minutes: 50,
  settings: {
    ...{ nbTurns: 2, levelGame: 1, publication: held, practice: false, teams: null, journal: false },
    quizzes: [],
    peers: [],
  },
  passages: null,
  steps: inOrder([
    welcome(6),
    quarter(1, 10),
    reading(1, 4),
    quarter(2, 8),
    results(2, 4),
    debrief(15),
    { text: 'nextTime', minutes: 3, screens: ['report'] },
  ]),
}

const ninetyMinutes: SessionPlan = {
  key: '90',
  minutes: 90,
  settings: {
    ...{ nbTurns: 3, levelGame: 1, publication: held, practice: false, teams: null, journal: true },
    quizzes: [3],
    peers: [],
  },
  passages: null,
  steps: inOrder([
    welcome(8),
    quarter(1, 12, ['journal']),
    reading(1, 6),
    quarter(2, 10, ['journal']),
    reading(2, 6),
    quarter(3, 10, ['journal']),
    results(3, 5),
    debrief(25),
    quiz(8),
  ]),
}

const threeHours: SessionPlan = {
  key: '180',
  minutes: 180,
  settings: {
    nbTurns: 4,
    levelGame: 2,
    publication: held,
    practice: true,
    teams: { sizeMin: 3, sizeMax: 4 },
    journal: false,
    quizzes: [4],
    peers: [4],
  },
  passages: null,
  steps: inOrder([
    { text: 'welcomeTeams', minutes: 15, screens: ['join', 'rules'] },
    { text: 'practice', minutes: 15, screens: ['decide', 'close', 'market'] },
    { text: 'restart', minutes: 10, screens: ['restart', 'rules'] },
    ...[1, 2, 3].flatMap(number => [quarter(number, 15), reading(number, 7)]),
    quarter(4, 15),
    results(4, 7),
    quiz(10),
    debrief(35),
    { text: 'peers', minutes: 7, screens: ['peers', 'report'] },
  ]),
}

/** The quarters of a semester about which there is a quiz, and after which teams evaluate each other. */
const quizWeeks = [2, 4, 6]
const peerWeeks = [4, 8]

const week = (number: number): StepShape => ({
  text: number === 4 || number === 6 ? 'weekLevel' : 'week',
  quarter: number,
  level: number === 4 ? 3 : number === 6 ? 4 : null,
  minutes: weekMinutes,
  also: [
    'journal',
    ...(quizWeeks.includes(number) ? (['quiz'] as const) : []),
    ...(peerWeeks.includes(number) ? (['peers'] as const) : []),
  ],
  screens: [
    'close',
    'market',
    ...(number === 4 || number === 6 ? (['configuration'] as const) : []),
    ...(quizWeeks.includes(number) ? (['quizzes'] as const) : []),
    ...(peerWeeks.includes(number) ? (['peers'] as const) : []),
  ],
})

const semester: SessionPlan = {
  key: 'semester',
  minutes: 11 * weekMinutes,
  settings: {
    ...{ nbTurns: 8, levelGame: 2, publication: held, practice: false, teams: null, journal: true },
    quizzes: quizWeeks,
    peers: peerWeeks,
  },
  passages: { days: 7 },
  steps: inOrder([
    { text: 'start', minutes: weekMinutes, screens: ['join', 'rules'] },
    ...[1, 2, 3, 4, 5, 6, 7, 8].map(week),
    { text: 'gameDebrief', minutes: weekMinutes, screens: ['moments', 'replay', 'questions'] },
    { text: 'grades', minutes: weekMinutes, screens: ['grades', 'report'] },
  ]),
}

/** The plans, the shortest first: the only list of them. */
export const sessionPlans: Readonly<Record<PlanKey, SessionPlan>> = {
  '50': fiftyMinutes,
  '90': ninetyMinutes,
  '180': threeHours,
  semester,
}

export const isPlanKey = (given: string): given is PlanKey => planKeys.some(key => key === given)
