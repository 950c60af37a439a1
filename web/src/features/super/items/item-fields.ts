import type { Item, ItemDescription } from '@trimestre/contract/catalogue'

/** The fields of the form; `menu` is an IRI. */
export type ItemFields = {
  name: string
  menu: string
  description1: string
  description2: string
  description3: string
}

export const emptyItem: ItemFields = {
  name: '',
  menu: '',
  description1: '',
  description2: '',
  description3: '',
}

export const fieldsOf = (item: Item, help: ItemDescription): ItemFields => ({
  name: item.name,
  menu: item.menu,
  description1: help.description1,
  description2: help.description2,
  description3: help.description3,
})

export const textsOf = ({ description1, description2, description3 }: ItemFields) => ({
  description1: description1.trim(),
  description2: description2.trim(),
  description3: description3.trim(),
})
