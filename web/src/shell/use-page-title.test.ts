import { languageCodes } from '@trimestre/contract/languages'
import { completeTexts } from '@trimestre/contract/variant-texts'
import { describe, expect, test } from 'vitest'
import { leaves, type MenuKey, menuOf } from '../domain/menus.ts'
import { titleAt } from './use-page-title.ts'

type Texts = { [key: string]: string | Texts }

const files = import.meta.glob<Texts>('../i18n/locales/*/common.json', { eager: true, import: 'default' })
const commonTexts = (language: string) =>
  completeTexts(language, code => files[`../i18n/locales/${code}/common.json`]) as Texts

const textAt = (texts: Texts, path: string): string =>
  path.split('.').reduce<Texts | string | undefined>((each, key) => (each as Texts)[key], texts) as string

const catalogue = /^super\.(?!home|myGames)/
const entries = [
  ...leaves(menuOf('ROLE_USER', 'GAME', () => true)),
  ...leaves(menuOf('ROLE_SUPER_ADMIN', 'NORMAL', () => true)),
].filter(({ key, path, action }) => path && !action && (key.startsWith('game.') || catalogue.test(key)))

describe('the title of a page', () => {
  test.each(languageCodes)('is the name of its menu entry in %s', language => {
    const texts = commonTexts(language)
    const nameOf = (key: MenuKey) => textAt(texts, `menu.${key}`).replaceAll('\u00ad', '')
    const titleOf = (path: string | undefined) => {
      const [section, segment] = path?.split('/').slice(-2) ?? []
      return textAt(texts, `route.${section}/${segment}`) ?? textAt(texts, `route.${segment}`)
    }
    expect(entries.map(({ path }) => titleOf(path))).toEqual(entries.map(({ key }) => nameOf(key)))
  })

  test('is that of the last segment, and never the number of an object', () => {
    const titleOf = (segment: string) => `<${segment}>`
    expect(titleAt(['app', 'user', 'game-quality'], null, titleOf)).toBe('<game-quality>')
    expect(titleAt(['app', 'user', 'game_details', '7'], null, titleOf)).toBe('<game_details>')
    expect(titleAt(['app', 'user', 'game_details', '7'], 'Les vélos', titleOf)).toBe('Les vélos')
  })
})
