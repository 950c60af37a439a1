import { type ReactNode, Suspense } from 'react'
import { SkeletonStack } from '../skeleton.tsx'
import { RenderWhenVisible } from '../when-seen.tsx'

/** Renders a chart whose file is loaded when its position comes into view; `height` is its height in pixels. */
export function LazyChart({ height = 600, children }: { height?: number; children: ReactNode }) {
  return (
    <RenderWhenVisible height={height}>
      <Suspense fallback={<SkeletonStack shapes={[{ height }]} />}>{children}</Suspense>
    </RenderWhenVisible>
  )
}
