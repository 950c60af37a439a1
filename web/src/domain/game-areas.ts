import type { MenuKey } from './menus.ts'

/** The decision areas by their key on the wire, in the recommended order of deciding. */
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

/** The path of each area, and the menu entry that has its name and icon. */
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

const lastSegment = (path: string): string | undefined => path.split('/').at(-1)

/** Returns the area of a path, which an administrator opens at another address than its player. */
export const areaOfPath = (path: string): AreaKey | undefined =>
  areaKeys.find(area => lastSegment(gameAreas[area].path) === lastSegment(path))

/** Returns the area that follows this one; undefined after the last. */
export const nextArea = (area: AreaKey): AreaKey | undefined => areaKeys[areaKeys.indexOf(area) + 1]
