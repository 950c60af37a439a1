import { IconPrinter } from '@tabler/icons-react'
import { useMutation } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { errorText } from '../../../i18n/server-sentences.ts'
import { Button } from '../../../ui/button.tsx'
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx'
import { ContentDialog } from '../../../ui/content-dialog.tsx'
import { QrCode } from '../../../ui/qr-code.tsx'
import { call } from '../../api.ts'
import { type Access, CredentialSlips } from '../access-sheet.tsx'
import { siteOrigin } from '../game-address.ts'
import styles from './new-access-dialog.module.css'

type Props = {
  user: { id: number; username: string }
  /** The access, where it was given without a question. */
  issued?: Access
  onClose(): void
}

/** Gives players new passwords. */
export const useIssueAccess = () =>
  useMutation({
    mutationFn: async (id: number): Promise<Access> => ({
      firstName: '',
      lastName: '',
      ...(await call('issueAccess', { params: { id } })),
    }),
  })

/** Gives a player a new password: asks once, then shows it with a slip to print. */
export function NewAccessDialog({ user, issued, onClose }: Props) {
  const { t } = useTranslation(['admin', 'common'])
  const [access, setAccess] = useState(issued)
  const { mutateAsync } = useIssueAccess()
  const isIssued = useRef(false)
  if (access) return <AccessShown access={access} onClose={onClose} />
  const issue = async () => {
    const answer = await mutateAsync(user.id)
    isIssued.current = true
    setAccess(answer)
  }
  return (
    <ConfirmDialog
      opened
      title={t('admin:access.title', { name: user.username })}
      // The question closes after its answer, in place of which the access is shown.
      onClose={() => isIssued.current || onClose()}
      onConfirm={issue}
      failureText={error => errorText(t, error)}
    >
      <p>{t('admin:access.body')}</p>
    </ConfirmDialog>
  )
}

function AccessShown({ access, onClose }: { access: Access; onClose(): void }) {
  const { t } = useTranslation(['admin', 'common'])
  return (
    <ContentDialog size={560} onClose={onClose} title={t('admin:access.title', { name: access.username })}>
      <div className={styles.body}>
        <div className={styles.access}>
          <div className={styles.picture}>
            <QrCode value={siteOrigin()} label={siteOrigin()} />
          </div>
          <dl className={styles.facts}>
            <dt>{t('common:field.username')}</dt>
            <dd>
              <bdi>{access.username}</bdi>
            </dd>
            <dt>{t('common:field.password')}</dt>
            <dd className={styles.password}>
              <bdi dir="ltr">{access.password}</bdi>
            </dd>
          </dl>
        </div>
        <p className={styles.once}>{t('admin:access.once')}</p>
        <Button
          variant="primary"
          icon={<IconPrinter size={18} aria-hidden="true" />}
          onClick={() => window.print()}
        >
          {t('admin:access.print')}
        </Button>
      </div>
      <CredentialSlips accesses={[access]} />
    </ContentDialog>
  )
}
