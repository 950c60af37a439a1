import { useSyncExternalStore } from 'react'

/** The size of the window in pixels, and the size of its root font. */
export type Viewport = { width: number; height: number; rem: number }

let current: Viewport | undefined

function get(): Viewport {
  const rem = Number.parseFloat(getComputedStyle(document.documentElement).fontSize)
  const { innerWidth: width, innerHeight: height } = window
  if (current?.width !== width || current.height !== height || current.rem !== rem)
    current = { width, height, rem }
  return current
}

const subscribe = (listener: () => void) => {
  window.addEventListener('resize', listener)
  return () => window.removeEventListener('resize', listener)
}

/** Returns the size of the window; the projector fills it. */
export const useViewport = (): Viewport => useSyncExternalStore(subscribe, get)

/** The pixels of the stage around a scene: its title, its paddings and the bar of buttons. */
export const aroundScene = ({ rem }: Viewport): number => 1.8 * rem + 72 + 73
