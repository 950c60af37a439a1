/** A target figure: a ratio, or a plain figure with its unit. */
export type Figure = {
  /** Describes the quotient, or the counted quantity. */
  what: string
  /** The figure must not exceed the limit; the aim is the value that the product should reach. */
  limit: number
  aim: number
  /** "at least" makes both of them lower bounds, as for saves per second; by default they are upper bounds. */
  sense?: 'at least'
  /** The unit of a figure that is not a ratio: ms, kB, %. */
  unit?: string
}

export type Goal = { title: string; command: string; figures: Record<string, Figure> }

/**
 * The goals of docs/performance.md, in its order. A figure meets its limit when the third quartile of its rounds does
 * (the first one for "at least"): one lucky round proves nothing.
 */
export const goals = {
  P1: {
    title: 'A quarter of a large game, from confirmation to readable results',
    command: 'npm run bench pass-large',
    figures: {
      thousand: { what: '1 000 companies ÷ bare binary COPY of the same rows', limit: 2, aim: 1 },
      tenThousand: { what: '10 000 companies ÷ the same', limit: 2, aim: 1 },
    },
  },
  P2: {
    title: 'A quarter of a usual class',
    command: 'npm run bench pass-class',
    figures: {
      ten: { what: '10 companies ÷ bare binary COPY of the same rows', limit: 4, aim: 2.5 },
      thirty: { what: '30 companies ÷ the same', limit: 4, aim: 2.5 },
    },
  },
  P3: {
    title: 'Growth of the whole pass from 1 000 to 10 000 companies',
    command: 'npm run bench pass-large',
    figures: { exponent: { what: 'exponent of time by companies', limit: 1.05, aim: 1 } },
  },
  P4: {
    title: 'The engine',
    command: 'npm run bench engine',
    figures: {
      perCompany: { what: 'a company ÷ the same arithmetic in a plain typed-array loop', limit: 8, aim: 3 },
      share: { what: 'share of the engine in a pass', limit: 10, aim: 10, unit: '%' },
    },
  },
  P5: {
    title: '200 games of 10 companies passed together',
    command: 'npm run bench pass-many',
    figures: {
      all: { what: 'all of them ÷ bare COPY, a transaction per game', limit: 2.5, aim: 1.5 },
      slowest: { what: 'slowest game ÷ mean', limit: 2, aim: 2 },
    },
  },
  D1: {
    title: 'What a player reads, CPU of all processes',
    command: 'npm run bench reading',
    figures: {
      dashboard: { what: 'dashboard ÷ bare Fastify answering the same JSON', limit: 2.5, aim: 1.5 },
      results: { what: 'results ÷ the same', limit: 2.5, aim: 1.5 },
      decisions: { what: 'decisions ÷ the same', limit: 2.5, aim: 1.5 },
    },
  },
  D2: {
    title: '2 000 players asking at the instant after a pass',
    command: 'npm run bench after-pass',
    figures: {
      last: { what: 'last answer ÷ bare server', limit: 2, aim: 1.3 },
      failures: { what: 'failed requests', limit: 0, aim: 0, unit: 'requests' },
    },
  },
  D3: {
    title: '« quarter passed » to 5 000 streams',
    command: 'npm run bench streams',
    figures: {
      last: { what: 'last stream told ÷ bare server-sent events', limit: 1.5, aim: 1.1 },
      stall: { what: 'longest stall of the event loop', limit: 50, aim: 20, unit: 'ms' },
    },
  },
  S1: {
    title: 'Durable saves',
    command: 'npm run bench saves',
    figures: {
      rate: {
        what: 'saves per second ÷ bare Fastify and a single-row update',
        limit: 0.4,
        aim: 0.7,
        sense: 'at least',
      },
    },
  },
  S2: {
    title: 'p99 of a save while a quarter passes',
    command: 'npm run bench saves-during-pass',
    figures: {
      tenThousand: { what: '10 000 companies ÷ idle p99', limit: 5, aim: 3 },
      thousand: { what: '1 000 companies ÷ idle p99', limit: 2.5, aim: 1.6 },
    },
  },
  S3: {
    title: '5 000 saves in the last minute, then the automatic pass',
    command: 'npm run bench last-minute',
    figures: {
      lost: { what: 'saves lost', limit: 0, aim: 0, unit: 'saves' },
      refused: { what: 'saves refused before the deadline', limit: 0, aim: 0, unit: 'saves' },
      late: { what: 'pass after its time', limit: 1000, aim: 200, unit: 'ms' },
    },
  },
  A1: {
    title: 'Signing in',
    command: 'npm run bench sign-ins',
    figures: {
      rate: { what: 'sign-ins per second ÷ raw hash rate', limit: 0.8, aim: 0.9, sense: 'at least' },
      others: { what: 'p99 of other requests meanwhile ÷ idle', limit: 4, aim: 2 },
    },
  },
  B1: {
    title: 'Login page',
    command: 'npm run bench page-login',
    figures: {
      bytes: { what: 'bytes ÷ a bare React login', limit: 1.5, aim: 1 },
      paint: { what: 'largest contentful paint ÷ the same', limit: 0.7, aim: 0.55 },
    },
  },
  B2: {
    title: 'Dashboard of a player, first visit',
    command: 'npm run bench page-dashboard',
    figures: {
      script: { what: 'script, brotli', limit: 180, aim: 120, unit: 'kB' },
      mainThread: { what: 'main-thread time ÷ bare React login', limit: 4, aim: 2.5 },
    },
  },
  B3: {
    title: 'Lighthouse, mobile preset',
    command: 'npm run bench lighthouse',
    figures: {
      login: { what: 'login', limit: 97, aim: 100, sense: 'at least', unit: 'points' },
      dashboard: { what: 'dashboard of a player', limit: 85, aim: 95, sense: 'at least', unit: 'points' },
    },
  },
  B4: {
    title: 'Worst of ten interactions, CPU slowed four times',
    command: 'npm run bench interactions',
    figures: { worst: { what: 'input to next paint', limit: 250, aim: 150, unit: 'ms' } },
  },
  C1: {
    title: 'From start to the first dashboard',
    command: 'npm run bench start-ratio',
    figures: { start: { what: 'product ÷ start of a bare Fastify', limit: 3, aim: 1.8 } },
  },
  calc: {
    title: 'The same quarter recalculated by LibreOffice Calc',
    command: 'npm run bench spreadsheet',
    figures: {
      thousand: { what: 'engine ÷ Calc, 1 000 companies', limit: 0.3, aim: 0.3 },
      tenThousand: { what: 'engine ÷ Calc, 10 000 companies', limit: 0.15, aim: 0.15 },
    },
  },
} satisfies Record<string, Goal>

export type GoalId = keyof typeof goals
