import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { errorText } from '../../../../i18n/server-sentences.ts'
import { Banner } from '../../../../ui/banner.tsx'
import { FormDialog } from '../../../../ui/form-dialog.tsx'
import { notify } from '../../../../ui/notify.ts'
import { TextAreaField } from '../../../../ui/text-area-field.tsx'
import { TextField } from '../../../../ui/text-field.tsx'
import { DifferenceTable } from './difference-table.tsx'
import { useProposalActs } from './proposal-queries.ts'
import type { WholeSheet } from './use-shared-sheet.ts'

const titleMax = 100
const noteMax = 1000

type Props = {
  companyId: number
  sheet: WholeSheet
  /** The tried values that differ from the sheet. */
  decisions: Record<string, number>
  onClose(): void
  onProposed(): void
}

/** « Proposer à l'équipe »: names the tried values and says why. */
export default function ProposeDialog({ companyId, sheet, decisions, onClose, onProposed }: Props) {
  const { t } = useTranslation(['team', 'common'])
  const [title, setTitle] = useState('')
  const [note, setNote] = useState('')
  const [fault, setFault] = useState<string | null>(null)
  const { create } = useProposalActs(companyId)
  const submit = () => {
    if (title.trim() === '') return setFault(t('common:validation.required'))
    create.mutate(
      { title: title.trim(), note: note.trim(), decisions },
      {
        onSuccess: () => {
          notify.success(t('propose.done'), 3000)
          onProposed()
        },
      },
    )
  }
  return (
    <FormDialog
      opened
      onClose={onClose}
      title={t('trial.propose')}
      submitLabel={t('propose.submit')}
      submitting={create.isPending}
      changed={title !== '' || note !== ''}
      onSubmit={submit}
    >
      {create.error && <Banner tone="error">{errorText(t, create.error)}</Banner>}
      <DifferenceTable sheet={sheet} decisions={decisions} />
      <TextField
        label={t('propose.title')}
        hint={t('propose.titleHint')}
        required
        error={fault}
        value={title}
        maxLength={titleMax}
        autoComplete="off"
        onChange={event => {
          setTitle(event.currentTarget.value)
          setFault(null)
        }}
      />
      <TextAreaField
        label={t('propose.note')}
        value={note}
        maxLength={noteMax}
        onChange={event => setNote(event.currentTarget.value)}
      />
    </FormDialog>
  )
}
