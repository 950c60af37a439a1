import { expect, test } from 'vitest'
import auth from '../../i18n/locales/fr/auth.json' with { type: 'json' }
import common from '../../i18n/locales/fr/common.json' with { type: 'json' }
import terms from '../../i18n/locales/fr/terms.json' with { type: 'json' }
import { renderFrames } from './static-frames.tsx'

test('the sign-in form is drawn without a way to register where that is closed', () => {
  const { entrance, entranceClosed } = renderFrames('fr', { auth, common, terms })
  expect(entrance?.html).toContain('href="/register"')
  expect(entranceClosed?.html).not.toContain('/register')
  expect(entranceClosed?.html).toContain(auth.register.closed)
  expect(entranceClosed?.html).toContain('<input')
})
