import { describe, expect, test } from 'vitest'
import { leaves, menuOf, openItem } from './menus.ts'

const everything = () => true
const keys = (menu: ReturnType<typeof menuOf>) => menu.map(item => item.key)

describe('menus', () => {
  test('of a player follow the mode', () => {
    expect(keys(menuOf('ROLE_USER', 'NORMAL', everything))).toEqual([
      'user.home',
      'user.profile',
      'user.logout',
    ])
    expect(keys(menuOf('ROLE_USER', 'GAME', everything))).toEqual([
      'game.dashboard',
      'game.support',
      'game.business',
      'game.finance',
      'game.allGames',
      'game.disconnect',
    ])
  })
  test('of an administrator and a super administrator', () => {
    expect(keys(menuOf('ROLE_ADMIN', 'NORMAL', everything))).toEqual([
      'admin.games',
      'admin.users',
      'admin.logout',
    ])
    expect(keys(menuOf('ROLE_SUPER_ADMIN', 'NORMAL', everything))).toHaveLength(8)
  })
  test('leave out screens that do not exist and groups left empty', () => {
    const onlyProduction = (path: string) => path === '/app/user/game-production'
    const menu = menuOf('ROLE_USER', 'GAME', onlyProduction)
    expect(keys(menu)).toEqual(['game.support', 'game.disconnect'])
    expect(leaves(menu).map(item => item.key)).toEqual(['game.production', 'game.disconnect'])
  })
  test('know which group holds a page', () => {
    const menu = menuOf('ROLE_USER', 'GAME', everything)
    expect(openItem(menu, '/app/user/game-Research&Development')?.key).toBe('game.support')
    expect(openItem(menu, '/app/user/joined-game')?.key).toBe('game.dashboard')
  })
})
