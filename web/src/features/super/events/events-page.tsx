import type { CriterionRule } from '@trimestre/contract/criteria'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { eventText } from '../../../domain/catalogue-text.ts'
import { useFormat } from '../../../i18n/format.ts'
import { errorText } from '../../../i18n/server-sentences.ts'
import { ErrorCard } from '../../../ui/error-card.tsx'
import { DeleteEntryDialog } from '../shared/delete-entry-dialog.tsx'
import { EntryScreen } from '../shared/entry-screen.tsx'
import { type CatalogueEvent, useCriterionRules, useDeleteEvent, useEvents, useGamesWith } from './api.ts'
import { eventColumns } from './event-columns.tsx'
import { EventDialog } from './event-dialog.tsx'
import { isTax } from './event-fields.ts'

const noRules: CriterionRule[] = []

export default function EventsPage() {
  const { t } = useTranslation(['common', 'super'])
  const format = useFormat()
  const events = useEvents()
  const rules = useCriterionRules()
  const known = rules.data ?? noRules
  const columns = useMemo(
    () => eventColumns(t, format, new Map(known.map(rule => [rule.name, rule]))),
    [t, format, known],
  )
  if (rules.error) return <ErrorCard reason={errorText(t, rules.error)} onRetry={() => rules.refetch()} />
  return (
    <EntryScreen
      kind="events"
      entries={events}
      nameOf={event => eventText(t, event).name}
      columns={columns}
      table={{ manyColumns: true }}
      canCreate={rules.data !== undefined}
      canDelete={event => !isTax(event)}
      renderForm={(event, onClose) => <EventDialog event={event} rules={known} onClose={onClose} />}
      renderDelete={(event, onClose) => <DeleteEventDialog event={event} onClose={onClose} />}
    />
  )
}

/** Deletes an event. The server refuses while a game uses it, and the dialog names those games. */
function DeleteEventDialog({ event, onClose }: { event: CatalogueEvent; onClose(): void }) {
  const { t } = useTranslation(['common', 'super'])
  const { mutateAsync } = useDeleteEvent()
  const names = useGamesWith(event.id)
    .data?.map(game => game.name)
    .join(', ')
  return (
    <DeleteEntryDialog
      kind="events"
      title={t('super:events.deleteTitle', { event: eventText(t, event).name })}
      onDelete={() => mutateAsync(event.id)}
      onClose={onClose}
    >
      {names ? t('super:events.usedBy', { names }) : t('super:events.deleteBody')}
    </DeleteEntryDialog>
  )
}
