import { myGradeQuery, peerRoundsQuery, quizzesQuery } from '../domain/assessment-queries.ts'
import {
  activeRoundQuery,
  companyLockQuery,
  dashboardQuery,
  decisionSheetQuery,
  gameQuery,
  gamesQuery,
  journalQuery,
  resultsQuery,
} from '../domain/game-queries.ts'
import { currentLanguage } from '../i18n/i18n.ts'
import type { AppRoute, QueryContext } from './routes.ts'

/** These screens are shared by several paths, so that a chunk loaded for one of them serves the others. */
const home = () => import('../features/player/games/player-home-page.tsx')
const area = () => import('../features/player/decisions/area-page.tsx')

/** What the menu and the header of a game show. */
const ofGame = ({ gameId, companyId }: QueryContext) => [
  activeRoundQuery(gameId),
  gameQuery(gameId),
  gamesQuery(),
  decisionSheetQuery(companyId),
]
const ofArea = (context: QueryContext) => [
  ...ofGame(context),
  resultsQuery(context.companyId),
  companyLockQuery(context.companyId),
]
const ofDashboard = (context: QueryContext) => [
  ...ofArea(context),
  dashboardQuery(context.companyId),
  journalQuery(context.companyId),
]

const texts = { namespaces: ['player', 'catalogue'] } as const
const common = { ...texts, queries: () => [gamesQuery()] } as const
const inGame = { ...texts, inGame: true, queries: ofGame } as const
const inArea = { ...inGame, queries: ofArea } as const

/** The screens of the player: first the games, then those of the game entered. */
export const playerRoutes: readonly AppRoute[] = [
  {
    path: '/app/user',
    ...common,
    leadsTo: { ROLE_USER: '/app/user/dashboard' },
    screen: home,
  },
  { path: '/app/user/dashboard', ...common, screen: home },
  { path: '/app/user/games', ...common, screen: () => import('../features/player/games/games-page.tsx') },
  {
    path: '/app/user/game_details/$gameId',
    ...common,
    screen: () => import('../features/player/games/game-details-page.tsx'),
  },
  {
    path: '/app/user/joined-game',
    ...inGame,
    queries: ofDashboard,
    screen: () => import('../features/player/dashboard/game-dashboard-page.tsx'),
  },
  {
    path: '/app/user/journal',
    ...inGame,
    namespaces: [...texts.namespaces, 'journal'],
    queries: context => [...ofGame(context), journalQuery(context.companyId)],
    screen: () => import('../features/player/journal/journal-page.tsx'),
  },
  {
    path: '/app/user/practice-quarters',
    ...inGame,
    screen: () => import('../features/player/practice/practice-page.tsx'),
  },
  {
    path: '/app/user/messages',
    ...inGame,
    namespaces: [...texts.namespaces, 'messages'],
    screen: () => import('../features/player/messages/messages-page.tsx'),
  },
  {
    path: '/app/user/quiz',
    ...inGame,
    namespaces: [...texts.namespaces, 'quizzes'],
    queries: context => [...ofGame(context), quizzesQuery(context.gameId)],
    screen: () => import('../features/player/quiz/quiz-page.tsx'),
  },
  {
    path: '/app/user/peers',
    ...inGame,
    namespaces: [...texts.namespaces, 'peers'],
    queries: context => [...ofGame(context), peerRoundsQuery(context.gameId)],
    screen: () => import('../features/player/peers/peers-page.tsx'),
  },
  {
    path: '/app/user/grade',
    ...inGame,
    namespaces: [...texts.namespaces, 'grading'],
    queries: context => [
      ...ofGame(context),
      resultsQuery(context.companyId),
      myGradeQuery(context.gameId, currentLanguage()),
    ],
    screen: () => import('../features/player/grade/grade-page.tsx'),
  },
  { path: '/app/user/game-production', ...inArea, screen: area },
  { path: '/app/user/game-human-resources', ...inArea, screen: area },
  { path: '/app/user/game-quality', ...inArea, screen: area },
  { path: '/app/user/game-Research&Development', ...inArea, screen: area },
  { path: '/app/user/game-logistics', ...inArea, screen: area },
  { path: '/app/user/game-retail-price', ...inArea, screen: area },
  { path: '/app/user/game-marketing', ...inArea, screen: area },
  { path: '/app/user/game-comptabilite', ...inArea, screen: () => import('./accounting-page.tsx') },
  {
    path: '/app/user/game-solde-intermediaire',
    ...inGame,
    screen: () => import('../features/player/statements/sig-page.tsx'),
  },
  {
    path: '/app/user/game-accounting-balance-sheet',
    ...inGame,
    screen: () => import('../features/player/statements/balance-sheet-page.tsx'),
  },
  {
    path: '/app/user/game-competitive',
    ...inGame,
    screen: () => import('../features/player/competition/competition-page.tsx'),
  },
  {
    path: '/app/user/market-newspaper',
    ...inGame,
    namespaces: [...texts.namespaces, 'explain'],
    screen: () => import('../features/player/newspaper/newspaper-page.tsx'),
  },
  {
    path: '/app/user/market-rules',
    ...inGame,
    namespaces: [...texts.namespaces, 'control'],
    screen: () => import('../features/player/market-rules/market-rules-page.tsx'),
  },
  {
    path: '/app/user/model',
    ...inGame,
    namespaces: ['model', 'criteria', 'catalogue'],
    screen: () => import('../features/player/model/model-page.tsx'),
  },
  {
    path: '/app/user/debrief',
    ...inGame,
    namespaces: [...texts.namespaces, 'debrief'],
    screen: () => import('../features/player/debrief/debrief-page.tsx'),
  },
]
