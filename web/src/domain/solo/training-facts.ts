import type { Training } from '@trimestre/contract/trainings'
import { useTranslation } from 'react-i18next'
import { useFormat } from '../../i18n/format.ts'
import { joinFacts } from '../../i18n/i18n.ts'
import { phaseText } from '../../ui/phase.ts'

type Played = Pick<Training, 'nbTurns' | 'phase' | 'levelGame' | 'until'>

/** Returns what describes a training: « 8 trimestres · Croissance · niveau 2 · jusqu'au 3 mars 2027, 23:59 ». */
export function useTrainingFacts(): (played: Played) => string {
  const { t } = useTranslation(['common', 'solo'])
  const format = useFormat()
  return ({ nbTurns, phase, levelGame, until }) =>
    joinFacts([
      t('solo:training.quarters', { count: nbTurns }),
      phaseText(t, phase),
      t('solo:training.level', { level: levelGame }),
      until && t('solo:training.until', { when: format.dateTime(until) }),
    ])
}
