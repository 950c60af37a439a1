import type { Menu } from '@trimestre/contract/catalogue'
import { iri } from '../../platform/http/iri.ts'
import { rewordedMenu } from '../catalogue/service.ts'
import type { MenuRow } from './repo.ts'

export function presentMenu(row: MenuRow): Menu {
  return { '@id': iri('menus', row.id), '@type': 'Menu', ...row, reworded: rewordedMenu(row) }
}
