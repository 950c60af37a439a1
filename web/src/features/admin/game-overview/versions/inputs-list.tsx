import type { Game } from '@trimestre/contract/games'
import type { Comparison } from '@trimestre/contract/rounds'
import { useTranslation } from 'react-i18next'
import { eventText } from '../../../../domain/catalogue-text.ts'
import { useFormat } from '../../../../i18n/format.ts'
import { Card } from '../../../../ui/card.tsx'
import { useDecisionCatalogue, useEventCatalogue } from './api.ts'
import { inputSentences } from './input-sentences.ts'
import styles from './versions.module.css'

type Props = { game: Game; quarter: number; inputs: Comparison['inputs'] }

/** Lists in sentences what the two versions were computed from, as far as it differs. */
export function InputsList({ game, quarter, inputs }: Props) {
  const { t } = useTranslation(['common', 'overview', 'player', 'catalogue', 'criteria'])
  const { t: playerText } = useTranslation(['player', 'common'])
  const format = useFormat()
  const decisions = useDecisionCatalogue(game)
  const events = useEventCatalogue().data ?? []
  const sentences = inputSentences(inputs, {
    t,
    playerText,
    format,
    quarter,
    decisions,
    companies: new Map(game.companies.map(({ id, userCompany }) => [id, userCompany.username])),
    events: new Map(events.map(event => [event.name, eventText(t, event).name])),
  })
  return (
    <Card title={t('overview:versions.inputs')}>
      {sentences.length === 0 ? (
        t('overview:versions.noInputs')
      ) : (
        <ul className={styles.inputs}>
          {sentences.map(sentence => (
            <li key={sentence}>{sentence}</li>
          ))}
        </ul>
      )}
    </Card>
  )
}
