import { expect, test } from 'vitest'
import auth from '../i18n/locales/fr/auth.json' with { type: 'json' }
import common from '../i18n/locales/fr/common.json' with { type: 'json' }
import terms from '../i18n/locales/fr/terms.json' with { type: 'json' }
import { renderFrames } from './static-frames.tsx'

test('the sign-in form is drawn without a way to register where that is closed', () => {
  const { signIn, signInClosed } = renderFrames('fr', { auth, common, terms })
  expect(signIn?.html).toContain('href="/register"')
  expect(signInClosed?.html).not.toContain('/register')
  expect(signInClosed?.html).toContain(auth.register.closed)
  expect(signInClosed?.html).toContain('<input')
})
