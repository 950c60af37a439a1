import { ApiError } from '@trimestre/contract/client'
import type { Game, Round } from '@trimestre/contract/games'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useFormat } from '../../../../i18n/format.ts'
import { errorText, violationText } from '../../../../i18n/server-sentences.ts'
import { Banner } from '../../../../ui/banner.tsx'
import { FormDialog } from '../../../../ui/form-dialog.tsx'
import { notify } from '../../../../ui/notify.ts'
import styles from '../game-overview.module.css'
import { useDecisionCatalogue } from '../versions/api.ts'
import { affectedRounds } from './affected-rounds.ts'
import { useReopen } from './api.ts'
import { type CorrectionErrors, correctionErrors } from './correction-errors.ts'
import { CorrectionRows } from './correction-rows.tsx'
import { type Correction, correctionsByCompany, refusedRows } from './corrections.ts'
import { ReasonField } from './reason-field.tsx'

type Props = { game: Game; round: Round; onClose(): void }

/** Computes a published quarter and the later ones again, with decisions that staff corrects in the first. */
export function RecomputeDialog({ game, round, onClose }: Props) {
  const { t } = useTranslation(['overview', 'common'])
  const [reason, setReason] = useState('')
  const [rows, setRows] = useState<readonly Correction[]>([])
  const [isTried, setTried] = useState(false)
  const { failure, refused, recompute, isPending, forget } = useRecompute(round, onClose)
  const format = useFormat()
  const catalogue = useDecisionCatalogue(game)
  const quarter = round.roundNb - 1
  const isMissing = reason.trim() === ''
  const own = correctionErrors({ t, format, rows, catalogue })
  const submit = () => {
    setTried(true)
    forget()
    if (!isMissing && own.size === 0) return recompute(reason.trim(), rows)
  }
  const change = (next: readonly Correction[]) => {
    forget()
    setRows(next)
  }
  return (
    <FormDialog
      opened
      title={t('overview:reopen.recomputeTitle', { quarter })}
      onClose={onClose}
      onSubmit={submit}
      submitLabel={t('common:dialog.confirm')}
      submitting={isPending}
      changed={reason !== '' || rows.length > 0}
      size={720}
    >
      {failure && <Banner tone="error">{failure}</Banner>}
      <ul className={styles.consequences}>
        <li>{t('overview:reopen.recomputed', { count: affectedRounds(game, round) })}</li>
        <li>{t('overview:reopen.recomputeWhat', { quarter })}</li>
      </ul>
      <ReasonField
        value={reason}
        onChange={setReason}
        error={isTried && isMissing ? t('common:validation.required') : null}
      />
      <CorrectionRows
        {...{ game, quarter, catalogue, rows }}
        errors={isTried ? new Map([...own, ...refused]) : none}
        onChange={change}
      />
    </FormDialog>
  )
}

const none: CorrectionErrors = new Map()

/** Returns the request, with what the server has refused: in rows, or as a whole. */
function useRecompute(round: Round, onDone: () => void) {
  const { t } = useTranslation(['overview', 'common'])
  const { mutateAsync, isPending } = useReopen(round.id)
  const [failure, setFailure] = useState<string | null>(null)
  const [refused, setRefused] = useState<CorrectionErrors>(none)
  const refuse = (error: unknown, rows: readonly Correction[]) => {
    if (!(error instanceof ApiError) || error.violations.length === 0) return setFailure(errorText(t, error))
    const { byRow, others } = refusedRows(rows, error.violations)
    const errors = [...byRow].map(([id, violation]) => [id, { value: violationText(t, violation) }] as const)
    setRefused(new Map(errors))
    if (others.length > 0) setFailure(others.map(violation => violationText(t, violation)).join('\n'))
  }
  const recompute = async (reason: string, rows: readonly Correction[]) => {
    try {
      await mutateAsync({ reason, mode: 'recompute', decisions: correctionsByCompany(rows) })
      notify.success(t('overview:reopen.recomputeDone', { quarter: round.roundNb - 1 }))
      onDone()
    } catch (error) {
      refuse(error, rows)
    }
  }
  const forget = () => {
    setFailure(null)
    setRefused(none)
  }
  return { failure, refused, recompute, isPending, forget }
}
