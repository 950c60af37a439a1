import type { Page } from '@playwright/test'
import { includesPart } from '../../testing/parts.ts'
import { expectNoFault, expectNoSidewaysScroll, showScheme } from './axe.ts'

/** Four views in which each width, each scheme and each direction occurs twice. */
export const views = [
  { width: 1280, height: 800, scheme: 'light', language: 'fr' },
  { width: 1280, height: 800, scheme: 'dark', language: 'ar' },
  { width: 360, height: 740, scheme: 'light', language: 'ar' },
  { width: 360, height: 740, scheme: 'dark', language: 'fr' },
] as const
export type View = (typeof views)[number]

/**
 * Returns the views in which an item is checked: in the gate one of them, in turn, and in the part `accessibility` all
 * of them. If the views pair every value of one kind with every value of another, the checked items do so too.
 * @param turn the index of the item in its list
 */
export function viewsFor<T>(all: readonly T[], turn: number): readonly T[] {
  const place = turn % all.length
  return includesPart('accessibility') ? all : all.slice(place, place + 1)
}

/** Applies this view from the next page on. */
export async function applyView(page: Page, { width, height, language }: View): Promise<void> {
  await page.setViewportSize({ width, height })
  await page.evaluate(locale => {
    localStorage.setItem('locale', locale)
    localStorage.setItem('ui', JSON.stringify({ reduceMotion: true }))
  }, language)
}

/** Expects the screen to be accessible and not to scroll sideways. */
export async function expectUsable(page: Page, { scheme }: View, where: string): Promise<void> {
  await showScheme(page, scheme)
  await expectNoFault(page, where)
  await expectNoSidewaysScroll(page, where)
}
