import type { BranchSummary } from '@trimestre/contract/branches'
import { branchNameMax } from '@trimestre/contract/round-limits'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { errorText } from '../../../../i18n/server-sentences.ts'
import { Banner } from '../../../../ui/banner.tsx'
import { ConfirmDialog } from '../../../../ui/confirm-dialog.tsx'
import { FormDialog } from '../../../../ui/form-dialog.tsx'
import { notify } from '../../../../ui/notify.ts'
import { TextField } from '../../../../ui/text-field.tsx'
import { useDeleteBranch, useUpdateBranch } from './api.ts'

/** An act on a branch that a dialog asks about. */
export type AskedAct = { kind: 'rename' | 'delete'; branch: BranchSummary }

type DialogProps = { branch: BranchSummary; onClose(): void }

type Props = {
  asked: AskedAct | null
  onClose(): void
  onDeleted(): void
}

/** Renders the dialog of the act that is asked for, if any. */
export function BranchDialogs({ asked, onClose, onDeleted }: Props) {
  if (!asked) return null
  const { kind, branch } = asked
  return kind === 'rename' ? (
    <RenameDialog branch={branch} onClose={onClose} />
  ) : (
    <DeleteDialog branch={branch} onClose={onClose} onDeleted={onDeleted} />
  )
}

function RenameDialog({ branch, onClose }: DialogProps) {
  const { t } = useTranslation(['branches', 'common'])
  const [name, setName] = useState(branch.name)
  const [failure, setFailure] = useState<string | null>(null)
  const { mutateAsync, isPending } = useUpdateBranch(branch.gameId)
  const isUnnamed = name.trim() === ''
  const submit = async () => {
    setFailure(null)
    if (isUnnamed) return
    try {
      await mutateAsync({ id: branch.id, name: name.trim() })
      notify.success(t('branches:renamed'))
      onClose()
    } catch (error) {
      setFailure(errorText(t, error))
    }
  }
  return (
    <FormDialog
      opened
      title={t('branches:renameTitle')}
      onClose={onClose}
      onSubmit={submit}
      submitting={isPending}
      changed={name !== branch.name}
    >
      {failure && <Banner tone="error">{failure}</Banner>}
      <TextField
        label={t('branches:name')}
        hint={t('branches:form.nameHint', { max: branchNameMax })}
        required
        maxLength={branchNameMax}
        data-autofocus
        value={name}
        error={isUnnamed ? t('common:validation.required') : null}
        onChange={event => setName(event.currentTarget.value)}
      />
    </FormDialog>
  )
}

function DeleteDialog({ branch, onClose, onDeleted }: DialogProps & { onDeleted(): void }) {
  const { t } = useTranslation(['branches', 'common'])
  const { mutateAsync } = useDeleteBranch(branch)
  const remove = async () => {
    await mutateAsync()
    notify.success(t('branches:deleted'))
    onDeleted()
  }
  return (
    <ConfirmDialog
      opened
      destructive
      title={t('branches:deleteTitle', { name: branch.name })}
      onClose={onClose}
      onConfirm={remove}
      failureText={error => errorText(t, error)}
    >
      <p>{t('branches:deleteWhat')}</p>
    </ConfirmDialog>
  )
}
