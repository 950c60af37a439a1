import { useMutation, useQueryClient } from '@tanstack/react-query'

type Entry = { id: number }

/** The calls that write the entries of a list, and the key of the query that reads it. */
type Writes<B> = {
  key: readonly string[]
  create(body: B): Promise<unknown>
  update(id: number, body: B): Promise<unknown>
}

/** Creates an entry, or updates the given one, and then reads the list again. */
export function useSaveEntry<B>(entry: Entry | undefined, { key, create, update }: Writes<B>) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (body: B) => (entry === undefined ? create(body) : update(entry.id, body)),
    onSuccess: () => client.invalidateQueries({ queryKey: key }),
  })
}

/** Deletes an entry and then reads the list again. */
export function useDeleteEntry(key: readonly string[], remove: (id: number) => Promise<unknown>) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: remove,
    onSuccess: () => client.invalidateQueries({ queryKey: key }),
  })
}
