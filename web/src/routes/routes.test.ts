import { openedAddresses } from '@trimestre/contract/screens'
import { expect, test } from 'vitest'
import common from '../i18n/locales/fr/common.json' with { type: 'json' }
import { appRoutes, publicRoutes } from './routes.ts'

/** The addresses of the sign-in page, which is a document of its own. */
const signInPage = ['/', '/login']

test('every screen of the contract has one route, and every route is a screen that somebody may open', () => {
  const routes = [...publicRoutes, ...appRoutes].map(({ path }) => path)
  expect([...signInPage, ...routes].sort()).toEqual([...openedAddresses].sort())
})

test('every part of the address of a screen inside the application has a title', () => {
  const parts = openedAddresses.flatMap(address => address.split('/app/')[1]?.split('/') ?? [])
  const named = parts.filter(part => !part.startsWith('$'))
  expect(named.filter(part => !Object.hasOwn(common.route, part))).toEqual([])
})
