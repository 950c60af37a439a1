import type { Conflict } from '@trimestre/contract/errors'
import { describe, expect, test } from 'vitest'
import {
  accepted,
  conflicted,
  dropMarks,
  emptyState,
  failed,
  focusField,
  hurry,
  keepMine,
  leaveField,
  markedFor,
  merge,
  nextDue,
  noteOf,
  refused,
  retryAll,
  type SheetState,
  savePause,
  shownValue,
  takeDue,
  takeTheirs,
  typeValue,
} from './pending-fields.ts'
import { draftOf, restore } from './stored-fields.ts'

const me = 1
const lina = { id: 2, name: 'Lina' }
const own = { id: me, name: 'Moi' }
const bounds = { type: 'amount', min: 0, max: 100 } as const
const boundsOf = () => bounds

type Given = { name?: string; value?: number; version?: number; changedBy?: typeof lina | null }
const decision = ({ name = 'prixVente', value = 50, version = 0, changedBy = null }: Given = {}) => ({
  name,
  value,
  version,
  changedBy,
  changedAt: changedBy && '2026-03-02T09:14:07.120Z',
})

const typed = (state: SheetState, given: ReturnType<typeof decision>, value: number | null, now = 0) =>
  typeValue(state, given, { area: 'ventes', value, text: String(value), now })

const sent = (state: SheetState, now = savePause) => takeDue(state, now, boundsOf)

const conflictOn = (name: string, value: number, version: number): Conflict => ({
  name,
  yours: { value: 52, basedOn: 3 },
  theirs: { value, version, by: lina, at: '2026-03-02T09:14:07.120Z' },
})

describe('a typed field', () => {
  test('is due 800 ms after the last key, with the version that was shown when typing began', () => {
    const read = decision({ version: 3 })
    const state = typed(typed(emptyState, read, 51, 0), decision({ version: 4, changedBy: lina }), 52, 500)
    expect(nextDue(state, boundsOf)).toBe(500 + savePause)
    expect(sent(state, 500 + savePause - 1).batch).toBeNull()
    expect(sent(state, 500 + savePause).batch).toEqual({
      area: 'ventes',
      body: { decisions: { prixVente: 52 }, versions: { prixVente: 3 } },
    })
  })

  test('is due at once when it is left', () => {
    const state = leaveField(typed(emptyState, decision(), 51), 'prixVente', 10)
    expect(nextDue(state, boundsOf)).toBe(10)
  })

  test('with an invalid value is kept and never sent', () => {
    for (const value of [null, Number.NaN, 101]) {
      const state = hurry(typed(emptyState, decision(), value), 0)
      expect(nextDue(state, boundsOf)).toBeNull()
      expect(sent(state).batch).toBeNull()
      expect(shownValue(state, decision())).toBe(value)
    }
  })

  test('back at the value of the sheet has nothing to save', () => {
    const state = typed(typed(emptyState, decision(), 51), decision(), 50)
    expect(state.pending).toEqual({})
  })

  test('back at the value of the sheet while another value is under way is sent after it', () => {
    const first = sent(typed(emptyState, decision(), 51)).state
    const state = accepted(
      typed(first, decision(), 50, 1000),
      ['prixVente'],
      [decision({ value: 51, version: 1 })],
      1000,
    )
    expect(sent(state, 1000 + savePause).batch?.body).toEqual({
      decisions: { prixVente: 50 },
      versions: { prixVente: 1 },
    })
  })

  test('goes with the other fields of its area only', () => {
    const other = typeValue(typed(emptyState, decision(), 51), decision({ name: 'embauches' }), {
      area: 'ressourcesHumaines',
      value: 2,
      text: '2',
      now: 0,
    })
    const state = typed(other, decision({ name: 'creditT1' }), 30)
    const first = sent(state)
    expect(first.batch?.body.decisions).toEqual({ prixVente: 51, creditT1: 30 })
    expect(sent(first.state).batch?.body.decisions).toEqual({ embauches: 2 })
  })
})

