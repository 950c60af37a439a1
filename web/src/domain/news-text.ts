import type { NewspaperFact } from '@trimestre/contract/newspaper'
import type { TFunction } from 'i18next'
import type { Format } from '../i18n/format.ts'
import { isolateLatin } from '../i18n/languages.ts'

export type NewsText = TFunction<['explain', 'player', 'common', 'catalogue']>
type Kind = NewspaperFact['kind']
export type FactOf<K extends Kind> = Extract<NewspaperFact, { kind: K }>

/** Returns the only fact of this kind, if the issue has one. */
export const factOf = <K extends Kind>(facts: readonly NewspaperFact[], kind: K): FactOf<K> | undefined =>
  facts.find((fact): fact is FactOf<K> => fact.kind === kind)

/** Joins names as the language does: « tom, lea et max ». */
const joined = (format: Format, companies: readonly { username: string }[]): string =>
  format.list(companies.map(({ username }) => isolateLatin(username, format.language)))

/** The largest number of companies in the lead that are named; above it they are counted. */
const namedMax = 3

/** Returns the companies that share the first place, by name or by number; null for one that leads alone. */
function sharedLead(t: NewsText, format: Format, { equals, ...leader }: FactOf<'leader'>): string | null {
  if (equals.length === 0) return null
  const leaders = [leader, ...equals]
  return leaders.length > namedMax ? t('news.companies', { count: leaders.length }) : joined(format, leaders)
}

export function headlineText(t: NewsText, format: Format, fact: FactOf<'leader'>): string {
  const names = sharedLead(t, format, fact)
  if (names !== null) return t('news.headlineShared', { names })
  return t(fact.before ? 'news.headlineNew' : 'news.headline', { name: fact.username })
}

export function leaderText(t: NewsText, format: Format, fact: FactOf<'leader'>): string {
  const value = format.amount(fact.valeurSociete)
  const names = sharedLead(t, format, fact)
  if (names !== null) return t('news.leaderShared', { names, value })
  const said = { name: fact.username, value }
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

/** Returns sentences on the demand of the two segments, then on the company that each prefers. */
export function segmentTexts(t: NewsText, format: Format, { segments }: FactOf<'segments'>): string[] {
  const [price, demanding] = segments.map(({ demande }) => format.integer(demande))
  const favourites = segments.flatMap(({ first }, index) => {
    const said = first && { name: first.username, share: format.percent(first.part) }
    return said ? [t(`news.favourite${index === 0 ? 1 : 2}`, said)] : []
  })
  return [t('news.segments', { price: price ?? '', demanding: demanding ?? '' }), ...favourites]
}

export function importsText(t: NewsText, format: Format, { partMarche, before }: FactOf<'imports'>): string {
  const share = format.percent(partMarche)
  const former = before === null ? share : format.percent(before)
  return former === share ? t('news.imports', { share }) : t('news.importsChange', { before: former, share })
}
