import type { Solo } from '@trimestre/contract/solo'
import { useTranslation } from 'react-i18next'
import { useFormat } from '../../i18n/format.ts'
import { joinFacts } from '../../i18n/i18n.ts'
import { Chip } from '../../ui/chip.tsx'
import { attemptText } from './attempt-text.ts'
import { useTraining } from './queries.ts'

/** « Entraînement », the attempt and the end of the training, or « Partie libre » and the attempt. */
export default function SoloWords({ solo }: { solo: Solo }) {
  const { t } = useTranslation('solo')
  const format = useFormat()
  const until = useTraining(solo.training?.id).data?.until
  return (
    <>
      <Chip tone="info">{t(solo.training ? 'kind.training' : 'kind.free')}</Chip>{' '}
      {joinFacts([attemptText(t, solo), until && t('training.until', { when: format.dateTime(until) })])}
    </>
  )
}
