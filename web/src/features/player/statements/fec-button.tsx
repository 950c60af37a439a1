import { IconFileTypography } from '@tabler/icons-react'
import { useMutation } from '@tanstack/react-query'
import { yearOfQuarter } from '@trimestre/engine/financial-year'
import { useTranslation } from 'react-i18next'
import { download } from '../../../domain/api.ts'
import { errorText } from '../../../i18n/server-sentences.ts'
import { Button } from '../../../ui/button.tsx'
import { notify } from '../../../ui/notify.ts'
import { saveContent } from '../../../ui/save-file.ts'

/** Exports the entries of the fiscal year of this quarter in the file format that French tax inspectors require. */
export function FecButton({ companyId, quarter }: { companyId: number; quarter: number }) {
  const { t } = useTranslation(['player', 'common'])
  const year = yearOfQuarter(quarter)
  const { mutate, isPending } = useMutation({
    mutationFn: () => download('exportAccounting', { params: { id: companyId }, query: { year } }),
    onSuccess: ({ name, content }) => saveContent(name, content),
    onError: error => notify.error(errorText(t, error)),
  })
  return (
    <Button
      variant="text"
      small
      loading={isPending}
      icon={<IconFileTypography size={18} aria-hidden="true" />}
      title={t('statements.fecHint', { year })}
      onClick={() => mutate()}
    >
      {t('statements.fec')}
    </Button>
  )
}
