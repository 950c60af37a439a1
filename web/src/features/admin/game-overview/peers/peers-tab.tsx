import { useNavigate, useSearch } from '@tanstack/react-router'
import type { Game } from '@trimestre/contract/games'
import { lazy, Suspense, useState } from 'react'
import { SkeletonStack } from '../../../../ui/skeleton.tsx'
import { type AskedPeerAct, PeerDialogs } from './peer-dialogs.tsx'
import { PeerList } from './peer-list.tsx'

const PeerView = lazy(() => import('./peer-view.tsx'))

/** Shows the peer evaluations of a game: their list, or the results of the one that the address names. */
export default function PeersTab({ game }: { game: Game }) {
  const openId = useSearch({
    strict: false,
    select: ({ evaluation }: { evaluation?: unknown }) => evaluation,
  })
  const navigate = useNavigate()
  const show = (evaluation?: number) =>
    void navigate({
      to: '.',
      search: { game: game.id, tab: 'peers', evaluation } as never,
      resetScroll: false,
    })
  const [asked, setAsked] = useState<AskedPeerAct | null>(null)
  return (
    <>
      {openId === undefined ? (
        <PeerList game={game} onOpen={show} onAsk={setAsked} />
      ) : (
        <Suspense fallback={<SkeletonStack shapes={[{ height: 160 }, { height: 320 }]} />}>
          <PeerView
            key={String(openId)}
            game={game}
            id={Number(openId)}
            onBack={() => show()}
            onAsk={setAsked}
          />
        </Suspense>
      )}
      <PeerDialogs
        game={game}
        asked={asked}
        onClose={() => setAsked(null)}
        onDeleted={() => {
          if (openId !== undefined) show()
        }}
      />
    </>
  )
}
