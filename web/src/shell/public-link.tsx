import type { AnchorHTMLAttributes, MouseEvent } from 'react'
import { go } from '../domain/navigation.ts'

/** Renders a link between public pages, or from one of them into the application. */
export function PublicLink({ href, ...others }: AnchorHTMLAttributes<HTMLAnchorElement> & { href: string }) {
  const follow = (event: MouseEvent) => {
    const isPlain = event.button === 0 && !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey)
    if (!isPlain || others.target) return
    event.preventDefault()
    go(href)
  }
  return <a {...others} href={href} onClick={follow} />
}
