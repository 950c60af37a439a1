import { readFileSync } from 'node:fs'
import { gradeTexts } from '@trimestre/contract/grade-texts/index'
import { teachingTexts } from '@trimestre/contract/teaching-texts/index'
import { expect, test } from 'vitest'

type Named = { label?: string; name?: string }
type Catalogue = Record<'item' | 'event', Record<string, Named>>
type Groups = Record<string, Record<string, string>>

// The server writes these names into files without the texts of the screens.
test.each(['fr', 'en', 'de', 'es', 'ar', 'id', 'zh'] as const)(
  'the names in %s are those of the screens',
  async code => {
    const read = (file: string) =>
      JSON.parse(readFileSync(new URL(`./locales/${code}/${file}.json`, import.meta.url), 'utf8'))
    const catalogue: Catalogue = read('catalogue')
    const groups: Groups = { figure: read('player').figure, cause: read('explain').cause }
    const { figures, decisions, events, causes } = await teachingTexts(code)
    const namesIn = (named: Record<string, Named>) =>
      Object.fromEntries(Object.entries(named).map(([key, { label, name }]) => [key, label ?? name]))
    expect(groups.figure).toMatchObject(figures)
    expect(groups.cause).toMatchObject(causes)
    expect(read('grading').staff.kind).toEqual((await gradeTexts(code)).kinds)
    expect(decisions).toEqual(namesIn(catalogue.item))
    expect(events).toEqual(namesIn(catalogue.event))
  },
)
