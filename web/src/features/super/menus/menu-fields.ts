import type { Menu } from '@trimestre/contract/catalogue'
import type { MenuBody } from './api.ts'

export type MenuFields = {
  name: string
  title: string
  icon: string
  link: string
  linkParent: string
  badge: string
  position: number | null
}

/** The largest position that the server accepts. */
export const positionMost = 10_000

export const emptyMenu = (position: number): MenuFields => ({
  name: '',
  title: '',
  icon: '',
  link: '',
  linkParent: '',
  badge: '',
  position,
})

export const fieldsOf = (menu: Menu): MenuFields => ({
  name: menu.name,
  title: menu.title ?? '',
  icon: menu.icon ?? '',
  link: menu.link ?? '',
  linkParent: menu.linkParent ?? '',
  badge: menu.badge ?? '',
  position: menu.position,
})

/** Converts an emptied text to null. */
const orNone = (text: string): string | null => text.trim() || null

export const bodyOf = (fields: MenuFields): MenuBody => ({
  name: fields.name.trim(),
  title: orNone(fields.title),
  icon: orNone(fields.icon),
  link: orNone(fields.link),
  linkParent: orNone(fields.linkParent),
  badge: orNone(fields.badge),
  position: fields.position,
})
