import { IconPackage } from '@tabler/icons-react'
import type { Product } from '@trimestre/contract/products'
import type { TFunction } from 'i18next'
import { Figure } from '../../../ui/figure.tsx'
import { marketTypeText } from '../../../ui/market-type.ts'
import type { DataColumn } from '../../../ui/table/data-table.tsx'
import { numberOf } from './product-fields.ts'
import styles from './products.module.css'

type Texts = TFunction<['common', 'super']>

export const productColumns = (t: Texts): DataColumn<Product>[] => [
  {
    id: 'name',
    header: t('field.name'),
    value: product => product.name,
    filterText: product => `${product.name} ${product.description}`,
    cell: product => (
      <span className={styles.product}>
        <span className={styles.picture}>
          {product.image ? (
            <img src={product.image} alt="" loading="lazy" />
          ) : (
            <IconPackage size={24} stroke={1.5} aria-hidden="true" />
          )}
        </span>
        <span className={styles.name}>
          {product.name}
          <span className={styles.description} dir="auto">
            {product.description}
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
