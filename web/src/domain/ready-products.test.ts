import { readdirSync, readFileSync, statSync } from 'node:fs'
import { marketTypeNames } from '@trimestre/contract/games'
import { languageCodes } from '@trimestre/contract/languages'
import { readyProductPicture } from '@trimestre/contract/ready-product-pictures'
import { readyProducts } from '@trimestre/contract/ready-products'
import { describe, expect, test } from 'vitest'
import cases from '../i18n/locales/fr/cases.json' with { type: 'json' }
import catalogue from '../i18n/locales/fr/catalogue.json' with { type: 'json' }
import explain from '../i18n/locales/fr/explain.json' with { type: 'json' }

type Catalogue = {
  product: Record<string, { name: string; text: string }>
  event: Record<string, { name: string }>
}
type Cases = { case: Record<string, Record<string, string>> }

const read = <T>(language: string, file: string) =>
  JSON.parse(readFileSync(new URL(`../i18n/locales/${language}/${file}.json`, import.meta.url), 'utf8')) as T

/** The languages that have texts of their own; British English has only what differs. */
const written = languageCodes.filter(code => code !== 'en-GB')

const publicFiles = new URL('../../public/', import.meta.url)
const keys = readyProducts.map(({ key }) => key)
const eventKeys = Object.keys(catalogue.event)
const plain = (text: string) => text.replaceAll('\u00a0', ' ')

describe('the ready products', () => {
  test('are at least two for each type of market', () => {
    for (const type of marketTypeNames)
      expect(readyProducts.filter(({ typeOfMarket }) => typeOfMarket === type).length, type).toBeGreaterThan(
        1,
      )
  })

  test('have the French texts that the server stores', () => {
    const texts: Record<string, { name: string; text: string }> = catalogue.product
    expect(Object.keys(texts)).toEqual(keys)
    for (const { key, name, description } of readyProducts)
      expect([texts[key]?.name, texts[key]?.text].map(text => plain(text ?? ''))).toEqual([name, description])
  })

  test('have a case of one page', () => {
    expect(Object.keys(cases.case)).toEqual(keys)
    for (const [key, parts] of Object.entries(cases.case)) {
      const words = `${Object.values(parts).join(' ')} ${cases.start}`.split(/\s+/).length
      expect(words, key).toBeGreaterThan(230)
      expect(words, key).toBeLessThan(350)
    }
  })

  test.each(written)('are complete in %s', language => {
    const { product, event } = read<Catalogue>(language, 'catalogue')
    const told = read<Cases>(language, 'cases').case
    expect(Object.keys(product)).toEqual(keys)
    expect(Object.keys(told)).toEqual(keys)
    const lengths = Object.values(told).map(parts => Object.values(parts).join('').length)
    const mean = lengths.reduce((sum, length) => sum + length) / lengths.length
    for (const [index, { key, events }] of readyProducts.entries()) {
      const parts = told[key] ?? {}
      expect(Object.keys(parts), key).toEqual(Object.keys(cases.case.veloUrbain))
      const texts = [product[key]?.name, product[key]?.text, ...Object.values(parts)]
      expect(
        texts.filter(text => !text?.trim()),
        key,
      ).toEqual([])
      // The cases have the same content, so none is much shorter than the others in its language.
      expect((lengths[index] ?? 0) / mean, key).toBeGreaterThan(0.85)
      for (const { event: name } of events) expect(event[name]?.name, `${key} ${name}`).toBeTruthy()
    }
  })

  test('advise events of the catalogue, each once and in different quarters', () => {
    for (const { key, events: advised } of readyProducts) {
      expect(new Set(advised.map(({ event }) => event)).size, key).toBe(advised.length)
      expect(new Set(advised.map(({ quarter }) => quarter)).size, key).toBe(advised.length)
      expect(advised.filter(({ event }) => !eventKeys.includes(event))).toEqual([])
      expect(advised.length).toBeGreaterThanOrEqual(4)
      expect(advised.some(({ announced }) => announced) && advised.some(({ announced }) => !announced)).toBe(
        true,
      )
    }
  })
})

describe('pictures', () => {
  const sizes = (folder: string) =>
    readdirSync(new URL(folder, publicFiles)).map(name => statSync(new URL(folder + name, publicFiles)).size)

  test('exist for each ready product, and are light', () => {
    const paths = readdirSync(new URL('products/', publicFiles)).map(name => `/products/${name}`)
    expect(paths.sort()).toEqual(keys.map(readyProductPicture).sort())
    expect(Math.max(...sizes('products/'))).toBeLessThan(6000)
  })

  test('exist for each event of the catalogue, and are light', () => {
    const names = readdirSync(new URL('events/', publicFiles))
    expect(names.sort()).toEqual(eventKeys.map(key => `${key}.svg`).sort())
    expect(Math.max(...sizes('events/'))).toBeLessThan(2000)
  })

  test('contain no text, script or address, and no colour of the reader', () => {
    for (const folder of ['products/', 'events/'])
      for (const name of readdirSync(new URL(folder, publicFiles))) {
        const svg = readFileSync(new URL(folder + name, publicFiles), 'utf8')
        expect(svg.replace('http://www.w3.org/2000/svg', '')).not.toMatch(
          /<text|<script|https?:|currentColor/,
        )
      }
  })
})

test('every event but the tax is told as a newspaper article', () => {
  expect(Object.keys(explain.story).sort()).toEqual(eventKeys.filter(key => key !== 'impot').sort())
})
