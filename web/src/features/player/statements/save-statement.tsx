import { IconDownload } from '@tabler/icons-react'
import { csvFile } from '@trimestre/contract/write-csv'
import { useTranslation } from 'react-i18next'
import { useFormat } from '../../../i18n/format.ts'
import { Button } from '../../../ui/button.tsx'
import { saveFile } from '../../../ui/save-file.ts'

type Row = readonly (string | number)[]

/** Saves the table on screen as a file for a spreadsheet; `name` has no extension. */
export function SaveStatement({ name, head, rows }: { name: string; head: Row; rows: readonly Row[] }) {
  const { t } = useTranslation('player')
  const { language } = useFormat()
  return (
    <Button
      variant="text"
      small
      icon={<IconDownload size={18} aria-hidden="true" />}
      onClick={() => saveFile(`${name}.csv`, 'text/csv;charset=utf-8', csvFile(language, [head, ...rows]))}
    >
      {t('statements.csv')}
    </Button>
  )
}
