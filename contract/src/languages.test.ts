import { describe, expect, it } from 'vitest'
import { languageCodes, languages } from './languages.ts'

describe.each(languageCodes)('the numbers of %s', language => {
  const { intl, numbers } = languages[language]

  it('are written as the platform writes them', () => {
    const parts = new Intl.NumberFormat(intl).formatToParts(-1_234_567.5)
    const written = (type: string) =>
      parts.find(part => part.type === type)?.value.replace('\u202f', '\u00a0')
    const beforeDigits = parts.slice(
      0,
      parts.findIndex(part => part.type === 'integer'),
    )
    const negative = beforeDigits.map(part => part.value.replace('-', '\u2212')).join('')
    const percent = new Intl.NumberFormat(intl, { style: 'percent' })
      .format(0.5)
      .replace('50', '')
      .replace(/[\u200e\u061c]/g, '')
      .replace('\u202f', '\u00a0')
    expect({ group: written('group'), decimal: written('decimal'), negative, percent }).toEqual(numbers)
  })
})
