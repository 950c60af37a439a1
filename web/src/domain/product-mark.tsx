import type { Game } from '@trimestre/contract/games'
import { useTranslation } from 'react-i18next'
import { Picture } from '../ui/picture.tsx'
import { productName } from './catalogue-text.ts'
import styles from './product-mark.module.css'

/** Shows the product of a game in a line of text: a small picture and the name. */
export function ProductMark({ product }: Pick<Game, 'product'>) {
  const { t } = useTranslation('catalogue')
  if (product === null) return <>–</>
  return (
    <span className={styles.mark}>
      <Picture src={product.image} alt="" className={styles.picture} />
      {productName(t, product)}
    </span>
  )
}
