import { IconDownload, IconUserX } from '@tabler/icons-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useSignedIn } from '../../../domain/use-session.ts'
import { errorText } from '../../../i18n/server-sentences.ts'
import { Banner } from '../../../ui/banner.tsx'
import { Button } from '../../../ui/button.tsx'
import { Card } from '../../../ui/card.tsx'
import { notify } from '../../../ui/notify.ts'
import { saveFile } from '../../../ui/save-file.ts'
import { useExportOwnData } from './api.ts'
import styles from './data-card.module.css'
import { EraseDialog } from './erase-dialog.tsx'

/** Lets users download the data stored about them, or have it erased. */
export function DataCard() {
  const { t } = useTranslation(['common', 'profile'])
  const [erasing, setErasing] = useState(false)
  return (
    <Card title={t('profile:data.title')} subtitle={t('profile:data.lead')}>
      <div className={styles.choices}>
        <Download />
        <div className={styles.choice}>
          <p>{t('profile:data.eraseHint')}</p>
          <Button
            variant="danger"
            icon={<IconUserX size={18} aria-hidden="true" />}
            onClick={() => setErasing(true)}
          >
            {t('profile:data.erase')}
          </Button>
        </div>
      </div>
      {erasing && <EraseDialog onClose={() => setErasing(false)} />}
    </Card>
  )
}

function Download() {
  const { t } = useTranslation(['common', 'profile'])
  const { user } = useSignedIn()
  const { mutate, isPending, error, reset } = useExportOwnData()
  const download = () =>
    mutate(undefined, {
      onSuccess: data => {
        const day = new Date().toISOString().slice(0, 10)
        saveFile(`trimestre-${user.username}-${day}.json`, 'application/json', JSON.stringify(data, null, 2))
        notify.success(t('profile:data.downloaded'), 3000)
      },
    })
  return (
    <div className={styles.choice}>
      <p>{t('profile:data.downloadHint')}</p>
      {error && (
        <Banner focused tone="error" onClose={reset}>
          {errorText(t, error)}
        </Banner>
      )}
      <Button icon={<IconDownload size={18} aria-hidden="true" />} loading={isPending} onClick={download}>
        {t('profile:data.download')}
      </Button>
    </div>
  )
}
