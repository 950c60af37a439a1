import { useMemo } from 'react'
import { encode } from 'uqr'
import styles from './qr-code.module.css'

type Props = {
  /** What a camera reads: an address. */
  value: string
  /** What the code leads to, for those who do not see it. */
  label: string
}

/** Light modules around the code, without which cameras do not find it. */
const quietZone = 4

/** An address to be read by a camera: dark on white in both themes, as wide as its place. */
export function QrCode({ value, label }: Props) {
  const { size, path } = useMemo(() => draw(value), [value])
  return (
    <svg className={styles.code} viewBox={`0 0 ${size} ${size}`} role="img" aria-label={label}>
      <path d={path} />
    </svg>
  )
}

/** Each run of dark modules of a line is one rectangle. */
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
