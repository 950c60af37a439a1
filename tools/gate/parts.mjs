/**
 * The parts of the full tests, with the folders whose changes add a part to the gate. `npm test` always runs its base;
 * a change in one of these folders adds the part to it. A changed file that no row matches adds every part.
 *
 * To add a part, add a row here, its name to `testing/part-names.ts` and `includesPart(name)` to its longest tests.
 *
 * @typedef {{
 *   name: string,
 *   adds: string,
 *   minutes: number,
 *   folders: string[],
 *   units?: string[],
 *   api?: string[],
 *   browser?: string[],
 * }} Part
 * - `adds`: the tests that it adds to those of the gate, as the summary describes them
 * - `minutes`: the time that it may add to the limit of a run, on a quiet machine with two cores
 * - `folders`: path patterns as in .gitignore: `**` crosses folders, `*` does not
 * - `units`, `api`, `browser`: parts of the file names that `npm run test:full <part>` runs; an empty list means all
 * files
 */

/** @type {Part[]} */
export const parts = [
  {
    name: 'engine',
    adds: 'ten times as many examples of each property',
    minutes: 8,
    folders: [
      'engine/**',
      'web/src/i18n/notation*',
      'server/src/features/{newspaper,explanations,quizzes}/**',
    ],
    units: ['engine/', 'web/src/i18n/'],
    api: ['features/newspaper/', 'features/explanations/', 'features/quizzes/'],
  },
  {
    name: 'processes',
    adds: 'the whole API suite over TCP, served by two processes in turns',
    minutes: 12,
    folders: [
      'server/src/platform/**',
      'server/src/features/{rounds,schedule,streams,mail,accounts,decisions}/**',
      'server/src/game-day/**',
      'server/src/testing/**',
      'server/src/*.ts',
      'server/drizzle/**',
    ],
    api: [],
  },
  {
    name: 'database',
    adds: 'every test of the embedded PostgreSQL, of backups, restarts and outages',
    minutes: 5,
    folders: [
      'packages/embedded-postgres/**',
      'server/src/platform/files/**',
      'server/src/cli/**',
      'server/src/{start,main}*.ts',
      'server/src/features/backup/**',
      'server/drizzle/**',
      'server/fixtures/**',
    ],
    units: ['packages/embedded-postgres/'],
    api: ['answers', 'backup', 'restart', 'outage', 'object-store', 'seats', 'start', 'stop'],
  },
  {
    name: 'campaigns',
    adds: 'kills, crashes, races, bad inputs and the soak at their full length',
    minutes: 6,
    folders: [
      'server/src/features/{rounds,schedule,decisions,companies}/**',
      'server/src/game-day/**',
      'server/src/testing/**',
      'server/src/platform/**/{bodies,failures,http,refusal,unknown-paths}.ts',
      'server/src/platform/db/**',
      'contract/src/**',
      'server/drizzle/**',
    ],
    api: ['crash', 'kill', 'races', 'bad-inputs', 'soak', 'burst', 'many-processes'],
  },
  {
    name: 'accessibility',
    adds: 'every screen in every pair of language, scheme and width under axe',
    minutes: 8,
    folders: [
      'chart/src/**',
      'web/src/ui/**',
      'web/**/*.css',
      'web/src/{domain,shell,routes,features,sign-in}/**',
      'web/{index,sign-in}.html',
      'e2e/tests/{axe,views,at-rest}*',
    ],
    browser: ['accessibility', 'looks', 'projector', 'system', 'admin-dashboard'],
  },
  {
    name: 'first-visit',
    adds: 'the first paint of each layout and role, the sign-in page in each width and language, the built server',
    minutes: 4,
    folders: [
      'web/*',
      'web/build/**',
      'web/public/**',
      'web/src/*',
      'web/src/{domain,shell,routes,sign-in}/**',
      'server/vite.config.ts',
      'server/src/platform/http/pages.ts',
      'server/src/platform/http/page-frames*',
      'e2e/tests/{first-paint,sign-in-page}*',
    ],
    units: ['web/'],
    api: ['built', 'page-frames'],
    browser: ['first-paint', 'sign-in-page', 'weight', 'projection'],
  },
  {
    name: 'languages',
    adds: 'all languages in the browser, every way into an address after signing in',
    minutes: 2,
    folders: [
      'web/src/i18n/**',
      'web/src/features/account/auth/**',
      'server/src/platform/http/language.ts',
      'e2e/tests/{languages,sign-in,navigation}*',
    ],
    browser: ['languages', 'sign-in', 'navigation'],
  },
  {
    name: 'journeys',
    adds: 'a whole game of four quarters typed by hand, a class from nothing to its first quarter',
    minutes: 4,
    folders: [
      'engine/**',
      'contract/src/**',
      'server/src/{features,game-day}/**',
      'web/src/features/**',
      'e2e/tests/{player,administrator,whole-game,class-setup,phone}*',
    ],
    browser: ['whole-game', 'class-setup', 'phone'],
  },
  {
    name: 'calendar',
    adds: 'the API suite with the clock 400 days ahead',
    minutes: 6,
    folders: [
      'server/src/features/{schedule,retention,accounts,mail}/**',
      'server/src/platform/process/every-day.ts',
      'server/src/daily-work.test.ts',
    ],
    api: [],
  },
]

/** Paths whose change adds no part: documents, and programs that are only run by hand. */
export const neverTested = [
  '**/*.md',
  'docs/**',
  'bench/**',
  'LICENSE',
  '.ci/full-run.json',
  'e2e/screenshots.ts',
  '.editorconfig',
  '.vscode/**',
]

/** Paths that the base of the gate tests completely, so that a change to them adds no part. */
export const testedByBase = [
  'e2e/tests/**',
  'server/src/**/*.test.ts',
  'web/**/*.test.{ts,tsx}',
  'engine/**/*.test.ts',
  'contract/**/*.test.ts',
  'chart/**/*.test.ts',
  'tools/**',
  'testing/**',
  'tidy.test.ts',
  'biome.json',
  'knip.json',
  '.gitignore',
  'CHANGELOG.md',
]