describe('the answer to a save', () => {
  const underWay = sent(typed(emptyState, decision({ version: 3 }), 52)).state

  test('settles the field, which says for three seconds that it is saved', () => {
    const state = accepted(
      underWay,
      ['prixVente'],
      [decision({ value: 52, version: 4, changedBy: own })],
      100,
    )
    expect(state.pending).toEqual({})
    expect(state.marks.prixVente).toEqual({ until: 100 + markedFor, theirs: null })
    expect(dropMarks(state, 100 + markedFor).marks).toEqual({})
  })

  test('leaves a field that was typed on meanwhile, now based on what was saved', () => {
    const state = accepted(
      typed(underWay, decision({ version: 3 }), 53, 900),
      ['prixVente'],
      [decision({ value: 52, version: 4, changedBy: own })],
      1000,
    )
    expect(state.pending.prixVente).toMatchObject({ value: 53, basedOn: 4, sent: null, state: 'waiting' })
  })

  test('with a conflict keeps both values, and sends the other fields again alone and at once', () => {
    const both = sent(
      typed(typed(emptyState, decision({ version: 3 }), 52), decision({ name: 'creditT1' }), 30),
    )
    const state = conflicted(both.state, ['prixVente', 'creditT1'], [conflictOn('prixVente', 49.5, 4)], 2000)
    expect(state.pending.prixVente).toMatchObject({
      state: 'conflict',
      value: 52,
      theirs: { value: 49.5, version: 4, by: lina },
    })
    expect(sent(state, 2000).batch?.body).toEqual({ decisions: { creditT1: 30 }, versions: { creditT1: 0 } })
  })

  test('with a conflict about the same value is no conflict', () => {
    const state = conflicted(underWay, ['prixVente'], [conflictOn('prixVente', 52, 4)], 0)
    expect(state.pending).toEqual({})
  })

  test('with a refused value marks that field and sends the others again', () => {
    const both = sent(typed(typed(emptyState, decision(), 52), decision({ name: 'creditT1' }), 30)).state
    const violation = { propertyPath: 'decisions.prixVente', code: 'validation/unknown', message: '' }
    const state = refused(both, ['prixVente', 'creditT1'], [violation], 2000)
    expect(state.pending.prixVente).toMatchObject({ state: 'refused', violation })
    expect(sent(state, 2000).batch?.body.decisions).toEqual({ creditT1: 30 })
    expect(retryAll(state, 3000).pending.prixVente?.state).toBe('refused')
  })

  test('refused for the sheet as a whole keeps every field until it opens again', () => {
    const state = refused(underWay, ['prixVente'], [], 2000)
    expect(sent(state, 99_999).batch).toBeNull()
    expect(sent(retryAll(state, 3000), 3000).batch?.body).toEqual({
      decisions: { prixVente: 52 },
      versions: { prixVente: 3 },
    })
  })

  test('that never came is tried again later, or as soon as the network is back', () => {
    const state = failed(underWay, ['prixVente'], 10_000)
    expect(sent(state, 9999).batch).toBeNull()
    expect(sent(retryAll(state, 5000), 5000).batch?.body.versions).toEqual({ prixVente: 3 })
    expect(sent(state, 10_000).batch?.body.decisions).toEqual({ prixVente: 52 })
  })
})

describe('a conflict', () => {
  const sending = sent(typed(emptyState, decision({ version: 3 }), 52)).state
  const open = conflicted(sending, ['prixVente'], [conflictOn('prixVente', 49.5, 4)], 0)

  test('is never sent before the person has chosen, also when they type on', () => {
    expect(sent(hurry(retryAll(open, 0), 0), 99_999).batch).toBeNull()
    const state = typed(open, decision({ value: 49.5, version: 4, changedBy: lina }), 53)
    expect(state.pending.prixVente).toMatchObject({ state: 'conflict', value: 53 })
    expect(sent(state, 99_999).batch).toBeNull()
  })

  test('« Garder la mienne » sends the own value with the version of the other', () => {
    expect(sent(keepMine(open, 'prixVente', 7), 7).batch?.body).toEqual({
      decisions: { prixVente: 52 },
      versions: { prixVente: 4 },
    })
  })

  test('« Prendre la sienne » shows the value of the other and sends nothing', () => {
    const state = takeTheirs(open, 'prixVente')
    expect(shownValue(state, decision({ value: 49.5, version: 4 }))).toBe(49.5)
    expect(nextDue(state, boundsOf)).toBeNull()
  })

  test('shows a newer value of the other, and the choice is based on that one', () => {
    const newer = decision({ value: 48, version: 6, changedBy: lina })
    const { state } = merge(open, [newer], { me, now: 0 })
    expect(state.pending.prixVente?.theirs).toMatchObject({ value: 48, version: 6 })
    expect(sent(keepMine(state, 'prixVente', 0), 0).batch?.body.versions).toEqual({ prixVente: 6 })
  })

  test('ends when the other member takes the same value', () => {
    const same = decision({ value: 52, version: 5, changedBy: lina })
    expect(merge(open, [same], { me, now: 0 }).state.pending).toEqual({})
  })
})

