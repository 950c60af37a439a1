import type { Branch, NewBranch } from '@trimestre/contract/branches'
import { ApiError } from '@trimestre/contract/client'
import type { Violation } from '@trimestre/contract/errors'
import type { TFunction } from 'i18next'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { errorText, violationText } from '../../../../i18n/server-sentences.ts'
import { notify } from '../../../../ui/notify.ts'
import { useCreateBranch } from './api.ts'
import type { ChangeErrors } from './change-errors.ts'
import { type Change, refusedChanges } from './changes.ts'

/** What the server refused: in fields, in changes, or as a whole. */
type Refusal = {
  whole: string | null
  name: string | undefined
  fromQuarter: string | undefined
  changes: ChangeErrors
}

const nothing: Refusal = { whole: null, name: undefined, fromQuarter: undefined, changes: new Map() }

/** Returns the request that computes a branch, with what the server has refused. */
export function useBranchComputation(gameId: number, onCreated: (branch: Branch) => void) {
  const { t } = useTranslation(['branches', 'common'])
  const { mutateAsync, isPending } = useCreateBranch(gameId)
  const [refusal, setRefusal] = useState(nothing)
  const compute = async (body: NewBranch, changes: readonly Change[]) => {
    try {
      const branch = await mutateAsync(body)
      notify.success(t('branches:form.created'))
      onCreated(branch)
    } catch (error) {
      const isInvalid = error instanceof ApiError && error.violations.length > 0
      setRefusal(
        isInvalid ? refusalOf(t, changes, error.violations) : { ...nothing, whole: errorText(t, error) },
      )
    }
  }
  return { refusal, compute, isPending, forget: () => setRefusal(nothing) }
}

function refusalOf(
  t: TFunction<['branches', 'common']>,
  changes: readonly Change[],
  violations: readonly Violation[],
): Refusal {
  const { byChange, others } = refusedChanges(changes, violations)
  const textOf = (field: string) => {
    const own = others.find(({ propertyPath }) => propertyPath === field)
    return own && violationText(t, own)
  }
  const isElsewhere = ({ propertyPath }: Violation) => !['name', 'fromQuarter'].includes(propertyPath)
  const whole = others.filter(isElsewhere).map(violation => violationText(t, violation))
  const kinds = new Map(changes.map(({ id, kind }) => [id, kind]))
  return {
    whole: whole.length > 0 ? whole.join('\n') : null,
    name: textOf('name'),
    fromQuarter: textOf('fromQuarter'),
    changes: new Map(
      [...byChange].map(([id, violation]) => {
        const hasValue = kinds.get(id) === 'decision' || kinds.get(id) === 'criterion'
        return [id, { [hasValue ? 'value' : 'subject']: violationText(t, violation) }]
      }),
    ),
  }
}
