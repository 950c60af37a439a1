import { useLayoutEffect } from 'react'

/** Removes the static frame when the first screen takes its place. */
export function useFrameRemoval(): void {
  useLayoutEffect(() => document.getElementById('frame')?.remove(), [])
}
