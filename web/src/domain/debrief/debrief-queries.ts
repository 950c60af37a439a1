import { type Query, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import type { DeckAnswers, DeckFormat } from '@trimestre/contract/debrief'
import type { Language } from '@trimestre/contract/languages'
import { saveContent } from '../../ui/save-file.ts'
import { call, download } from '../api.ts'

/** Whose debrief it is: that of a class, or that of a company with its own figures alone. */
export type DebriefOwner = { of: 'game' | 'company'; id: number }

/** Which debrief is shown: a quarter, or the whole game when it has no round. */
export type DebriefChoice = { round: number | undefined; names: boolean; ranking: boolean }

const flag = (isOn: boolean): '0' | '1' => (isOn ? '1' : '0')

const queryOf = ({ round, names, ranking }: DebriefChoice, lang: Language) => ({
  ...(round === undefined ? { scope: 'game' as const } : { round }),
  names: flag(names),
  ranking: flag(ranking),
  lang,
})

/** Keeps the former answer until the next has arrived, unless it is about other published quarters. */
const keepOf =
  (published: string) =>
  <T>(former: T | undefined, query: Pick<Query, 'queryKey'> | undefined): T | undefined =>
    query?.queryKey[3] === published ? former : undefined

/** Returns the query of a debrief in a language; `published` names the quarters and versions that everybody sees. */
export const debriefQuery = (
  { of, id }: DebriefOwner,
  published: string,
  choice: DebriefChoice,
  lang: Language,
) =>
  queryOptions({
    queryKey: ['debrief', of, id, published, choice, lang],
    queryFn: ({ signal }) =>
      call(of === 'game' ? 'getGameDebrief' : 'getCompanyDebrief', {
        params: { id },
        query: queryOf(choice, lang),
        signal,
      }),
    placeholderData: keepOf(published),
  })

/** Returns the query of the figures of all published quarters. */
export const replayQuery = ({ of, id }: DebriefOwner, published: string, names: boolean, lang: Language) =>
  queryOptions({
    queryKey: ['replay', of, id, published, names, lang],
    queryFn: ({ signal }) =>
      call(of === 'game' ? 'getGameReplay' : 'getCompanyReplay', {
        params: { id },
        query: { names: flag(names), lang },
        signal,
      }),
    placeholderData: keepOf(published),
  })

type Deck = { choice: DebriefChoice; format: DeckFormat; answers: DeckAnswers; lang: Language }

/** Has a debrief written as a file and downloads it. */
export const useDeck = ({ of, id }: DebriefOwner) =>
  useMutation({
    mutationFn: ({ choice, format, answers, lang }: Deck) =>
      download(of === 'game' ? 'getGameDeck' : 'getCompanyDeck', {
        params: { id },
        query: { ...queryOf(choice, lang), format, answers },
      }),
    onSuccess: ({ name, content }) => saveContent(name, content),
  })

/** Stores what staff write down about a quarter. */
export function useWriteNote(gameId: number) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (note: { round: number; text: string }) =>
      call('writeDebriefNote', { params: { id: gameId }, body: note }),
    onSuccess: () => client.invalidateQueries({ queryKey: ['debrief', 'game', gameId] }),
  })
}

/** Agrees that the company serves as an example, or withdraws that. */
export function useConsent(companyId: number) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (given: boolean) => call('setDebriefConsent', { params: { id: companyId }, body: { given } }),
    onSettled: () => client.invalidateQueries({ queryKey: ['debrief', 'company', companyId] }),
  })
}
