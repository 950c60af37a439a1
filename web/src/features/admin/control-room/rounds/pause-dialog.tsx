import type { Game } from '@trimestre/contract/games'
import { pauseMessageMax } from '@trimestre/contract/round-limits'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { errorText } from '../../../../i18n/server-sentences.ts'
import { Banner } from '../../../../ui/banner.tsx'
import { FormDialog } from '../../../../ui/form-dialog.tsx'
import { notify } from '../../../../ui/notify.ts'
import { TextField } from '../../../../ui/text-field.tsx'
import { usePause } from './game-acts-api.ts'

/** Pauses a game, with a message for its players. */
export default function PauseDialog({ game, onClose }: { game: Game; onClose(): void }) {
  const { t } = useTranslation(['control', 'common'])
  const [message, setMessage] = useState(game.pause?.message ?? '')
  const { mutate, error, isPending } = usePause(game.id)
  const pause = () =>
    mutate(message, {
      onSuccess: () => {
        notify.success(t('control:pause.begun'))
        onClose()
      },
    })
  return (
    <FormDialog
      opened
      onClose={onClose}
      title={t('control:pause.title')}
      submitLabel={t('control:pause.begin')}
      onSubmit={pause}
      submitting={isPending}
    >
      {error && <Banner tone="error">{errorText(t, error)}</Banner>}
      <p>{t('control:pause.what')}</p>
      <TextField
        label={t('control:pause.message')}
        hint={t('control:pause.messageHint')}
        value={message}
        maxLength={pauseMessageMax}
        onChange={event => setMessage(event.target.value)}
      />
    </FormDialog>
  )
}
