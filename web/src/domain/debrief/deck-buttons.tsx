import { IconFileTypePdf, IconPresentation } from '@tabler/icons-react'
import type { DeckAnswers, DeckFormat } from '@trimestre/contract/debrief'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useFormat } from '../../i18n/format.ts'
import { errorText } from '../../i18n/server-sentences.ts'
import { Banner } from '../../ui/banner.tsx'
import { Button } from '../../ui/button.tsx'
import { SelectField } from '../../ui/select-field.tsx'
import { type DebriefChoice, type DebriefOwner, useDeck } from './debrief-queries.ts'
import styles from './deck-buttons.module.css'

const formats = [
  { format: 'pptx', Icon: IconPresentation },
  { format: 'pdf', Icon: IconFileTypePdf },
] as const satisfies readonly { format: DeckFormat; Icon: unknown }[]

const places = ['notes', 'appendix', 'none'] as const satisfies readonly DeckAnswers[]

type Props = { owner: DebriefOwner; choice: DebriefChoice }

/** Downloads a debrief as slides or as a PDF file, and says what becomes of it: a file takes up to half a minute. */
export function DeckButtons({ owner, choice }: Props) {
  const { t } = useTranslation(['debrief', 'common'])
  const { language } = useFormat()
  const [answers, setAnswers] = useState<DeckAnswers>('notes')
  const { mutate, isPending, isSuccess, error, variables } = useDeck(owner)
  const write = (format: DeckFormat) => mutate({ choice, format, answers, lang: language })
  return (
    <div className={styles.deck}>
      <div className={styles.buttons}>
        {formats.map(({ format, Icon }) => (
          <Button
            key={format}
            icon={<Icon size={20} aria-hidden="true" />}
            loading={isPending && variables.format === format}
            disabled={isPending}
            onClick={() => write(format)}
          >
            {t(`debrief:deck.${format}`)}
          </Button>
        ))}
        <div className={styles.answers}>
          <SelectField
            label={t('debrief:deck.answers')}
            value={answers}
            choices={places.map(value => ({ value, label: t(`debrief:deck.${value}`) }))}
            onChange={event => setAnswers(places.find(each => each === event.target.value) ?? 'notes')}
          />
        </div>
      </div>
      <p role="status" className={styles.status}>
        {isPending && t('debrief:deck.pending')}
        {isSuccess && t('debrief:deck.done')}
      </p>
      {error && !isPending && (
        <Banner
          tone="error"
          title={t('debrief:deck.failed')}
          action={
            <Button small onClick={() => write(variables.format)}>
              {t('debrief:deck.retry')}
            </Button>
          }
        >
          {errorText(t, error)}
        </Banner>
      )}
    </div>
  )
}
