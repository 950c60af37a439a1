import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import type { CallInput } from '@trimestre/contract/client'
import { call } from '../../../domain/api.ts'
import type { Picture } from './product-fields.ts'

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

/** Uploads a picture before the product that will show it is saved. */
export function useUploadPicture() {
  return useMutation({
    mutationFn: async (picture: Blob): Promise<Picture> => {
      const body = new FormData()
      body.append('file', picture, 'product')
      const sent = await call('uploadPicture', { body })
      return { iri: sent['@id'], path: sent.contentUrl }
    },
  })
}

/** Queries the games that use a product. */
export const useGamesAbout = (productId: number) =>
  useQuery({
    queryKey: ['games', 'all'],
    queryFn: ({ signal }) => call('listAllGames', { signal }),
    select: games => games.filter(game => game.product?.id === productId),
  })

export function useDeleteProduct() {
  const reload = useReloadProducts()
  return useMutation({
    mutationFn: (id: number) => call('deleteProduct', { params: { id } }),
    onSuccess: reload,
  })
}
