import { describe, expect, test } from 'vitest'
import { isAbove, leadsTo, leaves, menuOf, openItem, screensOf, sectionsOf, wholeSuperMenu } from './menus.ts'

const everything = () => true
const keys = (menu: ReturnType<typeof menuOf>) => menu.map(item => item.key)

describe('menus', () => {
  test('of a player depend on the mode', () => {
    expect(keys(menuOf('ROLE_USER', 'NORMAL', everything))).toEqual([
      'user.home',
      'user.profile',
      'user.logout',
    ])
    expect(keys(menuOf('ROLE_USER', 'GAME', everything))).toEqual([
      'game.dashboard',
      'game.journal',
      'game.practice',
      'game.messages',
      'game.support',
      'game.business',
      'game.finance',
      'game.assessment',
      'game.allGames',
      'game.disconnect',
    ])
  })
  test('exist for an administrator and a super administrator', () => {
    expect(keys(menuOf('ROLE_ADMIN', 'NORMAL', everything))).toEqual([
      'admin.home',
      'admin.games',
      'admin.trainings',
      'admin.users',
      'admin.glossary',
      'admin.logout',
    ])
    expect(keys(menuOf('ROLE_SUPER_ADMIN', 'NORMAL', everything))).toEqual([
      'super.home',
      'super.myGames',
      'super.trainings',
      'super.products',
      'super.users',
      'super.games',
      'super.items',
      'super.criteria',
      'super.menus',
      'super.events',
      'super.glossary',
      'super.system',
      'super.journal',
      'super.errorPage',
    ])
  })
  test('leave out screens that do not exist and empty groups', () => {
    const onlyProduction = (path: string) => path === '/app/user/game-production'
    const menu = menuOf('ROLE_USER', 'GAME', onlyProduction)
    expect(keys(menu)).toEqual(['game.support', 'game.disconnect'])
    expect(leaves(menu).map(item => item.key)).toEqual(['game.production', 'game.disconnect'])
  })
  test('return the group that contains a page', () => {
    const menu = menuOf('ROLE_USER', 'GAME', everything)
    expect(openItem(menu, '/app/user/game-Research&Development')?.key).toBe('game.support')
    expect(openItem(menu, '/app/user/joined-game')?.key).toBe('game.dashboard')
  })
  test('mark the list from which the details of a game are reached', () => {
    const menu = menuOf('ROLE_USER', 'NORMAL', everything)
    const marked = screensOf(menu).filter(item => isAbove(item, '/app/user/game_details/7'))
    expect(marked.map(item => item.key)).toEqual(['user.games'])
    expect(openItem(menu, '/app/user/game_details/7')?.key).toBe('user.home')
  })
  test('mark where the pages outside the menu are reached from, which belong to no group', () => {
    const game = menuOf('ROLE_USER', 'GAME', everything)
    for (const screen of ['game-competitive', 'market-newspaper', 'market-rules', 'model'])
      expect(openItem(game, `/app/user/${screen}`)?.key).toBe('game.dashboard')
    for (const [role, key] of [
      ['ROLE_ADMIN', 'admin.games'],
      ['ROLE_SUPER_ADMIN', 'super.myGames'],
    ] as const)
      for (const path of [
        '/app/admin/pass_trimestre',
        '/app/admin/game/7/report',
        '/app/admin/company/7/game-quality',
      ])
        expect(openItem(menuOf(role, 'NORMAL', everything), path)?.key).toBe(key)
  })
  test('resolve the home entry to the dashboard', () => {
    const [home] = menuOf('ROLE_USER', 'NORMAL', everything)
    expect(home?.path).toBe('/app/user/')
    expect(home && leadsTo(home, '/app/user/dashboard')).toBe(true)
    expect(home && leadsTo(home, '/app/user/games')).toBe(false)
  })
  test('list every screen once, including those of groups, and no action without a screen', () => {
    expect(screensOf(menuOf('ROLE_USER', 'NORMAL', everything)).map(item => item.key)).toEqual([
      'user.home',
      'user.games',
      'user.profile',
    ])
  })
  test('are divided into sections, with the sign-out last', () => {
    const keysOfSections = (role: 'ROLE_USER' | 'ROLE_SUPER_ADMIN', mode: 'NORMAL' | 'GAME') =>
      sectionsOf(menuOf(role, mode, everything)).map(section => section.key)
    expect(keysOfSections('ROLE_USER', 'NORMAL')).toEqual(['player', 'account'])
    expect(keysOfSections('ROLE_USER', 'GAME')).toEqual(['gameArea', 'account'])
    expect(keysOfSections('ROLE_SUPER_ADMIN', 'NORMAL')).toEqual([
      'administration',
      'catalogue',
      'people',
      'system',
    ])
  })
  test('of the super administrator are complete for every role, with inaccessible entries locked', () => {
    const onlyError = (path: string) => path === '/app/pages/error'
    const menu = wholeSuperMenu('ROLE_USER', everything, onlyError)
    expect(menu).toHaveLength(14)
    expect(menu.filter(item => !item.locked).map(item => item.key)).toEqual(['super.errorPage'])
  })
})
