import { IconDownload, IconPrinter } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { currentLanguage } from '../../i18n/i18n.ts'
import { Button } from '../../ui/button.tsx'
import { saveFile } from '../../ui/save-file.ts'
import { credentialsCsv } from './access-file.ts'
import type { Access } from './access-sheet.tsx'

/** Renders the buttons that print the credentials or download them as a file; both call `onCredentialsSaved`. */
export function AccessButtons({
  accesses,
  onCredentialsSaved,
}: {
  accesses: readonly Access[]
  onCredentialsSaved(): void
}) {
  const { t } = useTranslation(['common', 'admin'])
  const print = () => {
    onCredentialsSaved()
    window.print()
  }
  const download = () => {
    onCredentialsSaved()
    const content = credentialsCsv(column => t(`field.${column}`), currentLanguage(), accesses)
    saveFile(`${t('admin:import.fileName')}.csv`, 'text/csv;charset=utf-8', content)
  }
  return (
    <>
      <Button variant="primary" icon={<IconPrinter size={18} aria-hidden="true" />} onClick={print}>
        {t('admin:import.print')}
      </Button>
      <Button icon={<IconDownload size={18} aria-hidden="true" />} onClick={download}>
        {t('admin:import.download')}
      </Button>
    </>
  )
}
