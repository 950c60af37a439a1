import { IconAlertTriangle } from '@tabler/icons-react'
import type { Decision } from '@trimestre/contract/decisions'
import type { Violation } from '@trimestre/contract/errors'
import { memo, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { type PlayerText, valueText } from '../../../domain/decision-text.ts'
import { type Format, useFormat } from '../../../i18n/format.ts'
import { violationText } from '../../../i18n/server-sentences.ts'
import { classNames } from '../../../ui/class-names.ts'
import { DecisionControl } from './decision-control.tsx'
import { DecisionHelp } from './decision-help.tsx'
import styles from './decision-row.module.css'
import { type Fault, faultOf, isUnusual, shortcutsOf, type Typed } from './decision-value.ts'
import { isLimited } from './projection/possible-values.ts'
import { ValueMove } from './value-move.tsx'

type Props = {
  decision: Decision
  quarter: number
  value: Typed
  typedBefore: string | undefined
  /** The reason why the server refused the value. */
  refusal: Violation | undefined
  readOnly: boolean
  /** The largest value that the quarter would carry out, once the projection is known. */
  possible?: number | undefined
  /** What the decision leads to, shown below its input. */
  outlook?: ReactNode
  onChange(name: string, value: Typed, text?: string): void
}

/**
 * Shows one decision: its input, the previous value and the change from it, its bounds, shortcuts and help. It is
 * memoised because there are many of them and each typed digit changes one.
 */
export const DecisionRow = memo(function DecisionRow(props: Props) {
  const { decision, quarter, value, typedBefore, refusal, readOnly } = props
  const { t } = useTranslation(['player', 'common'])
  const format = useFormat()
  const before = decision.previous ?? decision.default
  const fault = faultOf(decision, value)
  const error = fault ? faultText(t, format, decision, fault) : refusal ? violationText(t, refusal) : null
  const change = (next: Typed, text?: string) => props.onChange(decision.name, next, text)
  const isTyped = decision.type !== 'choice' && decision.type !== 'boolean'
  return (
    <div className={styles.row}>
      <div className={isTyped ? undefined : styles.wide} data-tour={decision.name}>
        <DecisionControl
          decision={decision}
          value={value}
          typedBefore={typedBefore}
          error={error}
          readOnly={readOnly}
          onChange={change}
        />
      </div>
      <div className={styles.side}>
        <p className={styles.before}>
          <span>
            {decision.previous === null
              ? t('decisions.atStart')
              : t('decisions.before', { quarter: quarter - 1 })}{' '}
            <bdi className="fig">{valueText(t, format, decision, before)}</bdi>
          </span>
          {isTyped && !fault && value !== null && (
            <ValueMove decision={decision} before={before} value={value} />
          )}
        </p>
        {isTyped && !readOnly && isLimited(decision.name) && (
          <Possible decision={decision} value={props.possible} />
        )}
        {isTyped && <Range decision={decision} />}
      </div>
      {isTyped && !readOnly && <Shortcuts {...{ decision, quarter, value, before }} onChange={change} />}
      {!fault && isUnusual(decision, value, decision.previous) && (
        <p className={styles.unusual} role="status">
          <IconAlertTriangle size={18} aria-hidden="true" />
          {t('decisions.unusual', {
            value: valueText(t, format, decision, value ?? 0),
            before: valueText(t, format, decision, before),
          })}
        </p>
      )}
      {props.outlook}
      <DecisionHelp decision={decision} />
    </div>
  )
})

/** Shows the most that the company can do this quarter. Its place is kept until the value is known. */
function Possible({ decision, value }: { decision: Decision; value: number | undefined }) {
  const { t } = useTranslation('player')
  const format = useFormat()
  const key = decision.name === 'quantiteProduction' ? 'decisions.capacity' : 'decisions.possible'
  return (
    <p className={classNames(styles.possible, value === undefined && styles.awaited)}>
      {t(key)} <bdi className="fig">{valueText(t, format, decision, value ?? decision.max)}</bdi>
    </p>
  )
}

/** Shows the bounds that every company has. */
function Range({ decision: { min, max } }: { decision: Decision }) {
  const { t } = useTranslation('player')
  const format = useFormat()
  return (
    <p className={styles.range}>
      <bdi className="fig">{t('decisions.range', { min: format.number(min), max: format.number(max) })}</bdi>
    </p>
  )
}

type ShortcutsProps = {
  decision: Decision
  quarter: number
  value: Typed
  before: number
  onChange(value: Typed): void
}

function Shortcuts({ decision, quarter, value, before, onChange }: ShortcutsProps) {
  const { t } = useTranslation(['player', 'common'])
  const format = useFormat()
  const names = {
    before:
      decision.previous === null
        ? t('decisions.sameAsStart')
        : t('decisions.sameAs', { quarter: quarter - 1 }),
    minus: format.percent(-10, 0),
    plus: `+${format.percent(10, 0)}`,
  }
  return (
    <div className={styles.shortcuts} data-screen-only>
      {shortcutsOf(decision, value, before).map(shortcut => (
        <button
          key={shortcut.kind}
          type="button"
          className={styles.shortcut}
          aria-pressed={shortcut.kind === 'before' ? value === before : undefined}
          onClick={() => onChange(shortcut.value)}
        >
          <bdi className="fig">{names[shortcut.kind]}</bdi>
        </button>
      ))}
    </div>
  )
}

function faultText(t: PlayerText, format: Format, decision: Decision, fault: Fault): string {
  if (fault === 'whole') return t('decisions.whole')
  if (fault !== 'bounds') return t(`common:validation.${fault}`)
  return t('common:ui.between', { min: format.number(decision.min), max: format.number(decision.max) })
}
