import { IconChevronLeft, IconChevronRight, IconChevronsLeft, IconChevronsRight } from '@tabler/icons-react'
import type { TFunction } from 'i18next'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { type Format, useFormat } from '../../i18n/format.ts'
import { IconButton } from '../icon-button.tsx'
import styles from './table-pager.module.css'

type Props = {
  page: number
  size: number
  total: number
  /** The choices of rows per page, in ascending order. */
  sizes: readonly number[]
  onPage(page: number): void
  onSize(size: number): void
}

type Range = Pick<Props, 'page' | 'size' | 'total'>

/** Returns « 11–20 sur 43 ». */
export const rangeText = (t: TFunction, format: Format, { page, size, total }: Range): string =>
  t('table.range', {
    from: format.integer(page * size + 1),
    to: format.integer(Math.min(total, (page + 1) * size)),
    total: format.integer(total),
  })

/** Renders « 11–20 sur 43 » and the buttons to the other pages. */
export function TablePager({ page, size, total, sizes, onPage, onSize }: Props) {
  const { t } = useTranslation()
  const format = useFormat()
  const id = useId()
  const last = Math.max(0, Math.ceil(total / size) - 1)
  const range = rangeText(t, format, { page, size, total })
  const button = (label: string, Icon: typeof IconChevronLeft, target: number) => (
    <IconButton
      label={label}
      tip="none"
      disabled={target === page || target < 0 || target > last}
      icon={<Icon className="flip" size={20} aria-hidden="true" />}
      onClick={() => onPage(target)}
    />
  )
  return (
    <div className={styles.pager}>
      {sizes.length > 1 && total > (sizes[0] ?? 0) && (
        <label className={styles.size} htmlFor={id} data-screen-only>
          <span>{t('table.pageSize')}</span>
          <select id={id} value={size} onChange={event => onSize(Number(event.currentTarget.value))}>
            {sizes.map(choice => (
              <option key={choice}>{choice}</option>
            ))}
          </select>
        </label>
      )}
      <bdi className="fig">{range}</bdi>
      {last > 0 && (
        <div className={styles.pages} data-screen-only>
          {button(t('table.first'), IconChevronsLeft, 0)}
          {button(t('table.previous'), IconChevronLeft, page - 1)}
          {button(t('table.next'), IconChevronRight, page + 1)}
          {button(t('table.last'), IconChevronsRight, last)}
        </div>
      )}
    </div>
  )
}
