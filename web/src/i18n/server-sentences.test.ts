import { languages } from '@trimestre/contract/languages'
import { RegisterBody } from '@trimestre/contract/users'
import i18next from 'i18next'
import { expect, test } from 'vitest'
import { readLocale } from '../../build/locale-files.ts'
import { violationText } from './server-sentences.ts'

const textsOf = (language: string) => readLocale(language, 'common') as { validation: Record<string, string> }

test.each(Object.keys(languages))(
  'the error of an invalid character names it and its position in %s',
  async lng => {
    const t = await i18next.init({
      lng,
      ns: ['common'],
      defaultNS: 'common',
      resources: { [lng]: { common: textsOf(lng) } },
      interpolation: { prefix: '{', suffix: '}', escapeValue: false },
    })
    const issue = RegisterBody.safeParse({ username: 'an\u200bna' }).error?.issues.find(
      ({ path }) => path[0] === 'username',
    )
    const named = issue?.code === 'custom' ? issue.params : {}
    const violation = { code: 'validation/characters', message: issue?.message ?? '' }
    const sentence = violationText(t, { ...violation, ...named })
    expect(sentence).toContain('U+200B')
    expect(sentence).toContain('3')
    expect(violationText(t, violation)).toBe(textsOf(lng).validation.characters)
  },
)
