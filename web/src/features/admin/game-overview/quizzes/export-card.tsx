import { IconDownload } from '@tabler/icons-react'
import { languageCodes, languages } from '@trimestre/contract/languages'
import { type Quiz, type QuizMode, quizFileFormats, quizModes } from '@trimestre/contract/quizzes'
import { baseOf } from '@trimestre/contract/variant-texts'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useFormat } from '../../../../i18n/format.ts'
import { errorText } from '../../../../i18n/server-sentences.ts'
import { Button } from '../../../../ui/button.tsx'
import { Card } from '../../../../ui/card.tsx'
import { notify } from '../../../../ui/notify.ts'
import { SelectField } from '../../../../ui/select-field.tsx'
import { useQuizFile } from './api.ts'
import styles from './quizzes.module.css'

const formatNames = { gift: 'GIFT', moodle: 'Moodle XML' } as const
const choices = languageCodes
  .filter(code => baseOf(code) === undefined)
  .map(code => ({ value: code, label: languages[code].name }))

/** Offers the questions of all companies as files for another learning platform. */
export function ExportCard({ gameId, quiz }: { gameId: number; quiz: Quiz }) {
  const { t } = useTranslation(['quizzes', 'common'])
  const { language } = useFormat()
  const [lang, setLang] = useState<string>(baseOf(language) ?? language)
  const [mode, setMode] = useState<QuizMode>(quiz.mode)
  const { mutate, isPending, variables } = useQuizFile(gameId, quiz.id)
  return (
    <Card screenOnly title={t('quizzes:staff.export.title')} subtitle={t('quizzes:staff.export.lead')}>
      <div className={styles.export}>
        <SelectField
          label={t('quizzes:staff.export.language')}
          choices={choices}
          value={lang}
          onChange={event => setLang(event.currentTarget.value)}
        />
        <SelectField
          label={t('quizzes:staff.form.mode')}
          choices={quizModes.map(value => ({ value, label: t(`quizzes:shared.mode.${value}`) }))}
          value={mode}
          onChange={event => setMode(quizModes.find(each => each === event.currentTarget.value) ?? mode)}
        />
        <div className={styles.exportButtons}>
          {quizFileFormats.map(format => (
            <Button
              key={format}
              icon={<IconDownload size={20} aria-hidden="true" />}
              loading={isPending && variables.format === format}
              disabled={isPending}
              onClick={() =>
                mutate({ format, mode, lang }, { onError: error => notify.error(errorText(t, error)) })
              }
            >
              {t('quizzes:staff.export.as', { format: formatNames[format] })}
            </Button>
          ))}
        </div>
      </div>
    </Card>
  )
}
