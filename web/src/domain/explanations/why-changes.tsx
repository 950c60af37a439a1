import { IconChevronDown } from '@tabler/icons-react'
import type { WaterfallStep } from '@trimestre/chart/waterfall'
import type { Explanation } from '@trimestre/contract/explanations'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { WaterfallTable } from '../../ui/chart/waterfall-table.tsx'
import { classNames } from '../../ui/class-names.ts'
import { type AreaKey, gameAreas } from '../game-areas.ts'
import { CompanyLink } from '../shown-company.tsx'
import { arrangeCauses, doCancel } from './arrange-causes.ts'
import styles from './why-panel.module.css'
import { causeHint, causeName, figureName, kindOf, pastHint, type WhyText } from './why-text.ts'

type Change = NonNullable<Explanation['change']>

/** Renders the causes of a change since the quarter before, or since the reference situation. */
export function Changes({ explanation }: { explanation: Explanation }) {
  const { t } = useTranslation(['player', 'common', 'catalogue', 'criteria', 'explain'])
  const { change, level, quarter } = explanation
  if (!change) return level === 'figures' ? <p className={styles.note}>{t('why.figuresOnly')}</p> : null
  const isUnchanged = change.amount === 0 && change.causes.length === 0
  return (
    <section className={styles.part}>
      <h3>{t(change.since === 'quarter' ? 'why.changed' : 'why.compared', { quarter: quarter - 1 })}</h3>
      {doCancel(change.causes, change.amount) && <p>{t('why.offset')}</p>}
      {isUnchanged ? <p>{t('why.unchanged')}</p> : <CausesTable explanation={explanation} change={change} />}
      <Areas change={change} />
    </section>
  )
}

/** A step of the causes; the sum of the opening situation has no hint of its own below its button. */
type CauseStep = WaterfallStep & { hint: string | null }

function CausesTable({ explanation, change }: { explanation: Explanation; change: Change }) {
  const { t } = useTranslation(['player', 'common', 'catalogue', 'criteria', 'explain'])
  const [isUnfolded, setUnfolded] = useState(false)
  const { quarter, unit, figure } = explanation
  const before = change.since === 'quarter' ? t('why.before', { quarter: quarter - 1 }) : t('why.reference')
  const steps: CauseStep[] = [
    { key: 'before', label: before, value: change.before, total: true, hint: null },
    ...causeSteps(t, change, isUnfolded),
    {
      key: 'after',
      label: t('why.after', { quarter }),
      value: change.before + change.amount,
      total: true,
      hint: null,
    },
  ]
  return (
    <WaterfallTable
      caption={t('why.caption', { figure: figureName(t, figure) })}
      kind={kindOf[unit]}
      steps={steps}
      stacked
      name={step => (
        <>
          {step.key === sumKey ? (
            <button
              type="button"
              className={styles.unfold}
              aria-expanded={isUnfolded}
              onClick={() => setUnfolded(!isUnfolded)}
            >
              {step.label}
              <IconChevronDown
                size={18}
                aria-hidden="true"
                className={classNames(isUnfolded && styles.turned)}
              />
            </button>
          ) : (
            <span className={classNames(step.part && styles.capitalised)}>{step.label}</span>
          )}
          <Hint text={steps.find(({ key }) => key === step.key)?.hint} />
        </>
      )}
    />
  )
}

const Hint = ({ text }: { text: string | null | undefined }) =>
  text ? <span className={styles.hint}>{text}</span> : null

const sumKey = 'past'

/** Returns the causes as steps; the parts of the opening situation follow their sum when it is unfolded. */
function causeSteps(t: WhyText, { causes, amount }: Change, isUnfolded: boolean): CauseStep[] {
  return arrangeCauses(causes, amount).flatMap((row, index): CauseStep[] => {
    if ('cause' in row) {
      const { cause } = row
      const key = `${cause.kind} ${cause.key ?? cause.name ?? index}`
      return [{ key, label: causeName(t, cause), value: cause.amount, hint: causeHint(t, cause) }]
    }
    const parts = row.parts.map(
      (cause): CauseStep => ({
        key: `past ${cause.key}`,
        label: t(`explain:past.${cause.key as 'stock'}`),
        value: cause.amount,
        part: true,
        hint: causeHint(t, cause),
      }),
    )
    return [
      {
        key: sumKey,
        label: t('explain:cause.past'),
        value: row.amount,
        sum: isUnfolded,
        hint: pastHint(t),
      },
      ...(isUnfolded ? parts : []),
    ]
  })
}

/** Renders links to the areas whose decisions caused the change. */
function Areas({ change: { causes } }: { change: Change }) {
  const { t } = useTranslation(['player', 'common'])
  const areas = [
    ...new Set(causes.flatMap(({ kind, area }) => (kind === 'decision' && area ? [area] : []))),
  ].filter((area): area is AreaKey => area in gameAreas)
  if (areas.length === 0) return null
  return (
    <p className={styles.areas}>
      {t('why.decideIn')}{' '}
      {areas.map(area => (
        <CompanyLink key={area} to={gameAreas[area].path}>
          {t(`common:menu.${gameAreas[area].menu}`)}
        </CompanyLink>
      ))}
    </p>
  )
}
