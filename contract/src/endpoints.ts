import { accountEndpoints } from './calls/accounts.ts'
import { branchEndpoints } from './calls/branches.ts'
import { catalogueEndpoints } from './calls/catalogue.ts'
import { companyEndpoints } from './calls/companies.ts'
import { debriefEndpoints } from './calls/debrief.ts'
import { deckEndpoints } from './calls/decks.ts'
import { gameEndpoints } from './calls/games.ts'
import { gradingEndpoints } from './calls/grading.ts'
import { guideEndpoints } from './calls/guide.ts'
import { joiningEndpoints } from './calls/joining.ts'
import { journalEndpoints } from './calls/journal.ts'
import { messageEndpoints } from './calls/messages.ts'
import { peerEndpoints } from './calls/peers.ts'
import { planEndpoints } from './calls/plans.ts'
import { quizEndpoints } from './calls/quizzes.ts'
import { roundEndpoints } from './calls/rounds.ts'
import { seatEndpoints } from './calls/seats.ts'
import { soloEndpoints } from './calls/solo.ts'
import { systemEndpoints } from './calls/system.ts'
import { teamFormationEndpoints, teamworkEndpoints } from './calls/teams.ts'
import { userEndpoints } from './calls/users.ts'
import type { Endpoint } from './endpoint.ts'
import type { EndpointName } from './routes.ts'

/** The calls by subject, in the order in which a reader would look for them. */
export const endpointsBySubject = {
  accounts: { description: 'Signing in and out, and the account one opens oneself', calls: accountEndpoints },
  users: { description: 'Accounts, and who is invited where', calls: userEndpoints },
  catalogue: {
    description: 'What games are made of: products, menus, items, events, criteria',
    calls: catalogueEndpoints,
  },
  games: { description: 'Games and their settings', calls: gameEndpoints },
  joining: { description: 'Class codes, and how players come into a game by them', calls: joiningEndpoints },
  rounds: { description: 'The rounds of a game and how they pass', calls: roundEndpoints },
  branches: {
    description: 'What would have happened if something had been different',
    calls: branchEndpoints,
  },
  companies: { description: 'Companies, what they decide and what became of it', calls: companyEndpoints },
  guide: {
    description: 'What a game explains of itself, and the tour of a first quarter',
    calls: guideEndpoints,
  },
  debrief: { description: 'What is talked about once a quarter is published', calls: debriefEndpoints },
  quizzes: { description: 'Quizzes about the results of the own company', calls: quizEndpoints },
  peers: { description: 'How the members of teams rate each other', calls: peerEndpoints },
  grading: { description: 'How people are graded', calls: gradingEndpoints },
  seats: { description: 'Seats, and who sits on them', calls: seatEndpoints },
  teams: { description: 'How teams form', calls: teamFormationEndpoints },
  teamwork: { description: 'How a team works on one sheet', calls: teamworkEndpoints },
  solo: {
    description: 'Games of one player against computers, and trainings of a class',
    calls: soloEndpoints,
  },
  messages: {
    description: 'Announcements, the threads of companies, and notifications',
    calls: messageEndpoints,
  },
  plans: {
    description: 'Session plans, and the running order of a lesson',
    calls: planEndpoints,
  },
  decks: { description: 'Debriefs as slides and as PDF files', calls: deckEndpoints },
  journal: {
    description: 'What companies expected of their quarters, and what they learned',
    calls: journalEndpoints,
  },
  system: { description: 'The product itself', calls: systemEndpoints },
} satisfies Record<string, { description: string; calls: Record<string, Endpoint> }>

/** The access, input and response of each call; methods and paths are in `routes.ts`. */
export const endpoints = {
  ...accountEndpoints,
  ...userEndpoints,
  ...catalogueEndpoints,
  ...gameEndpoints,
  ...joiningEndpoints,
  ...roundEndpoints,
  ...branchEndpoints,
  ...companyEndpoints,
  ...guideEndpoints,
  ...debriefEndpoints,
  ...seatEndpoints,
  ...teamFormationEndpoints,
  ...teamworkEndpoints,
  ...soloEndpoints,
  ...messageEndpoints,
  ...planEndpoints,
  ...quizEndpoints,
  ...peerEndpoints,
  ...gradingEndpoints,
  ...deckEndpoints,
  ...journalEndpoints,
  ...systemEndpoints,
} satisfies Record<EndpointName, Endpoint>

export type Endpoints = typeof endpoints
