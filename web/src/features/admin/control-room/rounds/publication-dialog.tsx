import type { Game } from '@trimestre/contract/games'
import { publicationDelayMax } from '@trimestre/contract/round-limits'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { errorText } from '../../../../i18n/server-sentences.ts'
import { Banner } from '../../../../ui/banner.tsx'
import { CheckboxField } from '../../../../ui/checkbox-field.tsx'
import { FormDialog } from '../../../../ui/form-dialog.tsx'
import { notify } from '../../../../ui/notify.ts'
import { NumberField } from '../../../../ui/number-field.tsx'
import { RadioCards } from '../../../../ui/radio-cards.tsx'
import { useSetPublication } from './rounds-api.ts'

type Props = { game: Game; onClose(): void }

/** Sets whether results are shown at once or held, and what follows for held ones. */
export default function PublicationDialog({ game, onClose }: Props) {
  const { t } = useTranslation(['control', 'common'])
  const [choice, setChoice] = useState(game.publication)
  const [isTried, setTried] = useState(false)
  const { mutateAsync, isPending, error } = useSetPublication(game.id)
  const { mode, delay, opensNext } = choice
  const fault = mode === 'held' ? delayFault(delay) : null

  const save = async () => {
    setTried(true)
    if (fault) return
    try {
      await mutateAsync(mode === 'held' ? choice : { mode })
      notify.success(t('control:publication.saved'))
      onClose()
    } catch {
      // The form shows the error of the mutation.
    }
  }
  return (
    <FormDialog
      opened
      onClose={onClose}
      title={t('control:publication.title')}
      submitting={isPending}
      changed={choice !== game.publication}
      onSubmit={() => void save()}
    >
      {error && <Banner tone="error">{errorText(t, error)}</Banner>}
      <RadioCards
        legend={t('control:publication.title')}
        value={mode}
        onChange={next => setChoice({ ...choice, mode: next })}
        disabled={isPending}
        cards={[
          {
            value: 'immediate',
            title: t('control:publication.immediate'),
            text: t('control:publication.immediateText'),
          },
          { value: 'held', title: t('control:publication.held'), text: t('control:publication.heldText') },
        ]}
      />
      {mode === 'held' && (
        <>
          <NumberField
            label={t('control:publication.delay')}
            hint={t('control:publication.delayHint')}
            unit={t('control:publication.unit')}
            value={delay}
            onChange={next => setChoice({ ...choice, delay: next })}
            min={0}
            max={publicationDelayMax}
            step={5}
            error={isTried && fault ? t(`common:validation.${fault}`) : undefined}
          />
          <CheckboxField
            label={t('control:publication.opensNext')}
            checked={opensNext}
            onChange={event => setChoice({ ...choice, opensNext: event.currentTarget.checked })}
          />
        </>
      )}
    </FormDialog>
  )
}

function delayFault(delay: number | null): 'number' | 'integer' | 'out-of-bounds' | null {
  if (delay === null) return null
  if (Number.isNaN(delay)) return 'number'
  if (!Number.isInteger(delay)) return 'integer'
  return delay >= 0 && delay <= publicationDelayMax ? null : 'out-of-bounds'
}
