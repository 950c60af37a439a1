import {
  type DebriefFigures,
  type DebriefLink,
  type QuestionLevel,
  type QuestionTheme,
  questionThemes,
} from '@trimestre/contract/debrief'
import { fill, placesOf } from '@trimestre/contract/teaching-texts/fill'
import { causeName } from '@trimestre/contract/teaching-texts/sentences'
import type { Charge, QuestionId, TeachingTexts } from '@trimestre/contract/teaching-texts/types'
import { rounded } from '../../../platform/exact.ts'
import type { ClassQuarter, CompanyQuarter } from '../class-quarter.ts'
import { called, type SentenceFor } from '../words.ts'
import { cash } from './cash.ts'
import { demand } from './demand.ts'
import { events } from './events.ts'
import { general } from './general.ts'
import { investment } from './investment.ts'
import { learning } from './learning.ts'
import { people } from './people.ts'
import { prices } from './prices.ts'
import { production } from './production.ts'
import { quality } from './quality.ts'
import { results } from './results.ts'
import { stock } from './stock.ts'
import type { Found, Template, View } from './template.ts'

export type QuestionCandidate = {
  id: QuestionId
  theme: QuestionTheme
  /** 0 to 100. */
  strength: number
  /** The only company that it is about. */
  subject: number | null
  /** The label of the subject; null where there is none, or where it has a loss and is not named. */
  label: string | null
  /** Whether it is about the company of the reader. */
  isOwn: boolean
  figures: DebriefFigures
  answerFigures: DebriefFigures
  link: DebriefLink | null
}

/** All templates, in the order of their ids. */
export const templates: readonly Template[] = [
  ...demand,
  ...prices,
  ...production,
  ...stock,
  ...cash,
  ...people,
  ...results,
  ...investment,
  ...quality,
  ...events,
  ...learning,
  ...general,
]

/** Returns every question that applies to the quarter, in the order of their ids. */
export function questionCandidates(quarter: ClassQuarter): QuestionCandidate[] {
  const { own } = quarter
  const companies = own ? [own] : quarter.companies
  const view: View = { quarter, companies, subjects: companies.filter(maySubject(quarter)) }
  return templates
    .filter(({ scope }) => own === null || scope !== 'C')
    .flatMap(({ id, find }) => {
      const found = find(view)
      return found === null ? [] : candidateOf(quarter, id, found)
    })
}

function candidateOf(quarter: ClassQuarter, id: QuestionId, found: Found): QuestionCandidate {
  const { size, subject, figures, answer, evidence } = found
  const hasLoss = subject !== undefined && subject.figures.resultatNet < 0
  const companyId = subject?.companyId ?? quarter.own?.companyId ?? null
  return {
    id,
    theme: themeOf(id),
    strength: Math.min(100, rounded(size.mul(100), 0)),
    subject: subject?.companyId ?? null,
    label: subject === undefined || hasLoss ? null : subject.label,
    isOwn: quarter.own !== null,
    figures,
    answerFigures: answer,
    link: evidence && { companyId, round: quarter.round, figure: `result.${evidence}` },
  }
}

function themeOf(id: QuestionId): QuestionTheme {
  const theme = questionThemes.find(letter => id.startsWith(letter))
  if (theme === undefined) throw new Error(`question ${id} has no theme`)
  return theme
}

/** Nobody is singled out: the company ranked last of three or more is no subject, unless its members agreed. */
function maySubject({ companies, own, rivals }: ClassQuarter): (company: CompanyQuarter) => boolean {
  const ranks = companies.flatMap(({ rank }) => rank ?? [])
  // A member does not see the ranks of the others; a tie for the last place is then not seen either.
  const count = own ? rivals.filter(({ isHuman }) => isHuman).length : ranks.length
  const last = own ? count : Math.max(...ranks)
  return ({ isHuman, rank, hasConsent }) => {
    const isLast = count >= 3 && rank !== 1 && rank === last
    return isHuman && (hasConsent || !isLast)
  }
}

/** How many questions are chosen, and how many of them may be about one company. */
const questionCount = 5
const perCompany = 2

