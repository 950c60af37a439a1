import 'i18next'
import type admin from './locales/fr/admin.json'
import type auth from './locales/fr/auth.json'
import type common from './locales/fr/common.json'
import type player from './locales/fr/player.json'
import type superAdministrator from './locales/fr/super.json'

declare module 'i18next' {
  interface CustomTypeOptions {
    defaultNS: 'common'
    returnNull: false
    interpolationPrefix: '{'
    interpolationSuffix: '}'
    resources: {
      common: typeof common
      auth: typeof auth
      player: typeof player
      admin: typeof admin
      super: typeof superAdministrator
    }
  }
}
