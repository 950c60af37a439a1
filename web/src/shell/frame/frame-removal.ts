import { useLayoutEffect } from 'react'
import { handOver } from './handover.ts'

/** Removes the static frame when the first screen takes its place. */
export function useFrameRemoval(): void {
  useLayoutEffect(() => {
    const frame = document.getElementById('frame')
    if (frame) handOver(frame, document.getElementById('root') ?? document)
  }, [])
}
