import { IconPencil, IconPlus, IconTrash } from '@tabler/icons-react'
import type { UseQueryResult } from '@tanstack/react-query'
import { type ComponentProps, type ReactNode, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { errorText } from '../../../i18n/server-sentences.ts'
import { PageActions } from '../../../shell/page-actions.tsx'
import { Button } from '../../../ui/button.tsx'
import { Card } from '../../../ui/card.tsx'
import { EmptyState } from '../../../ui/empty-state.tsx'
import {
  type DataColumn,
  DataTable,
  type DataTableProps,
  type RowAction,
} from '../../../ui/table/data-table.tsx'

/** The lists that the super administrator edits, by the names of their texts. */
export type EntryKind = 'products' | 'menus' | 'items' | 'events' | 'games'

type Opened<E> = { dialog: 'create' } | { dialog: 'edit' | 'delete'; entry: E } | null

type Props<E extends object> = {
  kind: EntryKind
  entries: UseQueryResult<E[]>
  /** Those of the entries that the filter above the table leaves; all of them by default. */
  shown?: E[] | undefined
  filter?: ReactNode
  nameOf(entry: E): string
  columns: DataColumn<E>[]
  table?: Pick<DataTableProps<E>, 'initial' | 'manyColumns' | 'newestFirst'>
  emptyPicture?: ComponentProps<typeof EmptyState>['picture']
  /** Whether an entry can be created now; true by default. */
  canCreate?: boolean
  /** Whether an entry can be deleted; every entry can by default. */
  canDelete?(entry: E): boolean
  /** The actions on an entry between editing and deleting it. */
  moreActions?(entry: E): RowAction[]
  /** Renders the form that creates an entry, or edits the given one. */
  renderForm(entry: E | undefined, onClose: () => void): ReactNode
  renderDelete(entry: E, onClose: () => void): ReactNode
}

/** A screen of the super administrator: a list of entries, with dialogs that create, edit and delete one. */
export function EntryScreen<E extends { id: number }>(props: Props<E>) {
  const { kind, entries, nameOf, columns, table, emptyPicture, canCreate = true } = props
  const { t } = useTranslation(['common', 'super'])
  const [opened, setOpened] = useState<Opened<E>>(null)
  const create = () => setOpened({ dialog: 'create' })
  const close = () => setOpened(null)
  const actionsOf = (entry: E): RowAction[] => [
    {
      id: 'edit',
      label: t('ui.edit'),
      icon: <IconPencil size={18} aria-hidden="true" />,
      onSelect: () => setOpened({ dialog: 'edit', entry }),
    },
    ...(props.moreActions?.(entry) ?? []),
    ...(props.canDelete?.(entry) === false
      ? []
      : [
          {
            id: 'delete',
            label: t('ui.delete'),
            icon: <IconTrash size={18} aria-hidden="true" />,
            danger: true,
            onSelect: () => setOpened({ dialog: 'delete', entry }),
          },
        ]),
  ]
  return (
    <>
      <PageActions>
        <Button
          variant="primary"
          icon={<IconPlus size={18} aria-hidden="true" />}
          disabled={!canCreate}
          onClick={create}
        >
          {t(`super:${kind}.create`)}
        </Button>
      </PageActions>
      <Card flush>
        {props.filter}
        <DataTable
          caption={t(`super:${kind}.title`)}
          columns={columns}
          rows={props.shown ?? entries.data}
          rowId={entry => entry.id}
          rowName={nameOf}
          failure={entries.error && { reason: errorText(t, entries.error), onRetry: () => entries.refetch() }}
          empty={
            <EmptyState
              picture={emptyPicture}
              action={<Button onClick={create}>{t(`super:${kind}.create`)}</Button>}
            >
              {t(`super:${kind}.empty`)}
            </EmptyState>
          }
          filterable
          {...table}
          actions={actionsOf}
        />
      </Card>
      {opened?.dialog === 'create' && props.renderForm(undefined, close)}
      {opened?.dialog === 'edit' && props.renderForm(opened.entry, close)}
      {opened?.dialog === 'delete' && props.renderDelete(opened.entry, close)}
    </>
  )
}
