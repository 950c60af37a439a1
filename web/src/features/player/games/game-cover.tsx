import type { Game } from '@trimestre/contract/games'
import { useTranslation } from 'react-i18next'
import { productName } from '../../../domain/catalogue-text.ts'
import { classNames } from '../../../ui/class-names.ts'
import { type CoverShape, coverOf } from './cover-pattern.ts'
import styles from './game-cover.module.css'

type Props = { game: Pick<Game, 'id' | 'product'>; className?: string }

/** Shows the picture of the game's product; without one, a pattern made from the game's id. */
export function GameCover({ game, className }: Props) {
  const { t } = useTranslation('catalogue')
  const { id, product } = game
  if (!product?.image) return <Pattern gameId={id} className={className} />
  return (
    <img
      className={classNames(styles.picture, className)}
      src={product.image}
      alt={productName(t, product)}
      width={400}
      height={300}
      decoding="async"
    />
  )
}

function Pattern({ gameId, className }: { gameId: number; className?: string }) {
  const { hue, shapes } = coverOf(gameId)
  return (
    <svg
      className={classNames(styles.cover, className)}
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
