import { screenAddresses, screens } from '@trimestre/contract/screens'
import { expect, test } from 'vitest'
import common from '../i18n/locales/fr/common.json' with { type: 'json' }
import { appRoutes, publicRoutes } from './routes.ts'

/** The addresses of the sign-in page, which is a document of its own. */
const signInPage = ['/', '/login']

/** The screens of the contract that somebody may open. */
const opened = screenAddresses.filter(address => screens[address].length > 0)

test('every screen of the contract has one route, and every route is a screen that somebody may open', () => {
  const routes = [...publicRoutes, ...appRoutes].map(({ path }) => path)
  expect([...signInPage, ...routes].sort()).toEqual(opened.sort())
})

test('every part of the address of a screen inside the application has a title', () => {
  const parts = opened.flatMap(address => address.split('/app/')[1]?.split('/') ?? [])
  const named = parts.filter(part => !part.startsWith('$'))
  expect(named.filter(part => !Object.hasOwn(common.route, part))).toEqual([])
})
