import { useState } from 'react'
import { type MenuItem, openItem } from '../domain/menus.ts'

/** Closing an open submenu leaves only its parent open; opening one leaves only it and its parent open. */
export function toggleGroup(open: readonly string[], key: string, parent?: string): string[] {
  const kept = parent === undefined ? [] : [parent]
  return open.includes(key) ? kept : [key, ...kept]
}

/** Returns the open submenus: at first, and on a page of another group, the group that contains the page. */
export function useOpenGroups(menu: readonly MenuItem[], path: string) {
  const ofPage = (): string[] => {
    const item = openItem(menu, path)
    return item?.children ? [item.key] : []
  }
  const [state, setState] = useState(() => ({ path, open: ofPage() }))
  const open = state.path === path ? state.open : ofPage()
  const toggle = (key: string) => setState({ path, open: toggleGroup(open, key) })
  return { isOpen: (key: string) => open.includes(key), toggle }
}
