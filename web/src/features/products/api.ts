import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import type { CallInput } from '@trimestre/contract/client'
import { call } from '../../app/api.ts'

const productsKey = ['products'] as const

export function useProducts() {
  return useQuery({
    queryKey: productsKey,
    queryFn: ({ signal }) => call('listProducts', { signal }),
  })
}

function useReloadProducts() {
  const client = useQueryClient()
  return () => client.invalidateQueries({ queryKey: productsKey })
}

export type NewProduct = CallInput<'createProduct'>['body']

export function useCreateProduct() {
  const reload = useReloadProducts()
  return useMutation({ mutationFn: (body: NewProduct) => call('createProduct', { body }), onSuccess: reload })
}

export function useUpdateProduct() {
  const reload = useReloadProducts()
  return useMutation({
    mutationFn: ({ id, body }: { id: number; body: NewProduct }) =>
      call('updateProduct', { params: { id }, body }),
    onSuccess: reload,
  })
}

export function useDeleteProduct() {
  const reload = useReloadProducts()
  return useMutation({
    mutationFn: (id: number) => call('deleteProduct', { params: { id } }),
    onSuccess: reload,
  })
}
