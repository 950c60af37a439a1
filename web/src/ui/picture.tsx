import { classNames } from './class-names.ts'
import styles from './picture.module.css'

type Props = {
  /** Path of the picture; null for none. */
  src: string | null
  /** Empty where the name is written next to the picture. */
  alt: string
  size?: 'small' | 'medium' | 'fluid'
  /** What is shown instead of a picture that does not exist. */
  instead?: React.ReactNode
  className?: string
}

/** Shows the picture of something in a frame of 4:3: of a product or of an event. */
export function Picture({ src, alt, size = 'small', instead, className }: Props) {
  const shape = classNames(styles.picture, styles[size], className)
  if (src === null) return instead ? <span className={classNames(shape, styles.empty)}>{instead}</span> : null
  return <img className={shape} src={src} alt={alt} width={400} height={300} decoding="async" />
}
