import type { Game } from '@trimestre/contract/games'
import { lazy, Suspense, useState } from 'react'
import { SkeletonStack } from '../../../../ui/skeleton.tsx'
import { type AskedAct, BranchDialogs } from './branch-dialogs.tsx'
import { BranchList } from './branch-list.tsx'

const BranchView = lazy(() => import('./branch-view.tsx'))

/** Shows what would have become of the game if something had been different: the list of branches, or one of them. */
export default function BranchesTab({ game }: { game: Game }) {
  const [openId, setOpenId] = useState<number | null>(null)
  const [asked, setAsked] = useState<AskedAct | null>(null)
  return (
    <>
      {openId === null ? (
        <BranchList game={game} onOpen={setOpenId} onAsk={setAsked} />
      ) : (
        <Suspense fallback={<SkeletonStack shapes={[{ height: 160 }, { height: 320 }]} />}>
          <BranchView key={openId} game={game} id={openId} onBack={() => setOpenId(null)} onAsk={setAsked} />
        </Suspense>
      )}
      <BranchDialogs asked={asked} onClose={() => setAsked(null)} onDeleted={() => setOpenId(null)} />
    </>
  )
}
