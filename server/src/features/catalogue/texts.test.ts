import { languageCodes } from '@trimestre/contract/languages'
import { readTextFiles } from '@trimestre/contract/text-files'
import { criteria, decisionItems } from '@trimestre/engine'
import { describe, expect, it } from 'vitest'
import { rewordedItem } from './reworded.ts'
import { seededEvents, seededItems, seededMenus } from './seeded.ts'

type Texts = {
  menu: Record<string, string>
  item: Record<string, Record<'label' | 'what' | 'effects' | 'advice', string>>
  event: Record<string, Record<'name' | 'text', string>>
  unit: Record<string, string>
  choice: Record<string, Record<string, string>>
}
type Criteria = {
  rule: Record<string, Record<'label' | 'meaning', string>>
  group: Record<string, string>
  unit: Record<string, string>
}
const readLocale = (language: string, feature: string) =>
  readTextFiles(
    language,
    code => new URL(`../../../../web/src/i18n/locales/${code}/${feature}.json`, import.meta.url),
  )
const read = (language: string) => readLocale(language, 'catalogue') as unknown as Texts
const readCriteria = (language: string) => readLocale(language, 'criteria') as unknown as Criteria

/**
 * Applies the typography of the screens: typographic apostrophes, and non-breaking spaces before ! ? : ; % and the
 * currency.
 */
const typeset = (text: string) =>
  text
    .replace(/'/g, '\u2019')
    .replace(/ (?=[!?:;%»])/g, '\u00a0')
    .replace(/« /g, '«\u00a0')
    .replace(/(\d) BA\b/g, '$1\u00a0BA')

const menus = (texts: Texts) => texts.menu
const items = ({ item }: Texts) =>
  Object.fromEntries(
    Object.entries(item).map(([key, { label, what, effects, advice }]) => [
      key,
      [label, what, effects, advice],
    ]),
  )
const events = ({ event }: Texts) =>
  Object.fromEntries(Object.entries(event).map(([key, { name, text }]) => [key, [name, text]]))

describe('the French texts that the first start writes', () => {
  const french = read('fr')

  it('match the French catalogue of the screens, in its typography', () => {
    expect(menus(french)).toEqual(
      Object.fromEntries(seededMenus.map(({ key, name }) => [key, typeset(name)])),
    )
    expect(items(french)).toEqual(
      Object.fromEntries(
        seededItems.map(({ key, name, description1, description2, description3 }) => [
          key,
          [name, description1, description2, description3].map(typeset),
        ]),
      ),
    )
    expect(events(french)).toEqual(
      Object.fromEntries(
        seededEvents.map(({ key, name, description }) => [key, [name, description].map(typeset)]),
      ),
    )
  })

  it.each(languageCodes)('have all their translations in %s', language => {
    const texts = read(language)
    const keys = (rows: readonly { key: string }[]) => rows.map(({ key }) => key).sort()
    expect(Object.keys(texts.menu).sort()).toEqual(keys(seededMenus))
    expect(Object.keys(texts.item).sort()).toEqual(keys(seededItems))
    expect(Object.keys(texts.event).sort()).toEqual(keys(seededEvents))
    const all = [texts.menu, items(texts), events(texts)].flatMap(Object.values).flat()
    expect(all.filter(text => typeof text !== 'string' || text.trim() === '')).toEqual([])
  })

  it.each(languageCodes)('include the names of the choices of decisions in %s', language => {
    const { choice } = read(language)
    const wanted = decisionItems.flatMap(({ key, unit, choices }) =>
      unit === 'choix' ? (choices ?? []).map(({ value }) => choice[key]?.[value]) : [],
    )
    expect(wanted).toHaveLength(6)
    expect(wanted).not.toContain(undefined)
  })

  it('count as unchanged in the wording of an earlier first start, and not in any other', () => {
    const survey = seededItems.find(({ key }) => key === 'etudeMarche')
    if (!survey) throw new Error('no market survey')
    const earlier = { ...survey, description1: "Achat d'une étude sur les concurrents (1 = oui)." }
    expect(rewordedItem(earlier)).toEqual([])
    expect(rewordedItem({ ...survey, description1: 'Une étude' })).toEqual(['description1'])
  })

  it('use units that the screens can name', () => {
    const named = new Set([...Object.values(french.unit), 'choix', 'oui/non'])
    expect(decisionItems.filter(({ unit }) => !named.has(unit))).toEqual([])
  })
})

describe('the criteria of the model', () => {
  it('match the French catalogue of the screens, in its typography', () => {
    const texts = criteria.map(({ name, label, meaning }) => [
      name,
      { label: typeset(label), meaning: typeset(meaning) },
    ])
    expect(readCriteria('fr').rule).toEqual(Object.fromEntries(texts))
  })

  it.each(languageCodes)('have label, meaning, group and unit in %s', language => {
    const { rule, group, unit } = readCriteria(language)
    const said = criteria.flatMap(criterion => [
      rule[criterion.name]?.label,
      rule[criterion.name]?.meaning,
      group[criterion.group],
      unit[criterion.unit],
    ])
    expect(said.filter(text => typeof text !== 'string' || text.trim() === '')).toEqual([])
  })
})
