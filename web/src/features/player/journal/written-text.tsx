import styles from './journal.module.css'

/** Addresses of web pages; what closes a sentence after one is not part of it. */
const addresses = /(https?:\/\/[^\s<>"]+[^\s<>".,;:!?)\]»])/

/** Shows a text as it was written; only addresses of web pages lead anywhere. */
export function WrittenText({ text }: { text: string }) {
  const pieces = text.split(addresses).map((piece, index) => ({ piece, isLink: index % 2 === 1, key: index }))
  return (
    <p className={styles.text} dir="auto">
      {pieces.map(({ piece, isLink, key }) =>
        isLink ? (
          <a key={key} href={piece} target="_blank" rel="noopener noreferrer nofollow">
            {piece}
          </a>
        ) : (
          piece
        ),
      )}
    </p>
  )
}
