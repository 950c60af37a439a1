import { useQuery } from '@tanstack/react-query'
import type { Menu } from '@trimestre/contract/catalogue'
import type { CallInput } from '@trimestre/contract/client'
import { call } from '../../../domain/api.ts'
import { useDeleteEntry, useSaveEntry } from '../shared/entry-queries.ts'

const menusKey = ['menus'] as const

export const useMenus = () =>
  useQuery({ queryKey: menusKey, queryFn: ({ signal }) => call('listMenus', { signal }) })

export const useItems = () =>
  useQuery({ queryKey: ['items'], queryFn: ({ signal }) => call('listItems', { signal }) })

export type MenuBody = CallInput<'createMenu'>['body']

export const useSaveMenu = (menu: Menu | undefined) =>
  useSaveEntry<MenuBody>(menu, {
    key: menusKey,
    create: body => call('createMenu', { body }),
    update: (id, body) => call('updateMenu', { params: { id }, body }),
  })

export const useDeleteMenu = () => useDeleteEntry(menusKey, id => call('deleteMenu', { params: { id } }))
