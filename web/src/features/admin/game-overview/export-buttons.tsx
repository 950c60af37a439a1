import { IconDownload } from '@tabler/icons-react'
import { exportFormats } from '@trimestre/contract/exports'
import { useTranslation } from 'react-i18next'
import { useFormat } from '../../../i18n/format.ts'
import { errorText } from '../../../i18n/server-sentences.ts'
import { Button } from '../../../ui/button.tsx'
import { notify } from '../../../ui/notify.ts'
import { useMediaQuery } from '../../../ui/use-media-query.ts'
import { type Export, useExport } from './api.ts'
import styles from './game-overview.module.css'

/** Exports the whole table to a spreadsheet file, with numbers formatted for the user's language. */
export function ExportButtons({ gameId, kind }: { gameId: number; kind: Export['kind'] }) {
  const { t } = useTranslation(['common', 'overview'])
  const { language } = useFormat()
  const isNarrow = useMediaQuery('(width < 600px)')
  const { mutate, isPending, variables } = useExport(gameId)
  return (
    <div className={styles.exports}>
      {exportFormats.map(format => (
        <Button
          key={format}
          small
          icon={<IconDownload size={18} aria-hidden="true" />}
          loading={isPending && variables.format === format}
          disabled={isPending}
          aria-label={t('overview:export', { format: format.toUpperCase() })}
          onClick={() =>
            mutate({ kind, format, lang: language }, { onError: error => notify.error(errorText(t, error)) })
          }
        >
          {isNarrow ? format.toUpperCase() : t('overview:export', { format: format.toUpperCase() })}
        </Button>
      ))}
    </div>
  )
}
