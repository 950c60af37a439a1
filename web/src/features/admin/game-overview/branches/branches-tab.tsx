import { useNavigate, useSearch } from '@tanstack/react-router'
import type { Game } from '@trimestre/contract/games'
import { lazy, Suspense, useState } from 'react'
import { SkeletonStack } from '../../../../ui/skeleton.tsx'
import { type AskedAct, BranchDialogs } from './branch-dialogs.tsx'
import { BranchList } from './branch-list.tsx'

const BranchView = lazy(() => import('./branch-view.tsx'))

/**
 * Shows what would have become of the game if something had been different: the list of branches, or the one that the
 * address names.
 */
export default function BranchesTab({ game }: { game: Game }) {
  const openId = useSearch({ strict: false, select: ({ branch }: { branch?: unknown }) => branch })
  const navigate = useNavigate()
  const show = (branch?: number) =>
    void navigate({
      to: '.',
      search: { game: game.id, tab: 'branches', branch } as never,
      resetScroll: false,
    })
  const [asked, setAsked] = useState<AskedAct | null>(null)
  return (
    <>
      {openId === undefined ? (
        <BranchList game={game} onOpen={show} onAsk={setAsked} />
      ) : (
        <Suspense fallback={<SkeletonStack shapes={[{ height: 160 }, { height: 320 }]} />}>
          <BranchView
            key={String(openId)}
            game={game}
            id={Number(openId)}
            onBack={() => show()}
            onAsk={setAsked}
          />
        </Suspense>
      )}
      <BranchDialogs asked={asked} onClose={() => setAsked(null)} onDeleted={() => show()} />
    </>
  )
}
