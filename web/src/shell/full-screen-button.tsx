import { IconMaximize, IconMinimize } from '@tabler/icons-react'
import { useSyncExternalStore } from 'react'
import { useTranslation } from 'react-i18next'
import { IconButton } from '../ui/icon-button.tsx'

export const canFillScreen = (): boolean => document.fullscreenEnabled === true

export function toggleFullScreen(): void {
  const done = document.fullscreenElement
    ? document.exitFullscreen()
    : document.documentElement.requestFullscreen()
  // The browser refused: the page stays as it is.
  done.catch(() => undefined)
}

export function useIsFullScreen(): boolean {
  return useSyncExternalStore(
    listener => {
      document.addEventListener('fullscreenchange', listener)
      return () => document.removeEventListener('fullscreenchange', listener)
    },
    () => document.fullscreenElement !== null,
  )
}

/** Renders a button that toggles full screen; nothing where the browser does not support it. */
export function FullScreenButton() {
  const { t } = useTranslation()
  const isFull = useIsFullScreen()
  const Icon = isFull ? IconMinimize : IconMaximize
  if (!canFillScreen()) return null
  return (
    <IconButton
      label={t('shell.fullScreen')}
      aria-pressed={isFull}
      icon={<Icon size={22} stroke={1.75} aria-hidden="true" />}
      onClick={toggleFullScreen}
    />
  )
}
