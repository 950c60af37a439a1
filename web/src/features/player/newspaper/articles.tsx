import type { GameEvent } from '@trimestre/contract/games'
import type { NewspaperFact } from '@trimestre/contract/newspaper'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { eventPicture, eventStory, eventText } from '../../../domain/catalogue-text.ts'
import {
  demandText,
  type FactOf,
  factOf,
  importsText,
  priceTexts,
  segmentTexts,
  sellerText,
} from '../../../domain/news-text.ts'
import { useFormat } from '../../../i18n/format.ts'
import { Change } from '../../../ui/change.tsx'
import { Figure, type FigureKind } from '../../../ui/figure.tsx'
import { Picture } from '../../../ui/picture.tsx'
import styles from './newspaper-page.module.css'

type Props = { facts: readonly NewspaperFact[]; announced: readonly GameEvent[] }

/** Renders articles on demand, prices, sales and events of the quarter, and on announced events. */
export function Articles({ facts, announced }: Props) {
  const { t } = useTranslation(['explain', 'player', 'common', 'catalogue'])
  const format = useFormat()
  const demand = factOf(facts, 'demand')
  const segments = factOf(facts, 'segments')
  const imports = factOf(facts, 'imports')
  const prices = factOf(facts, 'prices')
  const seller = factOf(facts, 'seller')
  const coming = facts.filter(fact => fact.kind === 'coming')
  const acting = facts.filter(fact => fact.kind === 'event')
  return (
    <div className={styles.columns}>
      {demand && (
        <Article title={t('news.demandHead')}>
          <FigureWithChange value={demand.demandeTotale} before={demand.before} kind="integer" />
          <p className={styles.text}>{demandText(t, format, demand)}</p>
          {segments &&
            segmentTexts(t, format, segments).map(text => (
              <p key={text} className={styles.text}>
                {text}
              </p>
            ))}
          {imports && <p className={styles.text}>{importsText(t, format, imports)}</p>}
        </Article>
      )}
      {prices && (
        <Article title={t('news.priceHead')}>
          <FigureWithChange value={prices.prixMoyen} before={prices.before} kind="price" />
          {priceTexts(t, format, prices).map(text => (
            <p key={text} className={styles.text}>
              {text}
            </p>
          ))}
        </Article>
      )}
      {seller && (
        <Article title={t('news.sales')}>
          <p className={styles.text}>{sellerText(t, format, seller)}</p>
        </Article>
      )}
      <Article title={t('news.eventHead')}>
        {acting.length > 0 ? (
          <Events facts={acting} announced={announced} />
        ) : (
          <p className={styles.text}>{t('news.quiet')}</p>
        )}
      </Article>
      {coming.length > 0 && (
        <Article title={t('news.comingHead')}>
          <Events facts={coming} announced={announced} />
        </Article>
      )}
    </div>
  )
}

function Article({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className={styles.article}>
      <h3 className={styles.kicker}>{title}</h3>
      {children}
    </section>
  )
}

/** Shows a figure in large type with its change since the quarter before. */
function FigureWithChange({
  value,
  before,
  kind,
}: {
  value: number
  before: number | null
  kind: FigureKind
}) {
  return (
    <p className={styles.summary}>
      <Figure value={value} kind={kind} className={styles.figure} />
      {before !== null && <Change delta={Number((value - before).toFixed(2))} kind={kind} rise={null} />}
    </p>
  )
}

type EventProps = { facts: readonly FactOf<'event' | 'coming'>[]; announced: readonly GameEvent[] }

/** Lists each event with its picture, its name and its announced effect; one that acts is told as a short article. */
function Events({ facts, announced }: EventProps) {
  const { t } = useTranslation(['explain', 'player', 'common', 'catalogue'])
  return facts.map(({ kind, key, name }) => {
    const known = announced.find(({ event }) => (key ? event.key === key : event.name === name))
    const text = known ? eventText(t, known.event) : { name, text: '' }
    const story = kind === 'event' && known ? eventStory(t, known.event) : null
    return (
      <div key={`${kind} ${key ?? name}`} className={styles.event}>
        {known && <Picture src={eventPicture(known.event)} alt="" />}
        <div>
          {story && (
            <>
              <h4>{story.head}</h4>
              <p className={styles.text}>{story.text}</p>
            </>
          )}
          <p className={story ? styles.detail : styles.text}>{t(`news.${kind}`, { name: text.name })}</p>
          {text.text && <p className={styles.detail}>{text.text}</p>}
        </div>
      </div>
    )
  })
}
