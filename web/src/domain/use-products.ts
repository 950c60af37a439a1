import { useQuery } from '@tanstack/react-query'
import { productsQuery } from './game-queries.ts'

/** Queries the products of the catalogue. */
export const useProducts = () => useQuery(productsQuery())
