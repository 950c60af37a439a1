import { IconPackage } from '@tabler/icons-react'
import type { Product } from '@trimestre/contract/products'
import type { TFunction } from 'i18next'
import { productName, productText } from '../../../domain/catalogue-text.ts'
import { Figure } from '../../../ui/figure.tsx'
import { marketTypeText } from '../../../ui/market-type.ts'
import { Picture } from '../../../ui/picture.tsx'
import type { DataColumn } from '../../../ui/table/data-table.tsx'
import { numberOf } from './product-fields.ts'
import styles from './products.module.css'

type Texts = TFunction<['common', 'super', 'catalogue']>

export const productColumns = (t: Texts): DataColumn<Product>[] => [
  {
    id: 'name',
    header: t('field.name'),
    value: product => productName(t, product),
    filterText: product => `${productName(t, product)} ${productText(t, product)}`,
    cell: product => (
      <span className={styles.product}>
        <Picture
          src={product.image}
          alt=""
          instead={<IconPackage size={24} stroke={1.5} aria-hidden="true" />}
        />
        <span className={styles.name}>
          {productName(t, product)}
          <span className={styles.description} dir="auto">
            {productText(t, product)}
          </span>
        </span>
      </span>
    ),
  },
  {
    id: 'typeOfMarket',
    header: t('field.typeOfMarket'),
    value: product => marketTypeText(t, product.typeOfMarket),
  },
  {
    id: 'evolution',
    header: t('field.evolution'),
    figure: true,
    value: product => numberOf(product.evolution),
    cell: product => <Figure value={numberOf(product.evolution)} kind="percent" />,
  },
  {
    id: 'dimension',
    header: t('field.dimension'),
    figure: true,
    value: product => numberOf(product.dimension),
    cell: product => (
      <Figure value={numberOf(product.dimension)} kind="integer" unit={t('super:products.dimensionUnit')} />
    ),
  },
]
