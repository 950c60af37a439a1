import type { ComponentType } from 'react'
import type { Layout } from '../../ui/preferences.ts'
import { BigSidebar, type NavigationProps } from './big-sidebar.tsx'

/** The navigation of wide screens by layout; a layout that is not drawn yet shows the default one. */
const navigations: Partial<Record<Layout, ComponentType<NavigationProps>>> = { 'big-sidebar': BigSidebar }

export const layoutOf = (layout: Layout): ComponentType<NavigationProps> => navigations[layout] ?? BigSidebar
