import { useEffect } from 'react'

/** Fields of the page that open the keyboard of a phone. */
const fields =
  'main :is(input:not([type="checkbox"], [type="radio"], [type="button"], [type="submit"]), textarea)'

/** The time in milliseconds until the bars return: a tap on a button lands before the button moves. */
const returnAfter = 300

/** Whether a keyboard takes a part of the screen, from the heights that the page has now and without a keyboard. */
export const isKeyboardOpen = (height: number, tallest: number): boolean => height < tallest * 0.75

/**
 * Marks the document while somebody types into a field with a keyboard on the screen. On a small touch screen the style
 * sheets then fold the header and the bars below, so that the page keeps what the keyboard leaves. The focus alone does
 * not count: a keyboard can be closed without leaving the field.
 */
export function useTyping(): void {
  useEffect(() => {
    const root = document.documentElement
    const view = window.visualViewport
    if (!view) return
    const tallest = new Map<number, number>()
    let timer: ReturnType<typeof setTimeout> | undefined
    const follow = () => {
      clearTimeout(timer)
      // Some browsers shrink the page with the keyboard; turning the phone changes its width.
      const known = Math.max(tallest.get(window.innerWidth) ?? 0, window.innerHeight)
      tallest.set(window.innerWidth, known)
      const isTyping =
        document.activeElement?.matches(fields) && isKeyboardOpen(view.height * view.scale, known)
      if (isTyping) root.dataset.typing = ''
      else timer = setTimeout(() => delete root.dataset.typing, returnAfter)
    }
    follow()
    view.addEventListener('resize', follow)
    document.addEventListener('focusin', follow)
    document.addEventListener('focusout', follow)
    return () => {
      view.removeEventListener('resize', follow)
      document.removeEventListener('focusin', follow)
      document.removeEventListener('focusout', follow)
      clearTimeout(timer)
      delete root.dataset.typing
    }
  }, [])
}
