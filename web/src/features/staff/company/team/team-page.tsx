import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { decisionSheetQuery } from '../../../../domain/game-queries.ts'
import { useShownCompany } from '../../../../domain/shown-company.tsx'
import { ChangesJournal } from '../../../../domain/team/changes-journal.tsx'
import TeamWorkCard from '../../../../domain/team/contributions/team-work-card.tsx'
import { useGame } from '../../../../domain/use-game.ts'
import { Card } from '../../../../ui/card.tsx'
import { SelectField } from '../../../../ui/select-field.tsx'
import { Tabs } from '../../../../ui/tabs.tsx'
import { MembersCard } from './members-card.tsx'
import { ProposalsRead } from './proposals-read.tsx'
import styles from './team-page.module.css'

/** What administrators read of a team: its members, the work of each, and the journal and proposals of each quarter. */
export default function TeamPage() {
  const { t } = useTranslation(['company', 'team'])
  const { companyId } = useShownCompany()
  return (
    <>
      <MembersCard companyId={companyId} />
      <TeamWorkCard companyId={companyId} title={t('company:team.work')} />
      <SheetCard companyId={companyId} />
    </>
  )
}

/** Shows what happened to the sheet of a quarter. */
function SheetCard({ companyId }: { companyId: number }) {
  const { t } = useTranslation(['company', 'team', 'common'])
  const { gameId } = useShownCompany()
  const game = useGame(gameId).data
  const sheet = useQuery(decisionSheetQuery(companyId)).data
  const [chosen, choose] = useState<number | null>(null)
  const [panel, show] = useState<'journal' | 'proposals'>('journal')
  if (game === undefined) return null
  // The first round is the opening position, which nobody decided.
  const numbers = game.rounds
    .map(({ roundNb }) => roundNb)
    .filter(roundNb => roundNb > 1)
    .toSorted((one, other) => other - one)
  const round = chosen ?? numbers[0]
  if (round === undefined) return null
  const decisions = Object.values(sheet?.areas ?? {}).flat()
  const of = {
    companyId,
    round,
    decisionOf: (name: string) => decisions.find(decision => decision.name === name),
  }
  return (
    <Card title={t('company:team.sheet')}>
      <div className={styles.quarter} data-screen-only>
        <SelectField
          label={t('company:team.quarter')}
          value={round}
          choices={numbers.map(number => ({
            value: number,
            label: t('team:work.quarter', { quarter: number - 1 }),
          }))}
          onChange={event => choose(Number(event.currentTarget.value))}
        />
      </div>
      <Tabs
        label={t('company:team.sheet')}
        value={panel}
        onChange={show}
        items={[
          { value: 'journal', label: t('team:panel.journal'), content: <ChangesJournal {...of} /> },
          { value: 'proposals', label: t('team:panel.proposals'), content: <ProposalsRead {...of} /> },
        ]}
      />
    </Card>
  )
}
