import { IconDownload } from '@tabler/icons-react'
import type { Result } from '@trimestre/contract/companies'
import { csvFile } from '@trimestre/contract/write-csv'
import i18next from 'i18next'
import { useTranslation } from 'react-i18next'
import { usePracticeFiles } from '../../../../domain/practice.tsx'
import { useShownCompany } from '../../../../domain/shown-company.tsx'
import { useFormat } from '../../../../i18n/format.ts'
import { Button } from '../../../../ui/button.tsx'
import { saveFile } from '../../../../ui/save-file.ts'
import { quarterOf } from './story.ts'

/** Exports all figures of all quarters for a spreadsheet: one row per quarter, with the figures named as on screen. */
export function SaveResults({ results }: { results: readonly Result[] }) {
  const { t } = useTranslation('player')
  const { language } = useFormat()
  const { titleOf, nameOf } = usePracticeFiles(useShownCompany().gameId)
  const save = () => {
    const named = Object.entries(results[0] ?? {}).flatMap(([key, value]) =>
      typeof value === 'number' && i18next.exists(`figure.${key}`, { ns: 'player' })
        ? [{ key: key as keyof Result, name: t(`figure.${key as 'demande'}`) }]
        : [],
    )
    const rows = results.map(result => [
      quarterOf(result),
      ...named.map(({ key }) => (typeof result[key] === 'number' ? result[key] : '')),
    ])
    const head = [titleOf(t('ending.quarter')), ...named.map(({ name }) => name)]
    saveFile(`${nameOf('resultats')}.csv`, 'text/csv;charset=utf-8', csvFile(language, [head, ...rows]))
  }
  return (
    <Button icon={<IconDownload size={20} aria-hidden="true" />} onClick={save}>
      {t('ending.save')}
    </Button>
  )
}
