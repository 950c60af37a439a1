import { useLayoutEffect } from 'react'

/** Takes away what the server drew, at the moment the first screen takes its place. */
export function useFrameRemoval(): void {
  useLayoutEffect(() => document.getElementById('frame')?.remove(), [])
}
