import { IconDownload } from '@tabler/icons-react'
import { exportFormats } from '@trimestre/contract/exports'
import { useTranslation } from 'react-i18next'
import { errorText } from '../../../../i18n/server-sentences.ts'
import { Button } from '../../../../ui/button.tsx'
import { notify } from '../../../../ui/notify.ts'
import { useExportGrades } from './api.ts'

/** Exports the grades of a version, or the provisional ones, as files that compute every grade again. */
export function GradeExports({ gameId, version }: { gameId: number; version: number | null }) {
  const { t } = useTranslation(['grading', 'common'])
  const { mutate, isPending, variables } = useExportGrades(gameId, version)
  return exportFormats.map(format => (
    <Button
      key={format}
      small
      icon={<IconDownload size={18} aria-hidden="true" />}
      loading={isPending && variables === format}
      disabled={isPending}
      aria-label={
        version === null
          ? t('grading:staff.export.provisional', { format: format.toUpperCase() })
          : t('grading:staff.export.version', { format: format.toUpperCase(), version })
      }
      onClick={() => mutate(format, { onError: error => notify.error(errorText(t, error)) })}
    >
      {format.toUpperCase()}
    </Button>
  ))
}
