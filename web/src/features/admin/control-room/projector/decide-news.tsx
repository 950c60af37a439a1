import { IconNews } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import type { Game } from '@trimestre/contract/games'
import { useTranslation } from 'react-i18next'
import { call } from '../../../../domain/api.ts'
import { productName } from '../../../../domain/catalogue-text.ts'
import { factOf, headlineText } from '../../../../domain/news-text.ts'
import { useProducts } from '../../../../domain/use-products.ts'
import { useFormat } from '../../../../i18n/format.ts'
import styles from './decide-scene.module.css'

/** Shows the headline of the newspaper of the last quarter, once there is one. */
export function Headline({ game }: { game: Game }) {
  const { t } = useTranslation(['explain', 'player', 'common', 'catalogue', 'control'])
  const format = useFormat()
  const { data } = useQuery({
    queryKey: ['getNewspaper', game.id, 'last'],
    queryFn: ({ signal }) => call('getNewspaper', { params: { id: game.id }, signal }),
  })
  const leader = data && factOf(data.facts, 'leader')
  if (!leader || data.quarter === null) return null
  return (
    <section className={styles.news} aria-labelledby="headline">
      <h2 id="headline" className={styles.kicker}>
        <IconNews size={32} aria-hidden="true" />
        {t('control:decide.news', { quarter: data.quarter })}
      </h2>
      <p className={styles.headline}>{headlineText(t, format, leader)}</p>
    </section>
  )
}

/** Shows the product that the companies sell, with its picture if it has one. */
export function ProductPicture({ product }: Pick<Game, 'product'>) {
  const { t } = useTranslation('catalogue')
  const products = useProducts()
  if (!product) return null
  const picture = products.data?.find(({ id }) => id === product.id)?.image
  return (
    <figure className={styles.product}>
      {picture && <img src={picture} alt="" />}
      <figcaption>
        <bdi>{productName(t, product)}</bdi>
      </figcaption>
    </figure>
  )
}
