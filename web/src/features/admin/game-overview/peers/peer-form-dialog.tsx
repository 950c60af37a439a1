import type { Game } from '@trimestre/contract/games'
import { type PeerRound, peerBounds, peerTitleMax } from '@trimestre/contract/peers'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { serverNow } from '../../../../domain/server-clock.ts'
import { useFormat } from '../../../../i18n/format.ts'
import { Banner } from '../../../../ui/banner.tsx'
import { FormDialog } from '../../../../ui/form-dialog.tsx'
import { notify } from '../../../../ui/notify.ts'
import { NumberField } from '../../../../ui/number-field.tsx'
import { TextField } from '../../../../ui/text-field.tsx'
import { refusalOf } from '../class-work/refusal.ts'
import { readTiming, type TimingFaults, timingOf } from '../class-work/timing.ts'
import { TimingFields } from '../class-work/timing-fields.tsx'
import { useSchoolZone } from '../class-work/use-school-zone.ts'
import { useSavePeerRound } from './api.ts'
import { isBound } from './peer-results.ts'
import styles from './peers.module.css'

type Props = {
  game: Game
  /** The peer evaluation that is changed; a new one without. */
  round: PeerRound | undefined
  onClose(): void
}

const serverFields = ['title', 'opensAt', 'closesAt', 'lo', 'hi'] as const
const bounds = ['lo', 'hi'] as const
type Faults = TimingFaults & { title?: true; lo?: true; hi?: true }

/** Makes a peer evaluation, or changes one that is not closed. */
export default function PeerFormDialog(props: Props) {
  const timezone = useSchoolZone()
  return timezone && <PeerForm {...props} timezone={timezone} />
}

function PeerForm({ game, round, onClose, timezone }: Props & { timezone: string }) {
  const { t } = useTranslation(['peers', 'quizzes', 'common'])
  const format = useFormat()
  const [first] = useState(() => ({
    fields: {
      title: round?.title ?? t('peers:staff.form.titleFirst'),
      lo: (round?.lo ?? peerBounds.lo.default) as number | null,
      hi: (round?.hi ?? peerBounds.hi.default) as number | null,
    },
    timing: timingOf(round ?? { opensAt: null, closesAt: null }, serverNow(), timezone),
  }))
  const [fields, setFields] = useState(first.fields)
  const [timing, setTiming] = useState(first.timing)
  const [faults, setFaults] = useState<Faults>({})
  const { mutate, isPending, error, reset } = useSavePeerRound(game.id)
  const refusal = refusalOf(t, error, serverFields)
  const isOpen = round?.state === 'open'
  const change = (part: Partial<typeof fields>) => {
    reset()
    setFields({ ...fields, ...part })
  }
  const submit = () => {
    const read = readTiming(isOpen ? { ...timing, opening: 'later' } : timing, serverNow(), timezone)
    const found: Faults = {
      ...(fields.title.trim() === '' && { title: true as const }),
      ...(!isBound('lo', fields.lo) && { lo: true as const }),
      ...(!isBound('hi', fields.hi) && { hi: true as const }),
      ...('faults' in read && read.faults),
    }
    setFaults(found)
    if ('faults' in read || Object.keys(found).length > 0) return
    const { opensAt, closesAt } = read.moments
    const body = {
      ...fields,
      title: fields.title.trim(),
      ...(!isOpen && { opensAt }),
      ...((!isOpen || timing !== first.timing) && { closesAt }),
    }
    mutate(
      { id: round?.id ?? null, body },
      {
        onSuccess: () => {
          notify.success(t(round ? 'peers:staff.form.changed' : 'peers:staff.form.created'))
          onClose()
        },
      },
    )
  }
  return (
    <FormDialog
      opened
      size={680}
      title={t(round ? 'peers:staff.form.edit' : 'peers:staff.form.new')}
      submitLabel={round ? undefined : t('common:ui.create')}
      submitting={isPending}
      changed={fields !== first.fields || timing !== first.timing}
      onClose={onClose}
      onSubmit={submit}
    >
      {refusal.whole && <Banner tone="error">{refusal.whole}</Banner>}
      <TextField
        label={t('quizzes:shared.titleField')}
        required
        maxLength={peerTitleMax}
        data-autofocus
        value={fields.title}
        error={faults.title ? t('common:validation.required') : refusal.fields.title}
        onChange={event => change({ title: event.currentTarget.value })}
      />
      <TimingFields
        timing={timing}
        onChange={next => {
          reset()
          setTiming(next)
        }}
        faults={faults}
        refused={refusal.fields}
        isOpen={isOpen}
        mustClose={false}
      />
      <fieldset className={styles.bounds}>
        <legend className={styles.legend}>{t('peers:staff.form.bounds')}</legend>
        <p className={styles.hint}>{t('peers:staff.form.boundsHint')}</p>
        <div className={styles.boundFields}>
          {bounds.map(bound => {
            const { min, max } = peerBounds[bound]
            const range = { min: format.number(min), max: format.number(max) }
            return (
              <NumberField
                key={bound}
                label={t(`peers:staff.form.${bound}`)}
                min={min}
                max={max}
                step={0.01}
                value={fields[bound]}
                error={(faults[bound] ? t('common:ui.between', range) : refusal.fields[bound]) ?? null}
                onChange={value => change({ [bound]: value })}
              />
            )
          })}
        </div>
      </fieldset>
    </FormDialog>
  )
}
