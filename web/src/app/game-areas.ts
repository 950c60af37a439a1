import type { MenuKey } from './menus.ts'

/** The decision areas by their key on the wire, in the order in which they are best decided. */
export const areaKeys = [
  'ventes',
  'marketing',
  'production',
  'ressourcesHumaines',
  'logistique',
  'qualite',
  'rechercheDeveloppement',
  'comptabilite',
] as const
export type AreaKey = (typeof areaKeys)[number]

/** Where each area is decided, and the menu entry that gives its name and icon. */
export const gameAreas: Record<AreaKey, { path: string; menu: MenuKey & `game.${string}` }> = {
  ventes: { path: '/app/user/game-retail-price', menu: 'game.sales' },
  marketing: { path: '/app/user/game-marketing', menu: 'game.marketing' },
  production: { path: '/app/user/game-production', menu: 'game.production' },
  ressourcesHumaines: { path: '/app/user/game-human-resources', menu: 'game.humanResources' },
  logistique: { path: '/app/user/game-logistics', menu: 'game.logistics' },
  qualite: { path: '/app/user/game-quality', menu: 'game.quality' },
  rechercheDeveloppement: { path: '/app/user/game-Research&Development', menu: 'game.research' },
  comptabilite: { path: '/app/user/game-comptabilite', menu: 'game.accounting' },
}

export const areaOfPath = (path: string): AreaKey | undefined =>
  areaKeys.find(area => gameAreas[area].path === path)

/** The area decided after this one; none after the last. */
export const nextArea = (area: AreaKey): AreaKey | undefined => areaKeys[areaKeys.indexOf(area) + 1]
