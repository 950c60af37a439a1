import type { ReactNode } from 'react'
import type { MenuItem } from '../domain/menus.ts'

export type NavigationProps = {
  menu: readonly MenuItem[]
  path: string
  /** Whether the drawer, or the list next to the rail, is unfolded. */
  unfolded: boolean
  onUnfold(unfolded: boolean): void
  /** Called after a choice, so that the drawer of small screens closes. */
  onChoose?(): void
  /** Rendered above the entries: the signed-in user. */
  header?: ReactNode
}
