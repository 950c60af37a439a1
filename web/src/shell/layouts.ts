import { type ComponentType, lazy } from 'react'
import type { Layout } from '../ui/preferences.ts'
import { BigSidebar } from './big-sidebar.tsx'
import type { NavigationProps } from './navigation-props.ts'

type Drawn = { place: 'aside' | 'bar'; Navigation: ComponentType<NavigationProps> }

/** The navigation of wide screens by layout: next to the page, or as a bar under the header. */
export const layoutNavigation: Record<Layout, Drawn> = {
  'big-sidebar': { place: 'aside', Navigation: BigSidebar },
  sidebar: { place: 'aside', Navigation: lazy(() => import('./sidebar.tsx')) },
  'top-navigation': { place: 'bar', Navigation: lazy(() => import('./top-navigation.tsx')) },
  'mega-menu': { place: 'bar', Navigation: lazy(() => import('./mega-menu.tsx')) },
}
