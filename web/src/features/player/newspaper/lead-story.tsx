import type { Game } from '@trimestre/contract/games'
import type { NewspaperFact } from '@trimestre/contract/newspaper'
import { useTranslation } from 'react-i18next'
import { BadgedName } from '../../../domain/badged-name.tsx'
import { productName } from '../../../domain/catalogue-text.ts'
import { climberText, type FactOf, factOf, headlineText, leaderText } from '../../../domain/news-text.ts'
import { OwnChip, useShownCompany } from '../../../domain/shown-company.tsx'
import { useFormat } from '../../../i18n/format.ts'
import { Figure } from '../../../ui/figure.tsx'
import { Picture } from '../../../ui/picture.tsx'
import styles from './newspaper-page.module.css'

type Props = { facts: readonly NewspaperFact[]; companyId: number; product: Game['product'] }

/** Shows the leader in large type, the climber, and the top of the ranking next to them, if there are companies. */
export function LeadStory({ facts, companyId, product }: Props) {
  const { t } = useTranslation(['explain', 'player', 'common', 'catalogue'])
  const format = useFormat()
  const leader = factOf(facts, 'leader')
  const podium = factOf(facts, 'podium')
  const climber = factOf(facts, 'climber')
  if (!leader) return null
  return (
    <section className={styles.lead}>
      <div className={styles.story}>
        {product && <Picture src={product.image} alt={productName(t, product)} className={styles.picture} />}
        <h3 className={styles.headline}>{headlineText(t, format, leader)}</h3>
        <p className={styles.standfirst}>{leaderText(t, format, leader)}</p>
        {climber && <p className={styles.text}>{climberText(t, format, climber)}</p>}
      </div>
      {podium && <Top podium={podium} companyId={companyId} />}
    </section>
  )
}

/** The largest number of companies listed: many can share the third place. */
const listedMax = 6

function Top({ podium, companyId }: { podium: FactOf<'podium'>; companyId: number }) {
  const { t } = useTranslation(['explain', 'player', 'common', 'catalogue'])
  const { gameId } = useShownCompany()
  const first = podium.companies.slice(0, listedMax)
  const own = podium.companies.find(company => company.companyId === companyId)
  const shown = own && !first.includes(own) ? [...first, own] : first
  const others = podium.companies.length - shown.length
  return (
    <aside className={styles.top}>
      <h4 className={styles.kicker}>{t('news.top')}</h4>
      <ol className={styles.places}>
        {shown.map(company => (
          <li key={company.companyId}>
            <Figure value={company.classement} className={styles.place} />
            <span className={styles.company}>
              <BadgedName gameId={gameId} company={{ ...company, kind: company.seatKind }} />
              {company.companyId === companyId && <OwnChip />}
            </span>
            <Figure value={company.valeurSociete} kind="amount" />
          </li>
        ))}
      </ol>
      {others > 0 && <p className={styles.text}>{t('common:rank.others', { count: others })}</p>}
    </aside>
  )
}
