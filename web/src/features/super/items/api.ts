import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import type { CallInput } from '@trimestre/contract/client'
import { call } from '../../../domain/api.ts'
import { useDeleteEntry } from '../shared/entry-queries.ts'

const itemsKey = ['items'] as const

export const useItems = () =>
  useQuery({ queryKey: itemsKey, queryFn: ({ signal }) => call('listItems', { signal }) })

export const useMenus = () =>
  useQuery({ queryKey: ['menus'], queryFn: ({ signal }) => call('listMenus', { signal }) })

/** Queries the three help texts of an item, always fresh from the server. */
export const useDescription = (itemId: number) =>
  useQuery({
    queryKey: [...itemsKey, itemId, 'description'],
    queryFn: ({ signal }) => call('getItemDescription', { params: { id: itemId }, signal }),
    staleTime: 0,
    gcTime: 0,
  })

function useReloadItems() {
  const client = useQueryClient()
  return () => client.invalidateQueries({ queryKey: itemsKey, exact: true })
}

export type NewItem = CallInput<'createItem'>['body']

export function useCreateItem() {
  const reload = useReloadItems()
  return useMutation({ mutationFn: (body: NewItem) => call('createItem', { body }), onSuccess: reload })
}

/** The help was saved, but the name and menu were not. */
export class PartialSaveError extends Error {}

export type ItemSave = {
  itemId: number
  descriptionId: number
  texts: CallInput<'updateItemDescription'>['body']
  item: { name: string; menu: number | string }
}

/** Makes two calls, the help first. A retry repeats both, which has no further effect. */
export function useUpdateItem() {
  const reload = useReloadItems()
  return useMutation({
    mutationFn: async ({ itemId, descriptionId, texts, item }: ItemSave) => {
      await call('updateItemDescription', { params: { id: descriptionId }, body: texts })
      try {
        return await call('updateItem', { params: { id: itemId }, body: item })
      } catch (cause) {
        throw new PartialSaveError('the help alone was saved', { cause })
      }
    },
    onSettled: reload,
  })
}

export const useDeleteItem = () => useDeleteEntry(itemsKey, id => call('deleteItem', { params: { id } }))
