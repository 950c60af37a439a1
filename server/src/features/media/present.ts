import type { MediaObject } from '@trimestre/contract/media'
import { iri } from '../../platform/http/iri.ts'
import type { MediaRow } from './repo.ts'
import { publicPath } from './service.ts'

export function presentMedia({ id, fileName }: MediaRow): MediaObject {
  return { '@id': iri('media_objects', id), '@type': 'MediaObject', id, contentUrl: publicPath(fileName) }
}
