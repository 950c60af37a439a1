import { IconPrinter } from '@tabler/icons-react'
import { useParams } from '@tanstack/react-router'
import type { Product } from '@trimestre/contract/products'
import { useTranslation } from 'react-i18next'
import { productName, productText } from '../../../domain/catalogue-text.ts'
import { useProducts } from '../../../domain/use-products.ts'
import { useFormat } from '../../../i18n/format.ts'
import { errorText } from '../../../i18n/server-sentences.ts'
import { useObjectTitle } from '../../../shell/titles.ts'
import { Button } from '../../../ui/button.tsx'
import { Card } from '../../../ui/card.tsx'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { ErrorCard } from '../../../ui/error-card.tsx'
import { type Fact, FactsList } from '../../../ui/facts-list.tsx'
import { marketTypeText } from '../../../ui/market-type.ts'
import { Picture } from '../../../ui/picture.tsx'
import { SkeletonStack } from '../../../ui/skeleton.tsx'
import { caseOf, opening } from './product-case.ts'
import styles from './product-case-page.module.css'

/** Presents a ready product on one page: the company, its market, and questions before the first decision. */
export default function ProductCasePage() {
  const { t } = useTranslation(['common', 'cases', 'catalogue'])
  const { productId } = useParams({ strict: false }) as { productId?: string }
  const products = useProducts()
  const product = products.data?.find(({ id }) => id === Number(productId))
  useObjectTitle(product && productName(t, product))
  if (products.error && !products.data)
    return (
      <Card>
        <ErrorCard reason={errorText(t, products.error)} onRetry={() => void products.refetch()} />
      </Card>
    )
  if (!products.data) return <SkeletonStack shapes={[{ height: 200 }, { height: 480 }]} />
  return <Card>{product?.key ? <Case product={product} /> : <EmptyState>{t('cases:none')}</EmptyState>}</Card>
}

function Case({ product }: { product: Product }) {
  const { t } = useTranslation(['common', 'cases', 'catalogue'])
  const format = useFormat()
  const told = caseOf(t, product.key)
  if (told === null) return <EmptyState>{t('cases:none')}</EmptyState>
  const start = t('cases:start', {
    stock: format.integer(opening.stock),
    sold: format.integer(opening.sold),
    value: format.amount(opening.value),
    cash: format.amount(opening.cash),
    price: format.amount(opening.price),
  })
  return (
    <article className={styles.case}>
      <header className={styles.head}>
        <Picture src={product.image} alt={productName(t, product)} className={styles.picture} />
        <div className={styles.summary}>
          <p className={styles.lead}>{productText(t, product)}</p>
          <Facts product={product} />
          <div data-screen-only>
            <Button
              small
              icon={<IconPrinter size={18} aria-hidden="true" />}
              onClick={() => setTimeout(() => window.print())}
            >
              {t('cases:print')}
            </Button>
          </div>
        </div>
      </header>
      <div className={styles.parts}>
        {told.parts.map(({ part, text }) => (
          <section key={part} className={styles.part}>
            <h2>{t(`cases:heading.${part}`)}</h2>
            <p>{text}</p>
          </section>
        ))}
        <section className={styles.part}>
          <h2>{t('cases:heading.start')}</h2>
          <p>{start}</p>
        </section>
      </div>
      <section className={styles.questions}>
        <h2>{t('cases:heading.questions')}</h2>
        <ol>
          {told.questions.map(question => (
            <li key={question}>{question}</li>
          ))}
        </ol>
      </section>
    </article>
  )
}

/** Shows the figures of the product as the game uses them. */
function Facts({ product: { typeOfMarket, evolution, dimension } }: { product: Product }) {
  const { t } = useTranslation(['common', 'cases'])
  const format = useFormat()
  const [growth, units] = [Number(evolution), Number(dimension)]
  const facts: Fact[] = [
    [t('field.typeOfMarket'), marketTypeText(t, typeOfMarket)],
    ...(Number.isFinite(growth)
      ? [[t('field.evolution'), t('cases:evolution', { growth: format.percent(growth, 1) })] as Fact]
      : []),
    ...(Number.isFinite(units)
      ? [[t('field.dimension'), t('cases:dimension', { units: format.integer(units) })] as Fact]
      : []),
  ]
  return <FactsList facts={facts} />
}
