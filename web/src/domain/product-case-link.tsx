import { IconBook } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import type { Product } from '@trimestre/contract/products'
import { useTranslation } from 'react-i18next'
import { buttonClass } from '../ui/button.tsx'

type Props = {
  product: Pick<Product, 'id' | 'key'> | null
  /** Whether the case is opened in a tab of its own, so that a form is not left. */
  apart?: boolean
}

/** Leads to the case of a ready product; nothing for any other product. */
export function ProductCaseLink({ product, apart }: Props) {
  const { t } = useTranslation()
  if (!product?.key) return null
  return (
    <Link
      to="/app/product_case/$productId"
      params={{ productId: String(product.id) } as never}
      className={buttonClass('text', true)}
      target={apart ? '_blank' : undefined}
    >
      <IconBook size={18} aria-hidden="true" />
      {t('route.product_case')}
    </Link>
  )
}
