import { ApiError } from '@trimestre/contract/client'
import type { PeerForm } from '@trimestre/contract/peers'
import { type FormEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useFormat } from '../../../i18n/format.ts'
import { errorText } from '../../../i18n/server-sentences.ts'
import { Banner } from '../../../ui/banner.tsx'
import { Button } from '../../../ui/button.tsx'
import { Card } from '../../../ui/card.tsx'
import { useMediaQuery } from '../../../ui/use-media-query.ts'
import { MembersByStatement } from './members-by-statement.tsx'
import { MissingList } from './missing-list.tsx'
import { OneMember } from './one-member.tsx'
import { type PeerPlace, useGiveForm, useReadPeersAgain } from './peer-queries.ts'
import { bodyOf, missingRatings } from './peer-ratings.ts'
import styles from './peers.module.css'
import { useRatings } from './use-ratings.ts'

type Props = { form: PeerForm; place: PeerPlace }

/** The form: all members side by side, on a phone one after the other. It is given whole, and can be changed until the end. */
export function PeerFormCard({ form, place }: Props) {
  const { t } = useTranslation('peers')
  const format = useFormat()
  const onPhone = useMediaQuery('(width < 760px)')
  const fields = useRatings(form, place)
  const give = useGiveForm(place)
  const [isChecked, setChecked] = useState(false)
  const [at, setAt] = useState(0)
  const missing = missingRatings(form, fields.ratings)
  const { title, closesAt } = form.round
  const submit = (event: FormEvent) => {
    event.preventDefault()
    setChecked(true)
    if (missing.length > 0 || give.isPending) return
    give.mutate(bodyOf(form, fields.ratings), { onSuccess: fields.forget })
  }
  const isAtEnd = !onPhone || at >= form.members.length - 1
  return (
    <Card
      title={<bdi>{title}</bdi>}
      subtitle={closesAt ? t('player.until', { when: format.dateTime(closesAt) }) : t('player.noEnd')}
    >
      <form className={styles.form} onSubmit={submit} noValidate>
        {(!onPhone || at === 0) && (
          <Banner tone="info">
            <p>{t('player.promise.peers')}</p>
            <p>{t('player.promise.staff')}</p>
          </Banner>
        )}
        {onPhone ? (
          <OneMember {...{ form, fields, at }} onMove={setAt} />
        ) : (
          <MembersByStatement {...{ form, fields }} />
        )}
        {isChecked && missing.length > 0 && <MissingList {...{ form, missing }} onOpen={setAt} />}
        {give.error && <NotGiven error={give.error} place={place} />}
        {give.isSuccess && !fields.isChanged && (
          <Banner tone="success" title={t('player.saved')} focused>
            {closesAt
              ? t('player.changeUntil', { when: format.dateTime(closesAt) })
              : t('player.changeUntilClosed')}
          </Banner>
        )}
        {fields.isChanged && !give.isPending && <p className={styles.quiet}>{t('player.unsent')}</p>}
        {isAtEnd && (
          <div>
            <Button variant="primary" type="submit" loading={give.isPending}>
              {t(form.mine.length > 0 ? 'player.sendChange' : 'player.send')}
            </Button>
          </div>
        )}
      </form>
    </Card>
  )
}

/** Says why the form was not taken; it stays as it is. A refusal shows the evaluation as it is now. */
function NotGiven({ error, place }: { error: unknown; place: PeerPlace }) {
  const { t } = useTranslation(['peers', 'common'])
  const readAgain = useReadPeersAgain(place)
  const isRefused = error instanceof ApiError && error.status >= 400 && error.status < 500
  return (
    <Banner
      tone="error"
      title={t('peers:player.notSent')}
      action={
        isRefused && (
          <Button small onClick={() => void readAgain()}>
            {t('peers:player.reload')}
          </Button>
        )
      }
    >
      <p>{errorText(t, error)}</p>
      <p>{t('peers:player.kept')}</p>
    </Banner>
  )
}
