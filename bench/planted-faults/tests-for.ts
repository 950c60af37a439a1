import { existsSync, readdirSync } from 'node:fs'
import { dirname, join } from 'node:path'

/** The name of the step that runs the tests near a file. */
export const nearStep = 'tests beside it'

/** One run of tests with Vitest or Playwright. */
export type Step = { name: string; runner: 'vitest' | 'playwright'; args: string[] }

/** The Vitest projects whose tests cover a folder, the nearest first. */
const projects: [folder: string, projects: string[]][] = [
  ['engine/', ['units', 'api', 'processes']],
  ['contract/', ['units', 'api', 'processes']],
  ['server/src/platform/', ['units', 'api', 'processes']],
  ['server/', ['api', 'processes', 'units']],
  ['web/', ['units']],
]

/** The browser tests that a change in a folder is most likely to break; the first row that matches the file counts. */
export const browserTests: [folder: string, specs: string[]][] = [
  ['web/src/features/account/auth/', ['sign-in', 'registration', 'setup']],
  ['web/src/features/player/decisions/', ['deciding', 'playing']],
  ['web/src/features/admin/control-room/', ['control-room', 'projector']],
  ['web/src/shell/', ['header', 'sign-in', 'navigation']],
  ['web/src/domain/', ['navigation', 'deciding']],
  ['web/src/routes/', ['navigation', 'deciding']],
  ['web/src/ui/preferences', ['appearance']],
  ['web/src/ui/', ['appearance', 'keyboard', 'phone']],
  ['web/src/i18n/', ['languages']],
  ['web/', ['playing', 'navigation']],
  ['server/src/features/decisions/', ['deciding', 'playing']],
  ['server/src/features/rounds/', ['control-room', 'live']],
  ['server/src/features/schedule/', ['control-room']],
  ['server/src/features/streams/', ['live']],
  ['server/src/features/projection/', ['projection']],
  ['server/src/features/explanations/', ['why', 'explanations-setting']],
  ['server/src/features/media/', ['profile']],
  ['server/src/features/users/', ['super-users', 'super-import']],
  ['server/src/features/accounts/', ['sign-in', 'password-reset']],
  ['server/src/features/retention/', ['privacy']],
  ['server/', ['playing']],
  ['engine/', ['playing', 'why']],
]

/** Where most of the tests of a folder are, besides those in it. */
const testedIn: [folder: string, elsewhere: string][] = [
  ['server/src/game-day/pass', 'server/src/features/rounds'],
  ['server/src/features/results', 'server/src/features/rounds'],
  ['server/src/features/games', 'server/src/features/rounds'],
]

/** Tests that need minutes to fail, because they wait for something; they run with their whole project. */
const slow = /^(crash|kill|acts-killed|outage|soak|burst|faults|races|schedule-races|whole-game)\.test/

/** Returns the runs that the gate would make for a change of this file, from near to far. */
export function testsFor(folder: string, file: string): Step[] {
  const elsewhere = testedIn.filter(([tested]) => tested === dirname(file))
  const near = [dirname(file), ...elsewhere.map(([, tests]) => tests)].flatMap(each =>
    nearTests(folder, each),
  )
  const reached = projects.find(([prefix]) => file.startsWith(prefix))?.[1] ?? ['units']
  const specs = browserTests.find(([prefix]) => file.startsWith(prefix))?.[1] ?? []
  return [
    ...(near.length > 0 ? [vitest(nearStep, near)] : []),
    ...reached.map(project => vitest(`project ${project}`, ['--project', project])),
    ...specs.map(
      (spec): Step => ({ name: `browser ${spec}`, runner: 'playwright', args: [`/${spec}.spec.ts`] }),
    ),
  ]
}

const vitest = (name: string, args: string[]): Step => ({ name, runner: 'vitest', args })

/** Returns the tests of the same folder, or of the nearest one above that has any. */
function nearTests(root: string, folder: string): string[] {
  const path = join(root, folder)
  const isNear = (name: string) => /\.test\.tsx?$/.test(name) && !slow.test(name)
  const names = existsSync(path) ? readdirSync(path).filter(isNear) : []
  if (names.length > 0) return names.map(name => `${folder}/${name}`)
  return folder.split('/').length > 3 ? nearTests(root, dirname(folder)) : []
}
