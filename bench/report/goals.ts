/** A measured figure of a goal: a ratio, or a plain figure with its unit. */
export type Figure = {
  /** Describes the quotient, or the counted quantity. */
  what: string
  /** The product must meet the limit and should reach the aim, where there is one. */
  limit: number
  aim?: number
  /** "at least" makes both of them lower bounds, as for saves per second; by default they are upper bounds. */
  sense?: 'at least'
  /** The unit of a figure that is not a ratio: ms, kB, %. */
  unit?: string
}

export type Goal = { title: string; command: string; figures: Record<string, Figure> }

/** The goals of docs/performance.md, in its order. */
export const goals = {
  P1: {
    title: 'A quarter of a large game, from confirmation to readable results',
    command: 'npm run bench pass-large',
    figures: {
      thousand: { what: '1 000 companies ÷ bare binary COPY of the same rows', limit: 2, aim: 1.3 },
      tenThousand: { what: '10 000 companies ÷ the same', limit: 2, aim: 1.3 },
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
      perCompany: { what: 'a company ÷ the same arithmetic in a plain typed-array loop', limit: 8, aim: 4 },
      share: { what: 'share of the engine in a pass', limit: 12, unit: '%' },
    },
  },
  P5: {
    title: '200 games of 10 companies passed together',
    command: 'npm run bench pass-many',
    figures: {
      all: { what: 'all of them ÷ bare COPY, a transaction for each game', limit: 2.5, aim: 1.5 },
      slowest: { what: 'slowest game ÷ mean', limit: 2 },
    },
  },
  P7: {
    title: 'A quarter of a large game that computers play',
    command: 'npm run bench computers-pass',
    figures: {
      people: { what: '1 000 computers ÷ 1 000 people with saved sheets', limit: 1.1, aim: 1.05 },
      processor: { what: 'the same in processor time of all processes', limit: 1.1 },
    },
  },
  P8: {
    title: 'A solo quarter against seven computers, in a browser',
    command: 'npm run bench solo-quarter',
    figures: {
      click: {
        what: 'from the click that confirms to the words that the results are there',
        limit: 1000,
        aim: 500,
        unit: 'ms',
      },
    },
  },
  D1: {
    title: 'What a player reads when nothing has changed, CPU time of all processes',
    command: 'npm run bench reading',
    figures: {
      dashboard: { what: 'dashboard ÷ bare Fastify that serves the same JSON', limit: 5, aim: 3 },
      results: { what: 'results ÷ the same', limit: 5, aim: 3 },
      decisions: { what: 'decision sheet ÷ the same', limit: 8, aim: 3 },
    },
  },
  D2: {
    title: '3 000 players who request their dashboard in the ten seconds after a pass',
    command: 'npm run bench after-pass',
    figures: {
      failures: { what: 'failed requests', limit: 0, aim: 0, unit: 'requests' },
      last: { what: 'last response after the last request', limit: 2000, aim: 500, unit: 'ms' },
      p95: { what: 'p95 of the responses', limit: 1000, aim: 300, unit: 'ms' },
    },
  },
  D3: {
    title: 'The event « quarter passed » on all streams of a game',
    command: 'npm run bench streams',
    figures: {
      last: { what: '5 000 streams: last one ÷ bare server-sent events', limit: 1.5, aim: 1.1 },
      stall: { what: 'longest stall of the event loop meanwhile', limit: 50, aim: 20, unit: 'ms' },
      missed: { what: '20 000 streams of four processes: not notified', limit: 0, aim: 0, unit: 'streams' },
    },
  },
  S1: {
    title: 'Durable saves',
    command: 'npm run bench saves',
    figures: {
      rate: {
        what: 'saves per second ÷ bare Fastify and a single-row update',
        limit: 0.35,
        aim: 0.6,
        sense: 'at least',
      },
    },
  },
  S2: {
    title: 'p99 of a save while a quarter passes or is rehearsed',
    command: 'npm run bench saves-during-pass',
    figures: {
      tenThousand: { what: '10 000 companies ÷ idle p99', limit: 5, aim: 3 },
      thousand: { what: '1 000 companies ÷ idle p99', limit: 3, aim: 1.6 },
      rehearsal: { what: '1 000 companies rehearsed ÷ idle p99', limit: 2, aim: 1.5 },
      rehearsalSeconds: { what: 'rehearsal of 1 000 companies', limit: 3, aim: 3, unit: 's' },
    },
  },
  S3: {
    title: '5 000 saves in the last minute, then the automatic pass',
    command: 'npm run bench last-minute',
    figures: {
      lost: { what: 'saves lost', limit: 0, aim: 0, unit: 'saves' },
      refused: { what: 'saves refused before the deadline', limit: 0, aim: 0, unit: 'saves' },
      late: { what: 'pass after its time', limit: 1000, aim: 300, unit: 'ms' },
    },
  },
  F1: {
    title: 'The debrief of a game of 40 companies and eight quarters as a file',
    command: 'npm run bench debrief-deck',
    figures: {
      slides: { what: 'slides', limit: 5, aim: 2, unit: 's' },
      pdf: { what: 'PDF file', limit: 5, aim: 2, unit: 's' },
      slidesMemory: { what: 'memory that slides take', limit: 200, aim: 100, unit: 'MB' },
      pdfMemory: { what: 'memory that a PDF file takes', limit: 200, aim: 100, unit: 'MB' },
      slidesHealth: {
        what: 'p99 of GET /api/health while slides are written',
        limit: 100,
        aim: 20,
        unit: 'ms',
      },
      pdfHealth: {
        what: 'p99 of GET /api/health while a PDF file is written',
        limit: 100,
        aim: 20,
        unit: 'ms',
      },
    },
  },
  F2: {
    title: 'An announcement to the open screens of a class of 40',
    command: 'npm run bench announcement',
    figures: {
      shown: { what: 'last dashboard told', limit: 2000, aim: 200, unit: 'ms' },
      bell: { what: 'last bell told', limit: 2000, aim: 200, unit: 'ms' },
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
    title: 'Sign-in page, first visit',
    command: 'npm run bench page-login',
    figures: {
      bytes: { what: 'bytes ÷ a bare React login', limit: 1, aim: 0.6 },
      paint: { what: 'largest contentful paint ÷ the same', limit: 0.8, aim: 0.6 },
    },
  },
  B2: {
    title: 'Dashboard of a player, first visit',
    command: 'npm run bench page-dashboard',
    figures: {
      script: { what: 'script, brotli', limit: 190, aim: 150, unit: 'kB' },
      mainThread: { what: 'main-thread time ÷ bare React login', limit: 5, aim: 3 },
    },
  },
  B3: {
    title: 'Lighthouse, mobile preset with devtools throttling',
    command: 'npm run bench lighthouse',
    figures: {
      login: { what: 'sign-in page', limit: 95, aim: 95, sense: 'at least', unit: 'points' },
      dashboard: { what: 'dashboard of a player', limit: 85, aim: 95, sense: 'at least', unit: 'points' },
      area: { what: 'a decision area', limit: 85, aim: 95, sense: 'at least', unit: 'points' },
      myGames: { what: 'Mes jeux', limit: 85, aim: 95, sense: 'at least', unit: 'points' },
      shift: { what: 'largest layout shift of the four', limit: 0.1, aim: 0.02 },
    },
  },
  B4: {
    title: 'Worst of ten interactions, CPU slowed four times',
    command: 'npm run bench interactions',
    figures: { worst: { what: 'input to next paint', limit: 250, aim: 150, unit: 'ms' } },
  },
  C1: {
    title: 'From the start of the server to the first dashboard',
    command: 'npm run bench start-ratio',
    figures: { start: { what: 'product ÷ start of a bare Fastify', limit: 3, aim: 1.8 } },
  },
  T1: {
    title: 'The gate, `npm test`, in a fresh clone',
    command: 'npm run bench gate -- --runs 3 --burners 0',
    figures: { minutes: { what: 'from the command to the verdict', limit: 10, aim: 7, unit: 'min' } },
  },
  Z1: {
    title: 'The same quarter recalculated by LibreOffice Calc',
    command: 'npm run bench spreadsheet',
    figures: {
      thousand: { what: 'engine ÷ Calc, 1 000 companies', limit: 0.3, aim: 0.1 },
      tenThousand: { what: 'engine ÷ Calc, 10 000 companies', limit: 0.15, aim: 0.05 },
    },
  },
} satisfies Record<string, Goal>

export type GoalId = keyof typeof goals
