import { setImmediate } from 'node:timers/promises'
import type { Debrief, DebriefQuestion } from '@trimestre/contract/debrief'
import { teachingTexts } from '@trimestre/contract/teaching-texts/index'
import { formatNumber } from '../../platform/format-number.ts'
import type { ClassQuarter } from './class-quarter.ts'
import { factsOf } from './facts.ts'
import type { DebriefRequest, LoadedDebrief } from './load.ts'
import type { PublishedQuarter } from './quarters.ts'
import {
  chooseQuestions,
  type QuestionCandidate,
  questionCandidates,
  wordQuestion,
} from './questions/index.ts'
import { turningPointsOf } from './turning-points.ts'
import { type SentenceFor, wordFact, wordTurningPoint } from './words.ts'

/** Puts a debrief into the words of a language. The facts of a whole game are those of its last quarter. */
export async function presentDebrief(
  loaded: LoadedDebrief,
  { scope, isNamed, hasRanking, language }: Omit<DebriefRequest, 'round'>,
  ownId: number | null,
): Promise<Omit<Debrief, keyof PresentedNote>> {
  const { quarters, last, companies } = loaded
  const texts = await teachingTexts(language)
  const reader: SentenceFor = {
    texts,
    formatNumber: value => formatNumber(language, value),
    isOwn: ownId !== null,
    isLetter: !isNamed,
  }
  const labelOf = (id: number | null) => companies.find(({ companyId }) => companyId === id)?.label ?? null
  const { round, quarter, version, isPractice } = last.published
  return {
    ...{ round, quarter, version, practice: isPractice, scope },
    facts: factsOf(last, hasRanking).map(fact => wordFact(reader, fact)),
    turningPoints: turningPointsOf(quarters).map(point =>
      wordTurningPoint(reader, point, labelOf(point.companyId)),
    ),
    questions: (await chooseAsked(quarters)).map(asked => presentQuestion(asked, reader)),
    consent: ownId === null ? null : loaded.hasConsent(ownId),
  }
}

type PresentedNote = Pick<Debrief, 'note' | 'noteOrigin'>

/** Presents the note of staff about a quarter; an empty one is none. It outlives the version that it is about. */
export function presentNote(
  note: { text: string; at: Date; version: number } | undefined,
  { round, quarter, version: current }: PublishedQuarter,
): PresentedNote {
  if (note === undefined || note.text === '') return { note: '', noteOrigin: null }
  const { text, at, version } = note
  return {
    note: text,
    noteOrigin: { round, quarter, version, superseded: version !== current, at: at.toISOString() },
  }
}

type Asked = { candidate: QuestionCandidate; quarter: ClassQuarter }

/**
 * Chooses the questions: of a quarter, or of all quarters of a game, where each template is put about the quarter in
 * which it applies most, the last one of equals. Between two quarters the process serves other requests.
 */
async function chooseAsked(quarters: LoadedDebrief['quarters']): Promise<Asked[]> {
  const strongest = new Map<string, Asked>()
  for (const { quarter } of quarters) {
    await setImmediate()
    for (const candidate of questionCandidates(quarter)) {
      const known = strongest.get(candidate.id)
      if (known === undefined || known.candidate.strength <= candidate.strength)
        strongest.set(candidate.id, { candidate, quarter })
    }
  }
  const chosen = chooseQuestions([...strongest.values()].map(({ candidate }) => candidate))
  return chosen.flatMap(({ id }) => strongest.get(id) ?? [])
}

function presentQuestion({ candidate, quarter }: Asked, reader: SentenceFor): DebriefQuestion {
  const { id, theme, strength, subject, label, isOwn, figures, link } = candidate
  const level = quarter.guidance
  const { text, answer } = wordQuestion(candidate, { ...reader, level })
  // A company with a loss is not named, nor does a link lead to it.
  const isUnnamed = subject !== null && label === null && !isOwn
  return {
    ...{ id, theme, strength, level },
    round: quarter.round,
    quarter: quarter.quarter,
    companyId: isUnnamed ? null : subject,
    ...{ label, figures, text, answer },
    link: isUnnamed ? null : link,
  }
}
