import { IconPencil, IconPin, IconPinnedOff, IconTrash } from '@tabler/icons-react'
import type { Branch } from '@trimestre/contract/branches'
import { ApiError } from '@trimestre/contract/client'
import type { Game } from '@trimestre/contract/games'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useFormat } from '../../../../i18n/format.ts'
import { joinFacts } from '../../../../i18n/i18n.ts'
import { Button } from '../../../../ui/button.tsx'
import { Card } from '../../../../ui/card.tsx'
import { SelectField } from '../../../../ui/select-field.tsx'
import { ListDetail } from '../list-detail.tsx'
import { useBranch } from './api.ts'
import type { AskedAct } from './branch-dialogs.tsx'
import { BranchMark } from './branch-mark.tsx'
import styles from './branches.module.css'
import { quartersText } from './change-sentences.ts'
import { CompanyFiguresDialog } from './company-figures-dialog.tsx'
import { RankingTable } from './ranking-table.tsx'
import { useChangeSentences } from './use-change-words.ts'
import { usePinning } from './use-pinning.ts'
import { ValueCard } from './value-card.tsx'

type Props = { game: Game; id: number; onBack(): void; onAsk(asked: AskedAct): void }

/** Shows what became of the companies in a branch, next to what was really played. */
export default function BranchView({ game, id, onBack, onAsk }: Props) {
  const { t } = useTranslation(['branches', 'common'])
  const read = useBranch(id)
  // An address may name a branch that was deleted since, or one of another game.
  const isGone = read.data ? read.data.gameId !== game.id : isRefused(read.error)
  return (
    <div className={styles.stack}>
      <ListDetail
        back={t('branches:all')}
        onBack={onBack}
        gone={t('branches:gone')}
        isGone={isGone}
        read={read}
      >
        {branch => <Content game={game} branch={branch} onAsk={onAsk} />}
      </ListDetail>
    </div>
  )
}

const isRefused = (error: Error | null): boolean =>
  error instanceof ApiError && (error.status === 403 || error.status === 404)

type ContentProps = { game: Game; branch: Branch; onAsk(asked: AskedAct): void }

function Content({ game, branch, onAsk }: ContentProps) {
  const { t } = useTranslation(['branches', 'common'])
  const [chosen, choose] = useState<number>()
  const [shown, setShown] = useState<number | null>(null)
  const quarter = branch.quarters.find(each => each.quarter === chosen) ?? branch.quarters.at(-1)
  return (
    <>
      <Head game={game} branch={branch} onAsk={onAsk} />
      {quarter && (
        <>
          <Card flush title={t('branches:ranking', { quarter: quarter.quarter })}>
            <RankingTable
              ranking={quarter.ranking}
              onShow={setShown}
              toolbar={
                branch.quarters.length > 1 && (
                  <SelectField
                    label={t('common:field.quarter')}
                    choices={branch.quarters.map(each => ({
                      value: each.quarter,
                      label: t('common:ui.quarterShort', { quarter: each.quarter }),
                    }))}
                    value={quarter.quarter}
                    onChange={event => choose(Number(event.currentTarget.value))}
                  />
                )
              }
            />
          </Card>
          <ValueCard branch={branch} />
          {shown !== null && (
            <CompanyFiguresDialog
              branch={branch}
              quarter={quarter.quarter}
              companyId={shown}
              onClose={() => setShown(null)}
            />
          )}
        </>
      )}
    </>
  )
}

/** Says what the branch is, and that only staff sees it. */
function Head({ game, branch, onAsk }: ContentProps) {
  const { t } = useTranslation(['branches', 'common'])
  const format = useFormat()
  const sentences = useChangeSentences(game)(branch.changes)
  const { pinned, by } = branch
  return (
    <>
      <BranchMark />
      <Card
        title={<bdi>{branch.name}</bdi>}
        subtitle={joinFacts([
          quartersText(t, branch),
          by?.username,
          format.dateTime(branch.createdAt),
          pinned ? t('branches:pinned') : t('branches:until', { date: format.date(branch.expiresAt) }),
        ])}
        actions={!game.archived && <HeadActions game={game} branch={branch} onAsk={onAsk} />}
      >
        <ul className={styles.sentences} aria-label={t('branches:changes')}>
          {sentences.map(sentence => (
            <li key={sentence}>{sentence}</li>
          ))}
        </ul>
      </Card>
    </>
  )
}

function HeadActions({ game, branch, onAsk }: ContentProps) {
  const { t } = useTranslation('branches')
  const changePin = usePinning(game.id)
  const PinIcon = branch.pinned ? IconPinnedOff : IconPin
  return (
    <>
      <Button
        variant="text"
        icon={<IconPencil size={20} aria-hidden="true" />}
        onClick={() => onAsk({ kind: 'rename', branch })}
      >
        {t('rename')}
      </Button>
      <Button icon={<PinIcon size={20} aria-hidden="true" />} onClick={() => void changePin(branch)}>
        {t(branch.pinned ? 'unpin' : 'pin')}
      </Button>
      <Button
        variant="danger"
        icon={<IconTrash size={20} aria-hidden="true" />}
        onClick={() => onAsk({ kind: 'delete', branch })}
      >
        {t('delete')}
      </Button>
    </>
  )
}
