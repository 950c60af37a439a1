import { linkParts } from './link-parts.ts'
import styles from './written-text.module.css'

/** Renders a text that a person wrote: as text, with its line breaks, in its own direction; addresses are links. */
export function WrittenText({ text }: { text: string }) {
  return (
    <p className={styles.text} dir="auto">
      {linkParts(text).map(({ text: part, href }, index) =>
        href === null ? (
          part
        ) : (
          // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a text never move
          <a key={index} href={href} target="_blank" rel="noopener noreferrer nofollow">
            {part}
          </a>
        ),
      )}
    </p>
  )
}