/**
 * Chooses five questions: the strongest first, one of a theme, and always one about learning when there is one. General
 * ones fill up.
 */
export function chooseQuestions(candidates: readonly QuestionCandidate[]): QuestionCandidate[] {
  const sorted = candidates.toSorted(strongestFirst)
  const chosen: QuestionCandidate[] = []
  for (const candidate of sorted) {
    const isNew = chosen.every(({ theme }) => theme !== candidate.theme)
    if (chosen.length < questionCount && isNew && mayJoin(chosen, candidate)) chosen.push(candidate)
  }
  const general = candidates
    .filter(candidate => candidate.theme === 'g' && !chosen.includes(candidate))
    .toSorted(byId)
  const filled = [...chosen, ...general.slice(0, questionCount - chosen.length)].toSorted(strongestFirst)
  return withLearning(
    filled,
    sorted.filter(({ theme }) => theme === 'l'),
  )
}

/** Replaces the fifth by a question about learning, where there is none yet. */
function withLearning(
  chosen: readonly QuestionCandidate[],
  learning: readonly QuestionCandidate[],
): QuestionCandidate[] {
  const [strongest] = learning
  if (strongest === undefined || chosen.some(({ theme }) => theme === 'l')) return [...chosen]
  const kept = chosen.slice(0, questionCount - 1)
  const fitting = learning.find(candidate => mayJoin(kept, candidate))
  if (fitting) return [...kept, fitting]
  // Two of the others are about the same company: the weaker of them leaves instead of the fifth.
  const replaced = chosen.findLast(({ subject }) => subject === strongest.subject)
  return [...chosen.filter(candidate => candidate !== replaced), strongest]
}

const mayJoin = (chosen: readonly QuestionCandidate[], { subject }: QuestionCandidate): boolean =>
  subject === null || chosen.filter(other => other.subject === subject).length < perCompany

const byId = (a: QuestionCandidate, b: QuestionCandidate): number => (a.id < b.id ? -1 : 1)

const strongestFirst = (a: QuestionCandidate, b: QuestionCandidate): number =>
  b.strength - a.strength || byId(a, b)

/** Writes a question and its model answer in the language of the texts. */
export function wordQuestion(
  { id, label, isOwn, figures, answerFigures }: QuestionCandidate,
  { level, ...reader }: Omit<SentenceFor, 'isOwn'> & { level: QuestionLevel },
): { text: string; answer: string[] } {
  const { texts, formatNumber } = reader
  const { text, unnamed = text, a, b } = texts.questions[id]
  const own = isOwn ? texts.ownQuestions[id] : undefined
  const filling = {
    ...figures,
    ...answerFigures,
    label: called(reader, label, 'atStart'),
    ...namesOf(texts, figures, answerFigures),
  }
  const write = (template: string) => fill(template, filling, formatNumber, texts.language)
  const isKnown = (step: string) => placesOf(step).every(place => isGiven(filling, place))
  const steps = b.map((step, index) => own?.b?.[index] ?? step).filter(isKnown)
  return {
    text: write(own?.text ?? (label === null ? unnamed : text)),
    answer: (level === 'a' ? (own?.a ?? a) : steps).map(write),
  }
}

const isGiven = (filling: DebriefFigures, place: string): boolean =>
  filling[place] !== null && filling[place] !== undefined

/** Returns the names of what the figures give by its key: a charge, an event, a decision. */
function namesOf(
  texts: TeachingTexts,
  { charge, e, key }: DebriefFigures,
  { decision }: DebriefFigures,
): DebriefFigures {
  const textOf = (value: DebriefFigures[string] | undefined) => (typeof value === 'string' ? value : null)
  const names: DebriefFigures = {}
  if (isCharge(texts, charge)) names.charge = texts.charges[charge]
  if (e !== undefined) names.e = causeName(texts, { kind: 'event', key: textOf(key), name: textOf(e) })
  if (textOf(decision) !== null)
    names.decision = causeName(texts, { kind: 'decision', key: textOf(decision), name: null })
  return names
}

const isCharge = (texts: TeachingTexts, value: unknown): value is Charge =>
  typeof value === 'string' && Object.hasOwn(texts.charges, value)
