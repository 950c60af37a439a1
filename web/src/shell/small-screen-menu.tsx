import { lazy, Suspense, useEffect } from 'react'
import type { MenuItem } from '../domain/menus.ts'
import { useOnce } from '../ui/use-once.ts'
import { onSwipe } from './swipe.ts'

const MenuDrawer = lazy(() => import('./menu-drawer.tsx'))

type Props = {
  menu: readonly MenuItem[]
  path: string
  enabled: boolean
  opened: boolean
  onOpen(opened: boolean): void
}

/** Renders the menu of small screens: the button or a swipe from the start edge opens it, a swipe back closes it. */
export function SmallScreenMenu({ menu, path, enabled, opened, onOpen }: Props) {
  const isNeeded = useOnce(opened)
  useEffect(() => {
    if (!enabled) return
    return onSwipe((towards, fromEdge) => {
      if (towards === 'end' && fromEdge) onOpen(true)
      if (towards === 'start') onOpen(false)
    })
  }, [enabled, onOpen])
  if (!isNeeded) return null
  return (
    <Suspense>
      <MenuDrawer menu={menu} path={path} opened={opened} onClose={() => onOpen(false)} />
    </Suspense>
  )
}
