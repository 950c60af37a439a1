import { lazy, Suspense, useSyncExternalStore } from 'react'
import { useOnce } from '../ui/use-once.ts'
import { useSignOutConfirmation } from './sign-out.ts'

const AppearancePanel = lazy(() => import('./appearance-panel.tsx'))
const GuideDialog = lazy(() => import('./guide-dialog.tsx'))
const MessagesPanel = lazy(() => import('./messages-panel.tsx'))
const SignOutDialog = lazy(() => import('./sign-out-dialog.tsx'))

export type PanelName = 'appearance' | 'guide' | 'messages'

const listeners = new Set<() => void>()
let shown: PanelName | null = null

/** Opens one of the panels that are loaded on first use; null closes the panel. */
export function showPanel(name: PanelName | null): void {
  shown = name
  for (const listener of listeners) listener()
}

export const usePanel = (): PanelName | null =>
  useSyncExternalStore(
    listener => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    () => shown,
  )

const close = (): void => showPanel(null)

/** Renders the rarely used parts of the shell, over the page. */
export function ShellPanels() {
  const panel = usePanel()
  const asksSignOut = useSignOutConfirmation()
  const appearance = useOnce(panel === 'appearance')
  const guide = useOnce(panel === 'guide')
  const messages = useOnce(panel === 'messages')
  const question = useOnce(asksSignOut)
  return (
    <Suspense>
      {appearance && <AppearancePanel opened={panel === 'appearance'} onClose={close} />}
      {guide && <GuideDialog opened={panel === 'guide'} onClose={close} />}
      {messages && <MessagesPanel opened={panel === 'messages'} onClose={close} />}
      {question && <SignOutDialog opened={asksSignOut} />}
    </Suspense>
  )
}
