import { useMemo } from 'react'
import { encode } from 'uqr'
import styles from './qr-code.module.css'

type Props = {
  /** The URL that a camera reads. */
  value: string
  /** The accessible name: the target of the code. */
  label: string
}

/** The number of light modules around the code, without which cameras do not detect it. */
const quietZone = 4

/** Renders a URL as a QR code: dark on white in both themes, as wide as its container. */
export function QrCode({ value, label }: Props) {
  const { size, path } = useMemo(() => draw(value), [value])
  return (
    <svg className={styles.code} viewBox={`0 0 ${size} ${size}`} role="img" aria-label={label}>
      <path d={path} />
    </svg>
  )
}

/** Draws each run of dark modules of a line as one rectangle. */
function draw(value: string): { size: number; path: string } {
  const { data, size } = encode(value, { ecc: 'M', border: quietZone })
  const runs = data.flatMap((line, y) =>
    [
      ...line
        .map(dark => (dark ? '1' : '0'))
        .join('')
        .matchAll(/1+/g),
    ].map(({ index, 0: run }) => `M${index} ${y}h${run.length}v1h-${run.length}z`),
  )
  return { size, path: runs.join('') }
}
