import { readFileSync } from 'node:fs'
import { ApiError } from '@trimestre/contract/problem'
import i18next from 'i18next'
import { expect, test } from 'vitest'
import { errorText } from '../i18n/server-sentences.ts'
import { renderFrames } from '../routes/static-frames.tsx'
import { errorTextIn } from './error-text.ts'

const read = (language: string, name: string) =>
  JSON.parse(readFileSync(new URL(`../i18n/locales/${language}/${name}.json`, import.meta.url), 'utf8'))

/** Returns the texts in the frame of the sign-in page. */
function textsInFrame(language: string) {
  const [common, auth, terms] = ['common', 'auth', 'terms'].map(name => read(language, name))
  const html = renderFrames(language, { common, auth, terms }).signIn?.html ?? ''
  const [, json = ''] = /<template data-part="texts">(.*?)<\/template>/.exec(html) ?? []
  return JSON.parse(json.replaceAll('&quot;', '"').replaceAll('&#x27;', "'").replaceAll('&amp;', '&'))
}

const failures = [
  new ApiError({ status: 401, code: 'auth/bad-credentials' }),
  new ApiError({ status: 403, code: 'auth/public-password' }),
  new ApiError({ status: 429, code: 'auth/too-many-attempts', retryAfter: 541 }),
  new ApiError({ status: 429, code: 'auth/too-many-attempts', retryAfter: 1 }),
  new ApiError({ status: 429, code: 'auth/too-many-attempts', retryAfter: 120 }),
  new ApiError({ status: 429, code: 'auth/busy' }),
  new ApiError({ status: 422, code: 'request/invalid' }),
  new ApiError({ status: 503, code: 'server/unavailable' }),
  new ApiError({ status: 502 }),
  new ApiError({ status: 0 }),
  new ApiError({ status: 418, detail: 'Autre chose' }),
  new ApiError({ status: 418 }),
  new TypeError('a fault of the script'),
]

test.each(['fr', 'en', 'ar'])('the sign-in page words a failure as the application does in %s', async lng => {
  const t = await i18next.createInstance().init({
    lng,
    ns: ['common'],
    defaultNS: 'common',
    resources: { [lng]: { common: read(lng, 'common') } },
    interpolation: { prefix: '{', suffix: '}', escapeValue: false },
  })
  await i18next.init({ lng, ns: ['common'], resources: { [lng]: { common: read(lng, 'common') } } })
  const texts = textsInFrame(lng)
  for (const failure of failures) expect(errorTextIn(texts, failure)).toBe(errorText(t, failure))
})
