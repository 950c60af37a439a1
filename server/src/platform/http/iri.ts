/** Returns the address of a resource in the API, which is also its identifier there. */
export function iri(collection: string, id: number): string {
  return `/api/v1/${collection}/${id}`
}

/** Returns a link to a resource, for use inside a response. */
export function linkTo(collection: string, id: number): { '@id': string; id: number } {
  return { '@id': iri(collection, id), id }
}
