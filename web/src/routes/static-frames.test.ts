import { expect, test } from 'vitest'
import auth from '../i18n/locales/fr/auth.json' with { type: 'json' }
import common from '../i18n/locales/fr/common.json' with { type: 'json' }
import terms from '../i18n/locales/fr/terms.json' with { type: 'json' }
import { renderFrames } from './static-frames.tsx'

const frames = renderFrames('fr', { auth, common, terms })

test('the sign-in form is rendered without a link to register where registration is closed', () => {
  expect(frames.signIn?.html).toContain('href="/register"')
  expect(frames.signInClosed?.html).not.toContain('/register')
  expect(frames.signInClosed?.html).toContain(auth.register.closed)
  expect(frames.signInClosed?.html).toContain('<input')
})

test('the sign-in form offers the identity provider, whose name the server fills in, where there is one', () => {
  expect(frames.signIn?.html).not.toContain('/login-firebase')
  for (const name of ['signInWithProvider', 'signInClosedWithProvider']) {
    expect(frames[name]?.html).toContain('href="/login-firebase"')
    expect(frames[name]?.html).toContain('Continuer avec %provider%')
  }
})
