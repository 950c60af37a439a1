import { gradeLabelMax } from '@trimestre/contract/grading-defaults'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { errorText } from '../../../../../i18n/server-sentences.ts'
import { Banner } from '../../../../../ui/banner.tsx'
import { FormDialog } from '../../../../../ui/form-dialog.tsx'
import { notify } from '../../../../../ui/notify.ts'
import { TextField } from '../../../../../ui/text-field.tsx'
import { useFreezeGrades } from '../api.ts'

/** Freezes the grades of now under a label. Students see nothing of it. */
export function FreezeDialog({ gameId, onClose }: { gameId: number; onClose(): void }) {
  const { t } = useTranslation('grading')
  const [label, setLabel] = useState('')
  const { mutate, isPending, error } = useFreezeGrades(gameId)
  return (
    <FormDialog
      opened
      title={t('staff.freeze.title')}
      onClose={onClose}
      onSubmit={() =>
        mutate(label, {
          onSuccess: ({ n }) => {
            notify.success(t('staff.freeze.done', { version: n }))
            onClose()
          },
        })
      }
      submitLabel={t('staff.freeze.action')}
      submitting={isPending}
    >
      {error && <Banner tone="error">{errorText(t, error)}</Banner>}
      <p>{t('staff.freeze.text')}</p>
      <TextField
        label={t('staff.freeze.label')}
        hint={t('staff.freeze.labelHint')}
        maxLength={gradeLabelMax}
        autoComplete="off"
        dir="auto"
        data-autofocus
        value={label}
        onChange={event => setLabel(event.currentTarget.value)}
      />
    </FormDialog>
  )
}
