import { useBlocker } from '@tanstack/react-router'
import { UnsavedChangesDialog } from '../ui/leave-question.tsx'

/** Asks for confirmation before the user leaves a changed form for another page or closes the page. */
export function LeaveDialog({ changed }: { changed: boolean }) {
  const blocker = useBlocker({
    shouldBlockFn: ({ current, next }) => changed && current.pathname !== next.pathname,
    enableBeforeUnload: () => changed,
    withResolver: true,
  })
  if (blocker.status !== 'blocked') return null
  return <UnsavedChangesDialog onStay={blocker.reset} onLeave={blocker.proceed} />
}
