import { IconFileTypePdf } from '@tabler/icons-react'
import { useMutation } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { download } from '../../../domain/api.ts'
import { useFormat } from '../../../i18n/format.ts'
import { errorText } from '../../../i18n/server-sentences.ts'
import { PageActions } from '../../../shell/page-actions.tsx'
import { Button } from '../../../ui/button.tsx'
import { notify } from '../../../ui/notify.ts'
import { saveContent } from '../../../ui/save-file.ts'

/** Downloads the whole journal of a company as a PDF file, in the language of the screens. */
export function DownloadButton({ companyId }: { companyId: number }) {
  const { t } = useTranslation(['journal', 'common'])
  const { language } = useFormat()
  const { mutate, isPending } = useMutation({
    mutationFn: () =>
      download('downloadJournal', { params: { id: companyId }, query: { format: 'pdf', lang: language } }),
    onSuccess: ({ name, content }) => saveContent(name, content),
    onError: error => notify.error(errorText(t, error)),
  })
  return (
    <PageActions>
      <Button
        variant="text"
        icon={<IconFileTypePdf size={20} aria-hidden="true" />}
        loading={isPending}
        onClick={() => mutate()}
      >
        {t('journal:download')}
      </Button>
    </PageActions>
  )
}
