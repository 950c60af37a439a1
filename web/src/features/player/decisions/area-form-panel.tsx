import { IconLock } from '@tabler/icons-react'
import type { Decision } from '@trimestre/contract/decisions'
import { type ReactNode, useEffect, useEffectEvent, useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { useFormat } from '../../../i18n/format.ts'
import { errorText } from '../../../i18n/server-sentences.ts'
import { Banner } from '../../../ui/banner.tsx'
import { Button } from '../../../ui/button.tsx'
import { Card } from '../../../ui/card.tsx'
import { notify } from '../../../ui/notify.ts'
import { AdvancedDecisions } from './advanced-decisions.tsx'
import styles from './area-form-panel.module.css'
import { DecisionRow } from './decision-row.tsx'
import type { Values } from './draft.ts'
import { SaveBar } from './save-bar.tsx'
import type { AreaForm } from './use-area-form.ts'

type Props = {
  decisions: readonly Decision[]
  form: AreaForm
  quarter: number
  /** The level of the game: decisions above it are closed. */
  level: number
  frozen: boolean
  /** The largest values that the quarter would carry out, as far as the projection knows them. */
  possible: ReadonlyMap<string, number> | undefined
  /** The projection in one line, rendered above the buttons on a phone. */
  peek: ReactNode
  /** What the price does to the number of customers, rendered next to the price. */
  priceOutlook: ReactNode
}

/** The form with the decisions of an area in the current quarter. */
export function AreaFormPanel(props: Props) {
  const { decisions, form, quarter, level, frozen, possible, peek, priceOutlook } = props
  const { t } = useTranslation(['player', 'common'])
  const { open, closed } = useMemo(() => {
    const isOpen = (decision: Decision) => decision.editable || decision.level <= level
    return { open: decisions.filter(isOpen), closed: decisions.filter(decision => !isOpen(decision)) }
  }, [decisions, level])
  const save = async () => {
    const [faulty] = form.faulty
    if (faulty) {
      document.getElementById(`decision-${faulty}`)?.focus()
      notify.error(t('decisions.fixErrors', { count: form.faulty.length }))
      return
    }
    if (await form.save()) notify.success(t('decisions.savedSnack'), 3000)
  }
  useSaveKey(() => !frozen && void save())
  const row = (decision: Decision) => {
    const isTyping = Object.hasOwn(form.values, decision.name)
    return (
      <DecisionRow
        key={decision.name}
        {...{ decision, quarter }}
        value={isTyping ? (form.values[decision.name] ?? null) : decision.value}
        refusal={form.refusals[decision.name]}
        readOnly={frozen || !decision.editable}
        typedBefore={form.texts[decision.name]}
        possible={possible?.get(decision.name)}
        outlook={decision.name === 'prixVente' && !frozen ? priceOutlook : undefined}
        onChange={form.change}
      />
    )
  }
  return (
    <>
      <RestoredBanner form={form} />
      <ElsewhereBanner form={form} />
      {form.failure !== null && (
        <Banner tone="error" title={t('decisions.refusedTitle')}>
          {errorText(t, form.failure)}
        </Banner>
      )}
      <Card title={t('decisions.yours')}>
        {open.length === 0 ? (
          <p className={styles.closed}>
            <IconLock size={20} aria-hidden="true" />
            {t('decisions.allClosed')}
          </p>
        ) : (
          <div className={styles.rows}>{open.map(row)}</div>
        )}
        <CreditSum values={form.values} />
        {closed.length > 0 && <AdvancedDecisions decisions={closed} />}
      </Card>
      {!frozen && open.length > 0 && (
        <SaveBar decisions={decisions} form={form} peek={peek} onSave={() => void save()} />
      )}
    </>
  )
}

function RestoredBanner({ form }: { form: AreaForm }) {
  const { t } = useTranslation(['player', 'common'])
  const restoredText = useRestoredText(form.restoredAt)
  if (form.restored === 'saved' || !form.changed) return null
  return (
    <Banner tone="info">
      <div className={styles.restored}>
        <span>{restoredText}</span>
        <Button variant="text" small onClick={form.cancel}>
          {t('decisions.backToSaved')}
        </Button>
      </div>
    </Banner>
  )
}

/** Returns the text of a restored draft, with its date only when that is not today. */
function useRestoredText(writtenAt: AreaForm['restoredAt']): string {
  const { t } = useTranslation('player')
  const format = useFormat()
  if (!writtenAt) return t('decisions.restored')
  return new Date(writtenAt).toDateString() === new Date().toDateString()
    ? t('decisions.restoredToday', { time: format.time(writtenAt) })
    : t('decisions.restoredAt', { when: format.dateTime(writtenAt) })
}

function ElsewhereBanner({ form }: { form: AreaForm }) {
  const { t } = useTranslation(['player', 'common'])
  const format = useFormat()
  if (!form.changedElsewhereAt) return null
  return (
    <Banner
      tone="warning"
      title={t('decisions.elsewhereAt', { time: format.time(form.changedElsewhereAt) })}
      action={
        <Button small onClick={form.showElsewhere}>
          {t('decisions.showElsewhere')}
        </Button>
      }
    >
      {t('decisions.elsewhere')}
    </Banner>
  )
}

/** Warns that two shares of the same revenue exceed the whole; the second one is reduced (model §6, value in force). */
function CreditSum({ values }: { values: Values }) {
  const { t } = useTranslation(['player', 'common'])
  const format = useFormat()
  const { creditT1, creditT2 } = values
  if (!creditT1 || !creditT2 || !(creditT1 + creditT2 > 100)) return null
  return (
    <Banner tone="warning">
      {t('decisions.creditSum', { share: format.percent(Math.max(0, 100 - creditT1), 0) })}
    </Banner>
  )
}

/** Makes Ctrl/Cmd+S save the area instead of the page. */
function useSaveKey(save: () => void): void {
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    const isSave = (event.ctrlKey || event.metaKey) && !event.altKey && event.key.toLowerCase() === 's'
    if (!isSave) return
    event.preventDefault()
    save()
  })
  useEffect(() => {
    const listener = (event: KeyboardEvent) => onKey(event)
    window.addEventListener('keydown', listener)
    return () => window.removeEventListener('keydown', listener)
  }, [])
}
