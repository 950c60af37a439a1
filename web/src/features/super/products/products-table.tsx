import { IconPackage, IconPencil, IconTrash } from '@tabler/icons-react'
import type { Product } from '@trimestre/contract/products'
import type { TFunction } from 'i18next'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { errorText } from '../../../i18n/server-sentences.ts'
import { Button } from '../../../ui/button.tsx'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { Figure } from '../../../ui/figure.tsx'
import { type DataColumn, DataTable } from '../../../ui/table/data-table.tsx'
import type { useProducts } from './api.ts'
import { isMarketType, numberOf } from './product-fields.ts'
import styles from './products-table.module.css'

type Props = {
  products: ReturnType<typeof useProducts>
  onCreate(): void
  onEdit(product: Product): void
  onDelete(product: Product): void
}

export function ProductsTable({ products, onCreate, onEdit, onDelete }: Props) {
  const { t } = useTranslation(['common', 'super'])
  const columns = useMemo(() => columnsOf(t), [t])
  return (
    <DataTable
      caption={t('super:products.title')}
      columns={columns}
      rows={products.data}
      rowId={product => product.id}
      rowName={product => product.name}
      failure={products.error && { reason: errorText(t, products.error), onRetry: () => products.refetch() }}
      empty={
        <EmptyState action={<Button onClick={onCreate}>{t('super:products.create')}</Button>}>
          {t('super:products.empty')}
        </EmptyState>
      }
      filterable
      actions={product => [
        {
          id: 'edit',
          label: t('ui.edit'),
          icon: <IconPencil size={18} aria-hidden="true" />,
          onSelect: () => onEdit(product),
        },
        {
          id: 'delete',
          label: t('ui.delete'),
          icon: <IconTrash size={18} aria-hidden="true" />,
          danger: true,
          onSelect: () => onDelete(product),
        },
      ]}
    />
  )
}

type Texts = TFunction<['common', 'super']>

/** Returns the name of a market type; a type that the engine does not support is shown unchanged. */
const marketText = (t: Texts, type: Product['typeOfMarket']): string =>
  isMarketType(type) ? t(`super:market.${type}`) : String(type ?? '')

const columnsOf = (t: Texts): DataColumn<Product>[] => [
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
    value: product => marketText(t, product.typeOfMarket),
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
