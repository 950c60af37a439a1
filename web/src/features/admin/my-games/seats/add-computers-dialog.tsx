import type { Game } from '@trimestre/contract/games'
import { computersAtOnceMax, type Seat } from '@trimestre/contract/seats'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { call } from '../../../../domain/api.ts'
import { computersOf, type Mix, noComputers } from '../../../../domain/staff/computer-mix/mix.ts'
import MixFields from '../../../../domain/staff/computer-mix/mix-fields.tsx'
import { useFormat } from '../../../../i18n/format.ts'
import { Banner } from '../../../../ui/banner.tsx'
import { FormDialog } from '../../../../ui/form-dialog.tsx'
import { notify } from '../../../../ui/notify.ts'
import { requiredNumber } from '../../../../ui/number-rule.ts'
import { refusalText } from './refusal-text.ts'
import { useSeatAct } from './seats-api.ts'

/** A rival of each level, as a small class needs them. */
const proposed: Mix = { ...noComputers, count: 3 }

const bounds = { min: 1, max: computersAtOnceMax, whole: true }

type Props = { game: Game; onAdded(seats: readonly Seat[]): void; onClose(): void }

/** Adds computers to a game, all of them or none. */
export default function AddComputersDialog({ game, onAdded, onClose }: Props) {
  const { t } = useTranslation(['seats', 'common'])
  const format = useFormat()
  const [mix, setMix] = useState(proposed)
  const [isTried, setTried] = useState(false)
  const { mutate, isPending, error } = useSeatAct<Seat[]>(game.id)
  const computers = computersOf(mix)
  const rule = requiredNumber(t, format, mix.count, bounds)
  const add = () => {
    setTried(true)
    if (rule !== true) return
    mutate(() => call('addComputers', { params: { id: game.id }, body: { computers } }), {
      onSuccess: added => {
        onAdded(added)
        notify.success(t('seats:computer.added', { names: namesOf(added) }))
        onClose()
      },
    })
  }
  return (
    <FormDialog
      opened
      onClose={onClose}
      title={t('seats:computer.add')}
      submitLabel={t('seats:computer.addCount', { count: computers.length })}
      submitting={isPending}
      onSubmit={add}
      changed={mix !== proposed}
    >
      {error && <Banner tone="error">{refusalText(t, error)}</Banner>}
      <MixFields
        label={t('seats:computer.number')}
        hint={t('seats:computer.allOrNone')}
        value={mix}
        onChange={setMix}
        min={bounds.min}
        max={bounds.max}
        error={isTried && rule !== true ? rule : null}
      />
    </FormDialog>
  )
}

/** More names than these would cover the page. */
const namedMost = 7

const namesOf = (seats: readonly Seat[]): string => {
  const names = seats.map(({ username }) => username)
  const shown = names.length > namedMost ? [...names.slice(0, namedMost - 1), '…', names.at(-1)] : names
  return shown.join(', ')
}
