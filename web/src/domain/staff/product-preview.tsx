import { useTranslation } from 'react-i18next'
import { Picture } from '../../ui/picture.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { productName, productText } from '../catalogue-text.ts'
import { ProductCaseLink } from '../product-case-link.tsx'
import { useProducts } from '../use-products.ts'
import styles from './product-preview.module.css'

/** Shows the product that a form holds: its picture, what it is, and its case. */
export default function ProductPreview({ productId }: { productId: number }) {
  const { t } = useTranslation('catalogue')
  const { data, isLoading } = useProducts()
  const product = data?.find(({ id }) => id === productId)
  if (isLoading && productId > 0) return <Skeleton height={78} />
  if (!product?.image) return null
  return (
    <div className={styles.preview}>
      <Picture src={product.image} alt={productName(t, product)} size="medium" />
      <div>
        <p className={styles.text}>{productText(t, product)}</p>
        <ProductCaseLink product={product} apart />
      </div>
    </div>
  )
}
