/** Address of a resource in the API, which is also its name there. */
export function iri(collection: string, id: number): string {
  return `/api/v1/${collection}/${id}`
}

/** A link to a resource inside an answer. */
export function linkTo(collection: string, id: number): { '@id': string; id: number } {
  return { '@id': iri(collection, id), id }
}
