import type { ReactNode } from 'react'
import type { MenuItem } from '../menus.ts'

export type NavigationProps = {
  menu: readonly MenuItem[]
  path: string
  /** Whether the drawer or the list beside the rail is unfolded. */
  unfolded: boolean
  onUnfold(unfolded: boolean): void
  /** Called after a choice: the drawer of small screens closes. */
  onChoose?(): void
  /** Above the entries: who is signed in. */
  header?: ReactNode
}
