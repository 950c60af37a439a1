import type { CurveFormula, ModelCard } from '@trimestre/contract/model-card'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useFormat } from '../../i18n/format.ts'
import { commonTexts } from '../../i18n/translator.ts'
import { Card } from '../../ui/card.tsx'
import { Chip } from '../../ui/chip.tsx'
import { type Fact, FactsList } from '../../ui/facts-list.tsx'
import { Fold } from '../../ui/fold.tsx'
import { marketTypeText } from '../../ui/market-type.ts'
import { phaseText } from '../../ui/phase.ts'
import { productName } from '../catalogue-text.ts'
import type { AreaKey } from '../game-areas.ts'
import { useGame } from '../use-game.ts'
import { areaOfCurve } from './curve-areas.ts'
import { CurveFigure } from './curve-figure.tsx'
import { attracts, type Lever, leversOf } from './levers.ts'
import styles from './model-card.module.css'

const fact = (label: string, value: ReactNode): Fact => [label, value]

const unsaid = ['rivals', 'events', 'together', 'cash', 'capacity'] as const

type Props = {
  gameId: number
  card: ModelCard
  /** What stands next to the introduction, such as the button that projects the card. */
  actions?: ReactNode
  /** Links to the decisions of an area, where the reader decides. */
  areaLink?(area: AreaKey): ReactNode
}

/** Renders what the market of a game rewards: a curve for each lever, and what no curve says. */
export function ModelCardView({ gameId, card, actions, areaLink }: Props) {
  const { t } = useTranslation(['model', 'common'])
  const levers = leversOf(card)
  return (
    <div className={styles.card}>
      <Card>
        <div className={styles.stack}>
          <div className={styles.intro}>
            <p className={styles.reading}>{t(card.level === 'figures' ? 'introShapes' : 'intro')}</p>
            {actions}
          </div>
          <div className={styles.settings}>
            <Settings gameId={gameId} card={card} />
          </div>
        </div>
      </Card>
      <h2 className={styles.part}>{t('customers')}</h2>
      <div className={styles.curves}>{levers.filter(attracts).map(curveCard)}</div>
      <h2 className={styles.part}>{t('company')}</h2>
      <div className={styles.curves}>{levers.filter(lever => !attracts(lever)).map(curveCard)}</div>
      <Card title={t('unsaid.title')}>
        <ul className={styles.unsaid}>
          {unsaid.map(key => (
            <li key={key}>{t(`unsaid.${key}`)}</li>
          ))}
        </ul>
      </Card>
    </div>
  )

  function curveCard(lever: Lever) {
    const formulas = card.formulas?.filter(({ key }) => key === lever.key) ?? []
    const [{ opensAt }] = lever.curves
    const isOpen = opensAt <= card.gameLevel
    return (
      <Card key={lever.key}>
        <CurveFigure lever={lever}>
          {formulas.length > 0 && <Formulas formulas={formulas} />}
          {!isOpen && (
            <div>
              <Chip>{t('opensAt', { level: opensAt })}</Chip>
            </div>
          )}
          {isOpen && areaLink?.(areaOfCurve(lever.key))}
        </CurveFigure>
      </Card>
    )
  }
}

/** Tells from which settings of the game the curves follow. */
function Settings({ gameId, card }: Pick<Props, 'gameId' | 'card'>) {
  const { phase, customers } = card
  const { t } = useTranslation(['model', 'common', 'catalogue'])
  const product = useGame(gameId).data?.product
  const common = commonTexts(t)
  const types = [...new Set(customers)].map(type => marketTypeText(common, type))
  return (
    <FactsList
      facts={[
        ...(product ? [fact(t('product'), <bdi>{productName(t, product)}</bdi>)] : []),
        [t('phase'), phaseText(common, phase)],
        [t('clientele'), types.join(' · ')],
      ]}
    />
  )
}

function Formulas({ formulas }: { formulas: readonly CurveFormula[] }) {
  const { t } = useTranslation(['model', 'criteria'])
  const format = useFormat()
  return (
    <Fold title={t('model:formula.title')}>
      <div className={styles.stack}>
        {formulas.map(({ segment, text, coefficients }) => (
          <div key={segment} className={styles.stack}>
            {segment !== null && <strong>{t(segment === 1 ? 'model:segment1' : 'model:segment2')}</strong>}
            <p className={styles.formula} dir="ltr">
              {text}
            </p>
            <FactsList
              facts={coefficients.map(({ symbol, name, value }) =>
                fact(`${symbol} – ${nameOf(name)}`, <bdi className="fig">{format.number(value)}</bdi>),
              )}
            />
          </div>
        ))}
        <p className={styles.note}>{t('model:formula.note')}</p>
      </div>
    </Fold>
  )

  function nameOf(name: string): string {
    switch (name) {
      case 'fixedCost':
      case 'openingWear':
      case 'openingTraining':
      case 'plantUse':
        return t(`model:formula.${name}`)
      case 'maintenanceReference':
      case 'formationReference':
        return t('model:formula.reference')
      default:
        return t(`criteria:rule.${name as 'prixReference'}.label`)
    }
  }
}
