import { type CoverShape, coverOf } from './cover-pattern.ts'
import styles from './game-cover.module.css'

/** Renders a picture generated from the game's id, so that a game always looks the same. */
export function GameCover({ gameId, className }: { gameId: number; className?: string }) {
  const { hue, shapes } = coverOf(gameId)
  return (
    <svg
      className={`${styles.cover} ${className ?? ''}`}
      style={{ '--cover-hue': hue } as React.CSSProperties}
      viewBox="0 0 320 120"
      preserveAspectRatio="xMidYMid slice"
      aria-hidden="true"
    >
      <rect className={styles.ground} width="320" height="120" />
      {shapes.map((shape, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the shapes of a picture never move
        <Shape key={index} shape={shape} />
      ))}
    </svg>
  )
}

function Shape({ shape }: { shape: CoverShape }) {
  const { kind, x, y, size, strong } = shape
  const className = strong ? styles.strong : styles.soft
  if (kind === 'bar') return <rect className={className} x={x} y={y} width={26} height={size} rx={5} />
  if (kind === 'disc') return <circle className={className} cx={x} cy={y} r={size} />
  return <circle className={styles.ring} cx={x} cy={y} r={size} />
}
