import { writeEffect } from '@trimestre/contract/effects'
import { type CatalogueEvent, criteria, decisionItems, events, menus } from '@trimestre/engine'

/** The menus as the first start writes them, like the items and events below. */
export const seededMenus = menus.map(menu => ({
  key: menu.key,
  name: menu.name,
  title: menu.name,
  link: menu.route,
  position: menu.order,
}))

export const seededItems = decisionItems.map((item, position) => ({
  key: item.key,
  name: item.name,
  menu: item.menu,
  position,
  ...item.itemDescription,
}))

/**
 * Texts that the first start of earlier versions wrote. A row that still has one counts as unchanged, so that players
 * read the present text in their language.
 */
export const earlierTexts: ReadonlySet<unknown> = new Set([
  'Niveau de gamme des matières : 1 économique, 2 standard, 3 supérieure.',
  'Mode de livraison aux clients : 1 économique, 2 standard, 3 express.',
  "Achat d'une étude sur les concurrents (1 = oui).",
  "Limitée aux bénéfices reportés des années closes, après réserve légale, et à la trésorerie d'ouverture : aucun dividende n'est possible la première année. Les dividendes versés restent comptés dans la valeur de la société et y rapportent 1 % par trimestre.",
])

const labels = new Map<string, string>(criteria.map(criterion => [criterion.name, criterion.label]))

export const seededEvents = events.map(({ key, name, description, impact }) => ({
  key,
  name,
  description,
  impact: describeImpact(impact),
  effects: impact.map(part => ({ ...part })),
}))

/**
 * Describes an impact as the screens announce it: the percentage of a pure change of demand, otherwise each effect in
 * words.
 */
function describeImpact(impact: CatalogueEvent['impact']): string | number {
  const [only] = impact
  if (impact.length === 1 && only?.criterion === 'coefDemande' && only.operation === 'multiply') {
    return Math.round((only.value - 1) * 100)
  }
  return impact
    .map(({ criterion, operation, value }) => {
      const change = writeEffect(operation, value, figure => String(figure).replace('.', ','))
      return `${labels.get(criterion) ?? criterion} ${change}`
    })
    .join(' ; ')
}
