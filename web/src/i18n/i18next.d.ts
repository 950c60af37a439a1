import 'i18next'
import type admin from './locales/fr/admin.json'
import type auth from './locales/fr/auth.json'
import type branches from './locales/fr/branches.json'
import type cases from './locales/fr/cases.json'
import type catalogue from './locales/fr/catalogue.json'
import type common from './locales/fr/common.json'
import type company from './locales/fr/company.json'
import type control from './locales/fr/control.json'
import type criteria from './locales/fr/criteria.json'
import type debrief from './locales/fr/debrief.json'
import type explain from './locales/fr/explain.json'
import type glossary from './locales/fr/glossary.json'
import type grading from './locales/fr/grading.json'
import type journal from './locales/fr/journal.json'
import type messages from './locales/fr/messages.json'
import type model from './locales/fr/model.json'
import type overview from './locales/fr/overview.json'
import type peers from './locales/fr/peers.json'
import type plans from './locales/fr/plans.json'
import type player from './locales/fr/player.json'
import type profile from './locales/fr/profile.json'
import type quizzes from './locales/fr/quizzes.json'
import type seats from './locales/fr/seats.json'
import type solo from './locales/fr/solo.json'
import type superAdministrator from './locales/fr/super.json'
import type system from './locales/fr/system.json'
import type team from './locales/fr/team.json'
import type terms from './locales/fr/terms.json'
import type tour from './locales/fr/tour.json'
import type trainings from './locales/fr/trainings.json'

declare module 'i18next' {
  interface CustomTypeOptions {
    defaultNS: 'common'
    returnNull: false
    interpolationPrefix: '{'
    interpolationSuffix: '}'
    resources: {
      common: typeof common
      control: typeof control
      debrief: typeof debrief
      quizzes: typeof quizzes
      peers: typeof peers
      grading: typeof grading
      seats: typeof seats
      solo: typeof solo
      trainings: typeof trainings
      plans: typeof plans
      company: typeof company
      auth: typeof auth
      terms: typeof terms
      profile: typeof profile
      overview: typeof overview
      branches: typeof branches
      player: typeof player
      team: typeof team
      messages: typeof messages
      journal: typeof journal
      admin: typeof admin
      super: typeof superAdministrator
      system: typeof system
      catalogue: typeof catalogue
      cases: typeof cases
      explain: typeof explain
      glossary: typeof glossary
      criteria: typeof criteria
      model: typeof model
      tour: typeof tour
    }
  }
}
