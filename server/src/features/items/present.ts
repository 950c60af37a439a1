import type { Item, ItemDescription } from '@trimestre/contract/catalogue'
import { iri, linkTo } from '../../platform/http/iri.ts'
import { rewordedItem } from '../catalogue/service.ts'
import type { DescriptionRow, ItemRow } from './repo.ts'

export function presentItem({ item, description }: ItemRow): Item {
  return {
    '@id': iri('items', item.id),
    '@type': 'Item',
    id: item.id,
    key: item.key,
    name: item.name,
    menu: iri('menus', item.menuId),
    itemDescription: { ...linkTo('item_descriptions', description.id), ...textsOf(description) },
    reworded: rewordedItem({ ...item, ...textsOf(description) }),
  }
}

export function presentDescription(row: DescriptionRow): ItemDescription {
  return { '@type': 'ItemDescription', ...linkTo('item_descriptions', row.id), ...textsOf(row) }
}

const textsOf = ({ description1, description2, description3 }: DescriptionRow) => ({
  description1,
  description2,
  description3,
})
