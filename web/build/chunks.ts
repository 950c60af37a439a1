import { join } from 'node:path'

type ModuleInfo = {
  code?: string | null
  importedIds: readonly string[]
  dynamicallyImportedIds: readonly string[]
} | null
type Context = { getModuleInfo(id: string): ModuleInfo }

const source = (file: string): string => join(import.meta.dirname, '../src', file)

/** Modules of less than 0.5 kB that many screens need, each of which would be a file of its own. */
const smallModules = [
  '../../contract/src/journal-limits.ts',
  '../../contract/src/prediction-scores.ts',
  '../../contract/src/round-limits.ts',
  '../../contract/src/team-limits.ts',
  'domain/administered-games.ts',
  'domain/company-name-link.tsx',
  'domain/computers/strategies.ts',
  'domain/playing-companies.ts',
  'domain/seat-word.tsx',
  'domain/staff/archived-notice.tsx',
  'domain/staff/archiving.ts',
  'domain/staff/assigned-users.ts',
  'domain/staff/attendance.ts',
  'domain/staff/class-code/joining-choices.ts',
  'domain/staff/debrief-address.ts',
  'domain/staff/game-address.ts',
  'domain/staff/game-results.ts',
  'domain/staff/hidden-mark.tsx',
  'domain/staff/session-plans/plans-api.ts',
  'domain/staff/timezone.ts',
  'domain/team/holders.ts',
  'domain/written/link-parts.ts',
  'domain/written/written-text.module.css',
  'domain/written/written-text.tsx',
  'ui/chart/lazy-chart.tsx',
  'ui/chart/lines-chart.module.css',
  'ui/fold.tsx',
  'ui/market-type.ts',
  'ui/phase.ts',
  'ui/quarter-status.tsx',
  'ui/save-file.ts',
  'ui/select-field.tsx',
  'ui/table/toolbar-select.tsx',
  'ui/text-area-field.tsx',
]

/** Icons that several screens of staff render. */
const sharedIcons = [
  'IconArchiveOff',
  'IconChartBar',
  'IconChartLine',
  'IconDeviceTv',
  'IconDoor',
  'IconDoorOff',
  'IconDownload',
  'IconFileTypePdf',
  'IconHandStop',
  'IconPin',
  'IconPresentation',
  'IconReport',
  'IconSend',
  'IconUserPlus',
]

