import { useState } from 'react'
import { readStoredJson, writeStored } from '../../../domain/storage.ts'
import { useSignedIn } from '../../../domain/use-session.ts'
import type { Typed } from './paper-state.ts'
import type { QuizPlace } from './quiz-queries.ts'

/**
 * Returns what the person has typed in a quiz and not sent, which stays on this device, and what changes it: a choice is
 * stored as the index of its option.
 */
export function useTyped({ gameId, quizId }: QuizPlace): [Typed, (n: number, text: string) => void] {
  const { user } = useSignedIn()
  const key = `draft:quiz:${user.id}:${gameId}:${quizId}`
  const [typed, setTyped] = useState<Typed>(() => readStoredJson<Typed>(key) ?? {})
  const type = (n: number, text: string) =>
    setTyped(before => {
      const { [n]: _, ...others } = before
      const after = text === '' ? others : { ...others, [n]: text }
      writeStored(key, Object.keys(after).length === 0 ? null : JSON.stringify(after))
      return after
    })
  return [typed, type]
}
