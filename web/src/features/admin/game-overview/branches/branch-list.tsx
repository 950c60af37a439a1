import { IconEye, IconPencil, IconPin, IconPinnedOff, IconPlus, IconTrash } from '@tabler/icons-react'
import type { BranchSummary } from '@trimestre/contract/branches'
import type { Game } from '@trimestre/contract/games'
import { branchesMax } from '@trimestre/contract/round-limits'
import type { TFunction } from 'i18next'
import { lazy, Suspense, useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { type Format, useFormat } from '../../../../i18n/format.ts'
import { errorText } from '../../../../i18n/server-sentences.ts'
import { Button } from '../../../../ui/button.tsx'
import { Card } from '../../../../ui/card.tsx'
import { Chip } from '../../../../ui/chip.tsx'
import { EmptyState } from '../../../../ui/empty-state.tsx'
import { type DataColumn, DataTable, type RowAction } from '../../../../ui/table/data-table.tsx'
import { useBranches } from './api.ts'
import type { AskedAct } from './branch-dialogs.tsx'
import styles from './branches.module.css'
import { quartersText } from './change-sentences.ts'
import { publishedQuarters } from './changes.ts'
import { useChangeSentences } from './use-change-words.ts'
import { usePinning } from './use-pinning.ts'

const NewBranchDialog = lazy(() => import('./new-branch-dialog.tsx'))

type Texts = TFunction<['branches', 'common']>

type Props = { game: Game; onOpen(id: number): void; onAsk(asked: AskedAct): void }

/** Lists the branches of a game, the newest first, and offers to compute another. */
export function BranchList({ game, onOpen, onAsk }: Props) {
  const { t } = useTranslation(['branches', 'common'])
  const format = useFormat()
  const { data, error, refetch } = useBranches(game.id)
  const sentencesOf = useChangeSentences(game)
  const columns = useMemo(() => columnsOf(t, format, sentencesOf), [t, format, sentencesOf])
  const actions = useRowActions(game, { onOpen, onAsk })
  const [isNew, setNew] = useState(false)
  const obstacle = obstacleTo(t, game, data)
  const create = (
    <Button
      variant="primary"
      icon={<IconPlus size={20} aria-hidden="true" />}
      disabled={obstacle !== null || data === undefined}
      onClick={() => setNew(true)}
    >
      {t('branches:new')}
    </Button>
  )
  const isEmpty = data?.length === 0
  return (
    <>
      <Card
        flush
        title={t('branches:title')}
        subtitle={isEmpty ? undefined : (obstacle ?? t('branches:lead'))}
        actions={isEmpty ? undefined : create}
      >
        <DataTable<BranchSummary>
          name={null}
          caption={t('branches:title')}
          columns={columns}
          rows={data}
          rowId={({ id }) => id}
          rowName={({ name }) => name}
          actions={actions}
          manyColumns
          failure={error && { reason: errorText(t, error), onRetry: () => refetch() }}
          empty={
            <EmptyState title={t('branches:none')} action={obstacle === null && create}>
              {t('branches:purpose')} {obstacle}
            </EmptyState>
          }
        />
      </Card>
      {isNew && (
        <Suspense>
          <NewBranchDialog
            game={game}
            onClose={() => setNew(false)}
            onCreated={({ id }) => {
              setNew(false)
              onOpen(id)
            }}
          />
        </Suspense>
      )}
    </>
  )
}

/** Returns why no branch can be computed now; null when one can. */
function obstacleTo(t: Texts, game: Game, branches: readonly BranchSummary[] | undefined): string | null {
  if (game.archived) return t('branches:archived')
  if (publishedQuarters(game).length === 0) return t('branches:afterFirst')
  return branches && branches.length >= branchesMax ? t('branches:full', { max: branchesMax }) : null
}

/** Returns the actions of a row; in an archived game branches are only read. */
function useRowActions(game: Game, { onOpen, onAsk }: Omit<Props, 'game'>) {
  const { t } = useTranslation('branches')
  const changePin = usePinning(game.id)
  return (branch: BranchSummary): RowAction[] => {
    const PinIcon = branch.pinned ? IconPinnedOff : IconPin
    const open = {
      id: 'open',
      label: t('open'),
      icon: <IconEye size={18} aria-hidden="true" />,
      onSelect: () => onOpen(branch.id),
    }
    if (game.archived) return [open]
    return [
      open,
      {
        id: 'rename',
        label: t('rename'),
        icon: <IconPencil size={18} aria-hidden="true" />,
        onSelect: () => onAsk({ kind: 'rename', branch }),
      },
      {
        id: 'pin',
        label: t(branch.pinned ? 'unpin' : 'pin'),
        icon: <PinIcon size={18} aria-hidden="true" />,
        onSelect: () => void changePin(branch),
      },
      {
        id: 'delete',
        label: t('delete'),
        icon: <IconTrash size={18} aria-hidden="true" />,
        danger: true,
        onSelect: () => onAsk({ kind: 'delete', branch }),
      },
    ]
  }
}

/** The largest number of changes that a row names. */
const namedMax = 3

function columnsOf(
  t: Texts,
  format: Format,
  sentencesOf: ReturnType<typeof useChangeSentences>,
): DataColumn<BranchSummary>[] {
  return [
    {
      id: 'name',
      header: t('branches:name'),
      value: ({ name }) => name,
      cell: ({ name }) => <bdi>{name}</bdi>,
    },
    {
      id: 'quarters',
      header: t('branches:quarters'),
      value: ({ fromQuarter }) => fromQuarter,
      cell: branch => <bdi className="fig">{quartersText(t, branch)}</bdi>,
    },
    {
      id: 'changes',
      header: t('branches:changes'),
      sortable: false,
      value: ({ changes }) => sentencesOf(changes).join(', '),
      cell: ({ changes }) => <Sentences sentences={sentencesOf(changes)} />,
    },
    {
      id: 'created',
      header: t('branches:created'),
      value: ({ createdAt }) => createdAt,
      cell: ({ by, createdAt }) => (
        <>
          <bdi className="fig">{format.dateTime(createdAt)}</bdi>
          {by && (
            <div>
              <bdi>{by.username}</bdi>
            </div>
          )}
        </>
      ),
    },
    {
      id: 'until',
      header: t('branches:keptUntil'),
      value: ({ pinned, expiresAt }) => (pinned ? null : expiresAt),
      cell: ({ pinned, expiresAt }) =>
        pinned ? (
          <Chip tone="info">{t('branches:pinned')}</Chip>
        ) : (
          <bdi className="fig">{format.date(expiresAt)}</bdi>
        ),
    },
  ]
}

function Sentences({ sentences }: { sentences: readonly string[] }) {
  const { t } = useTranslation('branches')
  const others = sentences.length - namedMax
  return (
    <ul className={styles.brief}>
      {sentences.slice(0, namedMax).map(sentence => (
        <li key={sentence}>{sentence}</li>
      ))}
      {others > 0 && <li>{t('otherChanges', { number: others })}</li>}
    </ul>
  )
}