/** Libraries that nearly every page needs whole: all of them the first, those signed in the others. */
const libraries = [
  {
    file: 'react',
    modules: /\/node_modules\/(react|react-dom|scheduler|use-sync-external-store|i18next|react-i18next)\//,
  },
  // What Vite adds to load files on demand.
  { file: 'react', modules: /^\0vite\/preload-helper\.js$/ },
  // What all icons have in common.
  { file: 'react', modules: /\/node_modules\/@tabler\/icons-react\/dist\/esm\/\w+\.mjs$/ },
  // Apart from the application, so that the data of the first screen are requested before it is loaded.
  { file: 'queries', modules: /\/node_modules\/@tanstack\/query-core\// },
  { file: 'application', modules: /\/node_modules\/@tanstack\/(react-)?(router|history|store|query)/ },
  // The reading direction that components of Base UI follow.
  {
    file: 'application',
    modules: /\/node_modules\/@base-ui\/react\/(direction-provider|internals\/direction-context)\//,
  },
]

/**
 * Returns the modules that must be loaded before these can run: themselves and all their static imports, and by their
 * names the icons that they render; without what the bundler adds to every file.
 */
function staticGraph(entries: readonly string[], context: Context, found = new Set<string>()): Set<string> {
  for (const id of entries) {
    if (found.has(id) || id.startsWith('\0') || id.includes('/@tabler/')) continue
    found.add(id)
    const module = context.getModuleInfo(id)
    for (const [icon] of module?.code?.matchAll(/\bIcon[A-Z]\w*/g) ?? []) found.add(icon)
    staticGraph(module?.importedIds ?? [], context, found)
  }
  return found
}

/** An icon is a file of a few lines, which goes with what renders it. */
const nameOf = (id: string): string => /\/@tabler\/icons-react\/.*\/(Icon\w+)\.m?js$/.exec(id)?.[1] ?? id

/**
 * Returns the name of the file to which a module goes: the first shared file that it belongs to, or null when the bundler
 * decides. One shared file compresses better than the dozens of small ones that the bundler would make of it, and over
 * HTTP/1.1 a browser requests only six files at a time. A shared file imports none of those after it.
 */
export function sharedFile(id: string, context: Context): string | null {
  const library = libraries.find(({ modules }) => modules.test(id))
  if (library) return library.file
  found ??= sharedFiles(context)
  const name = nameOf(id)
  return found.find(({ modules }) => modules.has(name))?.file ?? null
}

type SharedFile = { file: string; modules: ReadonlySet<string> }

let found: SharedFile[] | undefined

function sharedFiles(context: Context): SharedFile[] {
  const screensIn = (file: string) => context.getModuleInfo(source(file))?.dynamicallyImportedIds ?? []
  const graphOf = (...files: string[]) => staticGraph(files, context)
  const publicPage = source('routes/public-page.tsx')
  const publicScreens = screensIn('routes/routes.ts')
  const screens = ['player', 'staff', 'company'].flatMap(role => screensIn(`routes/${role}-routes.ts`))
  const area = source('features/player/decisions/area-page.tsx')
  // Of the other screens only the accounts are decided on as in an area.
  const beyondDecisions = screens.filter(screen => screen !== source('routes/accounting-page.tsx'))
  const tables = graphOf(source('ui/table/data-table.tsx'))
  const dialogs = graphOf(
    ...['form', 'confirm', 'content', 'full-screen'].map(kind => source(`ui/${kind}-dialog.tsx`)),
  )
  const forms = new Set(sharedWith(area, beyondDecisions, context))
  const components = [
    ...forms.intersection(tables),
    ...forms.intersection(dialogs),
    ...tables.intersection(dialogs),
  ]
  const small = graphOf(...smallModules.map(source)).union(new Set(sharedIcons))
  const charts = graphOf(
    source('features/player/dashboard/chart-card.tsx'),
    source('ui/chart/walkable-plot.tsx'),
  )
  const ofProfessors = [source('routes/my-games-screen.tsx'), source('routes/control-room-page.tsx')]
  const ofOthers = screens.filter(screen => !ofProfessors.includes(screen))
  const visitors = graphOf(publicPage, ...publicScreens)
  const shell = new Set([
    ...graphOf(source('routes/application.tsx')),
    ...sharedWith(source('features/player/dashboard/game-dashboard-page.tsx'), screens, context),
    ...neededBy((screens.length * 3) / 4, screens, context),
    // Areas register with it, and the button that closes a solo quarter asks it.
    source('domain/waiting-drafts.ts'),
    // The list of notifications and the cards of the dashboard, which follow later, say with it when something closes.
    source('domain/moment-text.ts'),
  ])
  const base = [...graphOf(source('main.tsx')), ...[...shell].filter(id => visitors.has(id))]
  const shared = neededBy(2, [...publicScreens, ...screens], context)
  return [
    // What every page needs.
    { file: 'base', modules: ours(base) },
    { file: 'queries', modules: ours(graphOf(source('routes/prefetch-queries.ts'))) },
    // What nearly every page of those signed in needs.
    { file: 'shell', modules: ours(shell) },
    // What the public pages share with others.
    {
      file: 'visitors',
      modules: ours([
        ...shared.intersection(visitors),
        ...graphOf(
          source('ui/email.ts'),
          source('domain/join-code-field.tsx'),
          source('domain/password-strength.tsx'),
        ),
      ]),
    },
    { file: 'small', modules: ours(small) },
    // What forms, dialogs and tables have in common.
    { file: 'components', modules: new Set(components) },
    { file: 'forms', modules: forms },
    { file: 'dialogs', modules: ours(dialogs) },
    { file: 'tables', modules: tables },
    { file: 'charts', modules: ours(charts) },
    // The fields that search among many choices; the library behind them is a file of its own.
    {
      file: 'choices',
      modules: new Set(
        ['multi-select-field.tsx', 'search-select-field.tsx', 'multi-select-field.module.css'].map(file =>
          source(`ui/${file}`),
        ),
      ),
    },
    // What only the list of games and the control room share.
    {
      file: 'management',
      modules: ours([
        ...neededBy(2, ofProfessors, context).difference(graphOf(...ofOthers)),
        // The list of games needs it once a game is configured.
        ...[...graphOf(source('domain/staff/class-code/game-class-code.tsx'))].filter(id =>
          id.includes('/class-code/'),
        ),
      ]),
    },
    // How lists of games and the control room end and archive a game.
    {
      file: 'lifecycle',
      modules: new Set(
        ['archive-game-dialog.tsx', 'end-game-dialog.tsx', 'game-lifecycle.tsx'].map(file =>
          source(`domain/staff/${file}`),
        ),
      ),
    },
    // What the forms of games and the control room know of a market.
    { file: 'market', modules: ours(graphOf(source('domain/staff/market/use-market-conditions.ts'))) },
  ]
}

/** Of the files that one needs, those that are not on every page: only these are to be asked for with it. */
export const beyondEveryPage = (_: string, files: string[]): string[] =>
  files.filter(file => !/\/(react|base|rolldown-runtime)-[^/]+$/.test(file))

/** What a screen that is met early needs and others need too: it comes with the first of them. */
function sharedWith(early: string, screens: readonly string[], context: Context): string[] {
  const others = staticGraph(
    screens.filter(screen => screen !== early),
    context,
  )
  return [...staticGraph([early], context)].filter(id => others.has(id))
}

/** What so many of these screens need; the contract, which brings a library to read answers with, goes with its readers. */
function neededBy(count: number, screens: readonly string[], context: Context): Set<string> {
  const graphs = screens.map(screen => staticGraph([screen], context))
  const all = new Set(graphs.flatMap(graph => [...graph]))
  return new Set(
    [...all].filter(
      id => !id.includes('/contract/') && graphs.filter(graph => graph.has(id)).length >= count,
    ),
  )
}

/** Returns the modules without those of libraries. */
const ours = (ids: Iterable<string>): Set<string> =>
  new Set([...ids].filter(id => !id.includes('/node_modules/')))
