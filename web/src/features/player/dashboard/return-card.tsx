import { IconKey } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { consumeNickname } from '../../../domain/session.ts'
import { readStored, writeStored } from '../../../domain/storage.ts'
import { useSignedIn } from '../../../domain/use-session.ts'
import { Button, buttonClass } from '../../../ui/button.tsx'
import { Card } from '../../../ui/card.tsx'
import styles from './return-card.module.css'

const keyOf = (userId: number): string => `returnNoted:${userId}`

/** Tells a player who came with a nickname how to come back from another device, until they say that they know. */
export function ReturnCard() {
  const { t } = useTranslation('player')
  const { user } = useSignedIn()
  const [wanted] = useState(consumeNickname)
  const [isNoted, setNoted] = useState(() => readStored(keyOf(user.id)) !== null)
  if (!user.passwordless || isNoted) return null
  const dismiss = () => {
    writeStored(keyOf(user.id), 'true')
    setNoted(true)
  }
  return (
    <Card
      title={t('return.title')}
      actions={
        <Button small variant="text" onClick={dismiss}>
          {t('firstSteps.dismiss')}
        </Button>
      }
    >
      <div className={styles.return}>
        <IconKey size={28} aria-hidden="true" />
        <div className={styles.words}>
          {wanted && <p>{t('return.taken', { nickname: wanted })}</p>}
          <p>
            {t('return.username')} <strong dir="auto">{user.username}</strong>
          </p>
          <p>{t('return.how')}</p>
        </div>
        <Link to="/app/user/profile" className={buttonClass('secondary', true)}>
          {t('return.choose')}
        </Link>
      </div>
    </Card>
  )
}