describe('a value of another member', () => {
  const begin = merge(emptyState, [decision({ version: 3 })], { me, now: 0 }).state
  const theirs = decision({ value: 49.5, version: 4, changedBy: lina })

  test('is shown and marked for three seconds in a field that nobody edits here', () => {
    const { state, news } = merge(begin, [theirs], { me, now: 100 })
    expect(news).toEqual([{ name: 'prixVente', value: 49.5, by: 'Lina' }])
    expect(state.marks.prixVente).toEqual({ until: 100 + markedFor, theirs: { value: 49.5, by: 'Lina' } })
    expect(shownValue(state, theirs)).toBe(49.5)
    expect(noteOf(state, theirs, me)).toBeNull()
  })

  test('is a note under a field with the focus, which keeps its text', () => {
    const { state } = merge(focusField(begin, decision({ version: 3 })), [theirs], { me, now: 0 })
    expect(state.marks).toEqual({})
    expect(shownValue(state, theirs)).toBe(50)
    expect(noteOf(state, theirs, me)).toMatchObject({ value: 49.5, by: lina })
    const left = leaveField(state, 'prixVente', 0)
    expect(shownValue(left, theirs)).toBe(49.5)
    expect(noteOf(left, theirs, me)).toBeNull()
  })

  test('typed over is sent with the version that was shown, so that the server reports the conflict', () => {
    const focused = merge(focusField(begin, decision({ version: 3 })), [theirs], { me, now: 0 }).state
    const state = typed(focused, theirs, 52)
    expect(noteOf(state, theirs, me)).toMatchObject({ value: 49.5 })
    expect(sent(state).batch?.body.versions).toEqual({ prixVente: 3 })
  })

  test('equal to the typed one leaves nothing to save', () => {
    const state = typed(begin, decision({ version: 3 }), 49.5)
    expect(merge(state, [theirs], { me, now: 0 }).state.pending).toEqual({})
  })

  test('is no news at the first answer, nor when it is one’s own from another device', () => {
    expect(merge(emptyState, [theirs], { me, now: 0 }).news).toEqual([])
    const mine = decision({ value: 48, version: 4, changedBy: own })
    const { state, news } = merge(typed(begin, decision({ version: 3 }), 52), [mine], { me, now: 0 })
    expect(news).toEqual([])
    expect(state.pending.prixVente).toMatchObject({ value: 52, basedOn: 4 })
    expect(noteOf(state, mine, me)).toBeNull()
  })

  test('does not touch a field whose own value is under way', () => {
    const sending = sent(typed(begin, decision({ version: 3 }), 52)).state
    const { state } = merge(sending, [decision({ value: 52, version: 4, changedBy: own })], { me, now: 0 })
    expect(state.pending.prixVente).toEqual(sending.pending.prixVente)
  })

  test('after a reset of the company, versions begin again', () => {
    const state = typed(begin, decision({ version: 3 }), 52)
    const { pending } = merge(state, [decision({ version: 0 })], { me, now: 0 }).state
    expect(pending.prixVente?.basedOn).toBe(0)
  })
})

describe('what this device stores', () => {
  test('are the typed values with their versions, from which a later page goes on', () => {
    const state = failed(sent(typed(emptyState, decision({ version: 3 }), 52)).state, ['prixVente'], 10_000)
    const draft = draftOf(state, 'ventes')
    expect(draft).toEqual({
      values: { prixVente: 52 },
      texts: { prixVente: '52' },
      versions: { prixVente: 3 },
    })
    expect(draftOf(state, 'marketing')).toBeNull()
    const later = restore(
      emptyState,
      'ventes',
      { at: '', ...(draft as NonNullable<typeof draft>) },
      [decision({ value: 49.5, version: 5, changedBy: lina })],
      77,
    )
    expect(sent(later, 77).batch?.body).toEqual({
      decisions: { prixVente: 52 },
      versions: { prixVente: 3 },
    })
  })

  test('of a time when the player was alone counts as read before anybody changed it', () => {
    const draft = { at: '', values: { prixVente: 52, creditT1: 30 }, texts: {} }
    const state = restore(
      emptyState,
      'ventes',
      draft,
      [decision(), decision({ name: 'creditT1', value: 30 })],
      0,
    )
    expect(Object.keys(state.pending)).toEqual(['prixVente'])
    expect(state.pending.prixVente?.basedOn).toBe(0)
  })
})
