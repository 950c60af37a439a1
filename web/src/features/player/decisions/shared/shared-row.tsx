import type { Decision } from '@trimestre/contract/decisions'
import type { FocusEvent, ReactNode } from 'react'
import { DecisionRow } from '../decision-row.tsx'
import type { Typed } from '../decision-value.ts'
import { FieldNotes } from './field-notes.tsx'
import type { SheetState } from './pending-fields.ts'
import styles from './shared.module.css'
import type { SheetSync } from './sheet-sync.ts'

type Props = {
  decision: Decision
  quarter: number
  state: SheetState
  sync: SheetSync
  me: number
  value: Typed
  /** Whether the value is part of a private trial, of which the sheet knows nothing. */
  isTried: boolean
  mayType: boolean
  /** Why another member decides here; null when this one may. */
  reason: string | null
  /** The names of the others who are in the field. */
  editors: readonly string[]
  possible: number | undefined
  outlook: ReactNode
  onChange(name: string, value: Typed, text?: string): void
}

/** One decision of a shared sheet. It is edited while its input has the focus, not its buttons. */
export function SharedRow(props: Props) {
  const { decision, quarter, state, sync, me, value, isTried, mayType, reason, editors } = props
  const { name } = decision
  const field = state.pending[name]
  const onFocus = ({ target }: FocusEvent) => {
    if (target instanceof HTMLInputElement && !isTried) sync.focus(name)
    else sync.blur(name)
  }
  const onBlur = ({ currentTarget, relatedTarget }: FocusEvent) => {
    if (!currentTarget.contains(relatedTarget)) sync.blur(name)
  }
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the field inside is what people act on
    <div className={styles.row} onFocus={onFocus} onBlur={onBlur}>
      <DecisionRow
        {...{ decision, quarter, value }}
        refusal={field?.violation}
        readOnly={!mayType}
        typedBefore={field?.text || undefined}
        possible={props.possible}
        outlook={
          <>
            <FieldNotes
              {...{ decision, state, me, editors, reason }}
              isLive={mayType}
              onKeepMine={sync.keepMine}
              onTakeTheirs={sync.takeTheirs}
            />
            {props.outlook}
          </>
        }
        onChange={props.onChange}
      />
    </div>
  )
}
