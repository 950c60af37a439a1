import { languages } from '@trimestre/contract/languages'
import type { NewspaperFact } from '@trimestre/contract/newspaper'
import type { TFunction } from 'i18next'
import type { Format } from '../../../i18n/format.ts'

export type NewsText = TFunction<['explain', 'player', 'common', 'catalogue']>
type Kind = NewspaperFact['kind']
export type FactOf<K extends Kind> = Extract<NewspaperFact, { kind: K }>

/** Returns the only fact of this kind, if the issue has one. */
export const factOf = <K extends Kind>(facts: readonly NewspaperFact[], kind: K): FactOf<K> | undefined =>
  facts.find((fact): fact is FactOf<K> => fact.kind === kind)

/** Joins names as the language does: « tom, lea et max ». */
const joined = (format: Format, companies: readonly { username: string }[]): string =>
  new Intl.ListFormat(languages[format.language].intl, { type: 'conjunction' }).format(
    companies.map(({ username }) => username),
  )

export const headlineText = (t: NewsText, { username, before }: FactOf<'leader'>): string =>
  t(before ? 'news.headlineNew' : 'news.headline', { name: username })

export function leaderText(t: NewsText, format: Format, fact: FactOf<'leader'>): string {
  const said = { name: fact.username, value: format.amount(fact.valeurSociete) }
  return fact.before ? t('news.newLeader', { ...said, before: fact.before.username }) : t('news.leader', said)
}

export const climberText = (t: NewsText, format: Format, fact: FactOf<'climber'>): string =>
  t('news.climber', {
    name: fact.username,
    from: format.integer(fact.from),
    to: format.integer(fact.to),
  })

export const sellerText = (t: NewsText, format: Format, fact: FactOf<'seller'>): string =>
  t('news.seller', {
    name: fact.username,
    sold: format.integer(fact.nombreProduitVendu),
    share: format.percent(fact.partMarche),
  })

/** Returns the trend: up, down or unchanged; null when there is no earlier value. */
const trendOf = (change: number | null) =>
  change === null ? null : change > 0 ? 'Up' : change < 0 ? 'Down' : 'Same'

const size = (format: Format, change: number | null): string => format.percent(Math.abs(change ?? 0))

/** Returns sentences on the average price and its change, then on the lowest and highest prices. */
export function priceTexts(t: NewsText, format: Format, fact: FactOf<'prices'>): string[] {
  const trend = trendOf(fact.change)
  const mean = { price: format.price(fact.prixMoyen), change: size(format, fact.change) }
  const extremes = (['lowest', 'highest'] as const).flatMap(which => {
    const asked = fact[which]
    return asked
      ? [
          t(`news.${which}`, {
            price: format.price(asked.prixVente),
            names: joined(format, asked.companies),
          }),
        ]
      : []
  })
  return [trend ? t(`news.prices${trend}`, mean) : t('news.prices', mean), ...extremes]
}

export function demandText(t: NewsText, format: Format, fact: FactOf<'demand'>): string {
  const trend = trendOf(fact.change)
  const said = { demand: format.integer(fact.demandeTotale), change: size(format, fact.change) }
  return trend ? t(`news.demand${trend}`, said) : t('news.demand', said)
}

export function importsText(t: NewsText, format: Format, { partMarche, before }: FactOf<'imports'>): string {
  const share = format.percent(partMarche)
  const former = before === null ? share : format.percent(before)
  return former === share ? t('news.imports', { share }) : t('news.importsChange', { before: former, share })
}
