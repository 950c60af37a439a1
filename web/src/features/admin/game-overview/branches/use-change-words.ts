import type { BranchChanges } from '@trimestre/contract/branches'
import type { Game } from '@trimestre/contract/games'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { eventText } from '../../../../domain/catalogue-text.ts'
import { useFormat } from '../../../../i18n/format.ts'
import { useDecisionCatalogue, useEventCatalogue } from '../versions/api.ts'
import { useCriterionRules } from './api.ts'
import { changeSentences } from './change-sentences.ts'

/** Returns the function that says in words what a branch changes. */
export function useChangeSentences(game: Game): (changes: BranchChanges) => string[] {
  const { t } = useTranslation(['branches', 'common', 'catalogue', 'criteria'])
  const { t: playerText } = useTranslation(['player', 'common'])
  const format = useFormat()
  const decisions = useDecisionCatalogue(game)
  const rules = useCriterionRules()
  const events = useEventCatalogue().data
  return useMemo(() => {
    const words = {
      ...{ t, playerText, format, decisions, rules },
      companies: new Map(game.companies.map(({ id, userCompany }) => [id, userCompany.username])),
      events: new Map(events?.map(event => [event.id, eventText(t, event).name])),
    }
    return changes => changeSentences(changes, words)
  }, [t, playerText, format, decisions, rules, events, game.companies])
}
