import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import type { CallInput } from '@trimestre/contract/client'
import { call } from '../../../domain/api.ts'

const menusKey = ['menus'] as const

export const useMenus = () =>
  useQuery({ queryKey: menusKey, queryFn: ({ signal }) => call('listMenus', { signal }) })

export const useItems = () =>
  useQuery({ queryKey: ['items'], queryFn: ({ signal }) => call('listItems', { signal }) })

function useReloadMenus() {
  const client = useQueryClient()
  return () => client.invalidateQueries({ queryKey: menusKey })
}

export type MenuBody = CallInput<'createMenu'>['body']

/** Creates a menu, or updates an existing one. */
export function useSaveMenu(id: number | undefined) {
  const reload = useReloadMenus()
  return useMutation({
    mutationFn: (body: MenuBody) =>
      id === undefined ? call('createMenu', { body }) : call('updateMenu', { params: { id }, body }),
    onSuccess: reload,
  })
}

export function useDeleteMenu() {
  const reload = useReloadMenus()
  return useMutation({
    mutationFn: (id: number) => call('deleteMenu', { params: { id } }),
    onSuccess: reload,
  })
}
