import { useNavigate, useSearch } from '@tanstack/react-router'
import type { Game } from '@trimestre/contract/games'
import { lazy, Suspense, useState } from 'react'
import { SkeletonStack } from '../../../../ui/skeleton.tsx'
import { type AskedQuizAct, QuizDialogs } from './quiz-dialogs.tsx'
import { QuizList } from './quiz-list.tsx'

const QuizView = lazy(() => import('./quiz-view.tsx'))

/** Shows the quizzes of a game: their list, or the results of the one that the address names. */
export default function QuizzesTab({ game }: { game: Game }) {
  const openId = useSearch({ strict: false, select: ({ quiz }: { quiz?: unknown }) => quiz })
  const navigate = useNavigate()
  const show = (quiz?: number) =>
    void navigate({
      to: '.',
      search: { game: game.id, tab: 'quizzes', quiz } as never,
      resetScroll: false,
    })
  const [asked, setAsked] = useState<AskedQuizAct | null>(null)
  return (
    <>
      {openId === undefined ? (
        <QuizList game={game} onOpen={show} onAsk={setAsked} />
      ) : (
        <Suspense fallback={<SkeletonStack shapes={[{ height: 160 }, { height: 320 }]} />}>
          <QuizView
            key={String(openId)}
            game={game}
            id={Number(openId)}
            onBack={() => show()}
            onAsk={setAsked}
          />
        </Suspense>
      )}
      <QuizDialogs
        game={game}
        asked={asked}
        onClose={() => setAsked(null)}
        onLeft={() => {
          if (openId !== undefined) show()
        }}
      />
    </>
  )
}
