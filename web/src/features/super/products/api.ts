import { useMutation, useQuery } from '@tanstack/react-query'
import type { CallInput } from '@trimestre/contract/client'
import type { Product } from '@trimestre/contract/products'
import { call } from '../../../domain/api.ts'
import { productsQuery } from '../../../domain/game-queries.ts'
import { useDeleteEntry, useSaveEntry } from '../shared/entry-queries.ts'
import type { Picture } from './product-fields.ts'

const productsKey = productsQuery().queryKey

export type NewProduct = CallInput<'createProduct'>['body']

export const useSaveProduct = (product: Product | undefined) =>
  useSaveEntry<NewProduct>(product, {
    key: productsKey,
    create: body => call('createProduct', { body }),
    update: (id, body) => call('updateProduct', { params: { id }, body }),
  })

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

export const useDeleteProduct = () =>
  useDeleteEntry(productsKey, id => call('deleteProduct', { params: { id } }))
