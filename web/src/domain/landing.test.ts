import { rolesOf } from '@trimestre/contract/screens'
import { describe, expect, test } from 'vitest'
import { appRoutes } from '../routes/routes.ts'
import { decideArea, destinationOf, landingOf, nextOf, safeNext } from './landing.ts'

describe('the page asked for before signing in', () => {
  test('is opened when it is a screen of the role', () => {
    expect(safeNext('/app/user/games?page=2', 'ROLE_USER')).toBe('/app/user/games?page=2')
  })
  test('does not count when it belongs to another role or does not exist', () => {
    expect(safeNext('/app/admin/games', 'ROLE_USER')).toBeNull()
    expect(safeNext('/app/user/nothing', 'ROLE_USER')).toBeNull()
  })
  test.each([
    null,
    '',
    'app/user/games',
    '//evil.example',
    '/\\evil.example',
    '/app//user',
    'https://evil.example',
  ])('is not opened for the value %j', next => expect(safeNext(next, 'ROLE_USER')).toBeNull())
})

describe('the landing page', () => {
  test('is that of the role', () => {
    expect(landingOf('ROLE_SUPER_ADMIN')).toBe('/app/super_admin/products')
    expect(landingOf('ROLE_ADMIN')).toBe('/app/admin/games')
    expect(landingOf('ROLE_USER')).toBe('/app/user/games')
  })
  test('of staff without a game is the home page, where they prepare a class', () => {
    expect(landingOf('ROLE_SUPER_ADMIN', 'without games')).toBe('/app')
    expect(landingOf('ROLE_ADMIN', 'without games')).toBe('/app')
    expect(destinationOf('/login?next=/app/profile', 'ROLE_ADMIN', 'without games')).toBe('/app')
    expect(destinationOf('/login?next=/app/admin/users', 'ROLE_ADMIN', 'without games')).toBe(
      '/app/admin/users',
    )
  })
  test('of a new account is its home page', () => {
    expect(landingOf('ROLE_USER', 'new')).toBe('/app/user/dashboard')
  })
})

describe('a URL', () => {
  test('of the application redirects an anonymous visitor to sign in and is carried along', () => {
    expect(decideArea('/app/user/games?page=2', null)).toEqual({
      redirect: '/login?next=%2Fapp%2Fuser%2Fgames%3Fpage%3D2',
    })
  })
  test('of the login page redirects a signed-in user to their page', () => {
    expect(decideArea('/login', 'ROLE_ADMIN')).toEqual({ redirect: '/app/admin/games' })
    expect(decideArea('/?next=%2Fapp%2Fuser%2Fdashboard', 'ROLE_USER')).toEqual({
      redirect: '/app/user/dashboard',
    })
  })
  test('with an & encoded as %26 redirects to the URL of the specification', () => {
    expect(decideArea('/app/user/game-Research%26Development?t=2&q=a%26b', 'ROLE_USER')).toEqual({
      redirect: '/app/user/game-Research&Development?t=2&q=a%26b',
    })
  })
  test('keeps its fragment while the user signs in', () => {
    const { redirect } = decideArea('/app/user/games?page=2#top', null) as { redirect: string }
    expect(decideArea(redirect, 'ROLE_USER')).toEqual({ redirect: '/app/user/games?page=2#top' })
    expect(decideArea('/app/user/games#top', 'ROLE_USER')).toEqual({ area: 'app' })
    expect(decideArea('/login#top', 'ROLE_ADMIN')).toEqual({ redirect: '/app/admin/games' })
  })
  test('outside the application stays public for every role', () => {
    expect(decideArea('/terms-conditions', 'ROLE_USER')).toEqual({ area: 'public' })
    expect(decideArea('/application', null)).toEqual({ area: 'public' })
  })
})

describe('signing in opens the requested URL', () => {
  const cases = appRoutes.flatMap(route =>
    rolesOf(route.path).map(role => [role, route.path.replace(/\$\w+/g, '7')] as const),
  )
  test.each(cases)('for %s: %s', (role, path) => {
    for (const address of [path, `${path}?page=2&filter=a%2F%2Fb&q=x\\y`]) {
      const asked = decideArea(address, null) as { redirect: string }
      expect(asked.redirect).toMatch(/^\/login\?next=/)
      expect(decideArea(asked.redirect, role)).toEqual({ redirect: address })
      expect(destinationOf(asked.redirect.replace('/login', '/register'), role, 'new')).toBe(address)
    }
  })
  test('also when its & is encoded as %26', () => {
    const { redirect } = decideArea('/app/user/game-Research%26Development', null) as {
      redirect: string
    }
    expect(decideArea(redirect, 'ROLE_USER')).toEqual({
      redirect: '/app/user/game-Research&Development',
    })
  })
  test.each([
    ['/app/user/games?filter=abc&page=2', '/app/user/games?filter=abc&page=2'],
    ['/app/user/games&filter=abc&page=2', '/app/user/games?filter=abc&page=2'],
    ['/app/user/game-Research&Development', '/app/user/game-Research&Development'],
    ['/app/user/game-Research&Development&t=2', '/app/user/game-Research&Development?t=2'],
    ['/app/user/game-comptabilite?tab=journal#end', '/app/user/game-comptabilite?tab=journal#end'],
  ])('also when it was written by hand without encoding: %s', (next, address) => {
    const written = `/login?next=${next}`
    expect(decideArea(written, 'ROLE_USER')).toEqual({ redirect: address })
    const carried = `/login?${new URLSearchParams({ next: nextOf(written) ?? '' })}`
    expect(decideArea(carried, 'ROLE_USER')).toEqual({ redirect: address })
  })
  test.each([
    ...['/application', '/app/../login', '/app/user\\games', '/app//user/games', '/app/..//evil.example'],
    ...['/\t/evil.example', '/app/\t/evil.example', '/%09/evil.example', '/app/%09/evil.example', '/\u0000'],
    ...[
      'javascript:alert(1)',
      'data:text/html,x',
      '\\\\evil.example',
      '/app/%2F/evil.example',
      '/app%2F%2Fx',
    ],
  ])('but not when it is %s', next => {
    expect(safeNext(next, 'ROLE_USER')).toBeNull()
  })
})
