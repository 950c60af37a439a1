import { IconPlus } from '@tabler/icons-react'
import type { CriterionRule } from '@trimestre/contract/criteria'
import { useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { PageActions } from '../../../shell/page-actions.tsx'
import { errorText } from '../../../i18n/server-sentences.ts'
import { Button } from '../../../ui/button.tsx'
import { Card } from '../../../ui/card.tsx'
import { ErrorCard } from '../../../ui/error-card.tsx'
import { type CatalogueEvent, useCriterionRules, useEvents } from './api.ts'
import { DeleteDialog } from './delete-dialog.tsx'
import { EventDialog } from './event-dialog.tsx'
import { EventsTable } from './events-table.tsx'

type Opened = { kind: 'create' } | { kind: 'edit' | 'delete'; event: CatalogueEvent } | null

const noRules: CriterionRule[] = []

export default function EventsPage() {
  const { t } = useTranslation(['common', 'super'])
  const events = useEvents()
  const rules = useCriterionRules()
  const [opened, setOpened] = useState<Opened>(null)
  const close = () => setOpened(null)
  const known = rules.data ?? noRules
  const byName = useMemo(() => new Map(known.map(rule => [rule.name, rule])), [known])
  if (rules.error) return <ErrorCard reason={errorText(t, rules.error)} onRetry={() => rules.refetch()} />
  return (
    <>
      <PageActions>
        <Button
          variant="primary"
          icon={<IconPlus size={18} aria-hidden="true" />}
          disabled={!rules.data}
          onClick={() => setOpened({ kind: 'create' })}
        >
          {t('super:events.create')}
        </Button>
      </PageActions>
      <Card flush>
        <EventsTable
          events={events}
          rules={byName}
          onCreate={() => setOpened({ kind: 'create' })}
          onEdit={event => setOpened({ kind: 'edit', event })}
          onDelete={event => setOpened({ kind: 'delete', event })}
        />
      </Card>
      {opened?.kind === 'create' && <EventDialog rules={known} onClose={close} />}
      {opened?.kind === 'edit' && <EventDialog event={opened.event} rules={known} onClose={close} />}
      {opened?.kind === 'delete' && <DeleteDialog event={opened.event} onClose={close} />}
    </>
  )
}
