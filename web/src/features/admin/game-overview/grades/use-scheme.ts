import { useQueryClient } from '@tanstack/react-query'
import { ApiError } from '@trimestre/contract/client'
import type { Grading } from '@trimestre/contract/grading'
import type { TFunction } from 'i18next'
import { useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { errorText, violationText } from '../../../../i18n/server-sentences.ts'
import { notify } from '../../../../ui/notify.ts'
import { readGrading, useSaveScheme } from './api.ts'
import { changeScheme, type Draft, draftOf, isSame, type SchemeChange, schemeOf } from './scheme.ts'
import { faultsOf } from './scheme-faults.ts'

type Edited = { rev: number; draft: Draft }

/** What was typed and not saved, by game, so that it is still there after a look at another tab. */
const unsaved = new Map<number, Edited>()

/** Returns the scheme of a game as it is edited, on top of the one that is stored. */
export function useScheme(gameId: number, grading: Grading) {
  const { t } = useTranslation(['grading', 'common'])
  const client = useQueryClient()
  const [edited, setEdited] = useState<Edited | null>(() => unsaved.get(gameId) ?? null)
  const [isTried, setTried] = useState(false)
  const [failure, setFailure] = useState<string | null>(null)
  const { mutateAsync, isPending } = useSaveScheme(gameId)
  const stored = useMemo(() => draftOf(grading.scheme), [grading.scheme])
  const draft = edited?.draft ?? stored
  const faults = useMemo(() => faultsOf(draft), [draft])
  const isChanged = edited !== null && (faults.size > 0 || !isSame(edited.draft, stored))

  const keep = (next: Edited | null) => {
    if (next) unsaved.set(gameId, next)
    else unsaved.delete(gameId)
    setEdited(next)
  }
  const change = (wanted: SchemeChange) => {
    setFailure(null)
    const rev = isChanged ? (edited?.rev ?? grading.rev) : grading.rev
    keep({ rev, draft: changeScheme(draft, wanted) })
  }
  const save = async () => {
    setTried(true)
    setFailure(null)
    if (faults.size > 0) return
    try {
      await mutateAsync({ scheme: schemeOf(draft), rev: edited?.rev ?? grading.rev })
      keep(null)
      setTried(false)
      notify.success(t('grading:staff.scheme.saved'))
    } catch (error) {
      if (error instanceof ApiError && error.code === 'grading/changed')
        await readGrading(client, gameId).catch(() => undefined)
      else setFailure(refusalText(t, error, draft))
    }
  }
  return {
    draft,
    faults,
    isChanged,
    isTried,
    failure,
    isSaving: isPending,
    /** Whether somebody else stored another scheme after this one was begun. */
    isOvertaken: isChanged && edited !== null && edited.rev !== grading.rev && !isPending,
    change,
    save,
    /** Takes the stored scheme instead of what was typed. */
    leave: () => {
      keep(null)
      setTried(false)
      setFailure(null)
    },
    /** Keeps what was typed, to be saved over what somebody else stored. */
    insist: () => keep({ rev: grading.rev, draft }),
  }
}

export type EditedScheme = ReturnType<typeof useScheme>

type Translate = TFunction<['grading', 'common']>

/** Writes why the server refused a scheme, each reason with the component that it is about. */
function refusalText(t: Translate, error: unknown, { components }: Draft): string {
  if (!(error instanceof ApiError) || error.violations.length === 0) return errorText(t, error)
  return error.violations
    .map(violation => {
      const index = /^components\[(\d+)\]/.exec(violation.propertyPath)?.[1]
      const component = index === undefined ? undefined : components[Number(index)]
      const reason = violationText(t, violation)
      if (!component) return reason
      return `${component.label.trim() || t(`grading:staff.kind.${component.kind}`)} – ${reason}`
    })
    .join('\n')
}
