import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { signOut } from '../api.ts'
import type { MenuItem } from '../menus.ts'
import { go } from '../navigation.ts'
import { queryClient } from '../query-client.ts'
import { leaveGame } from '../session.ts'

/** Leaves the application: the server is told, everything of this person is forgotten. */
export async function leaveApplication(): Promise<void> {
  await signOut()
  queryClient.clear()
  go('/')
}

type Props = {
  item: MenuItem
  className?: string
  isCurrent: boolean
  onChoose?(): void
  children: ReactNode
}

/** A link of the menu, or the button that signs out. */
export function MenuEntry({ item, className, isCurrent, onChoose, children }: Props) {
  if (!item.path)
    return (
      <button type="button" className={className} onClick={() => void leaveApplication()}>
        {children}
      </button>
    )
  const choose = () => {
    if (item.action === 'leaveGame') leaveGame()
    onChoose?.()
  }
  return (
    <Link
      to={item.path}
      className={className}
      aria-current={isCurrent ? 'page' : undefined}
      activeProps={{}}
      onClick={choose}
    >
      {children}
    </Link>
  )
}
