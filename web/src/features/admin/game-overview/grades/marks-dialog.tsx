import type { GradeRow, StoredScheme } from '@trimestre/contract/grading'
import { type ClipboardEvent, type KeyboardEvent, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useFormat } from '../../../../i18n/format.ts'
import { errorText } from '../../../../i18n/server-sentences.ts'
import { Banner } from '../../../../ui/banner.tsx'
import { compareTexts } from '../../../../ui/compare-texts.ts'
import { FieldError } from '../../../../ui/field.tsx'
import { FormDialog } from '../../../../ui/form-dialog.tsx'
import { notify } from '../../../../ui/notify.ts'
import { inputModeOf } from '../../../../ui/number-bounds.ts'
import { readNumber } from '../../../../ui/number-text.ts'
import { SelectField } from '../../../../ui/select-field.tsx'
import { PlainTable } from '../../../../ui/table/plain-table.tsx'
import { useWriteMarks } from './api.ts'
import { markOf } from './component-actions.tsx'
import styles from './grades.module.css'
import markStyles from './marks.module.css'
import { isMark, readPastedMarks } from './pasted-marks.ts'

type Props = {
  gameId: number
  rows: readonly GradeRow[]
  /** The components that are marked by hand, of the stored scheme. */
  components: StoredScheme['components']
  onClose(): void
}

/** Types the marks of everybody: arrows and Enter lead to the next person, and a column can be pasted. */
export function MarksDialog({ gameId, rows, components, onClose }: Props) {
  const { t } = useTranslation(['grading', 'common'])
  const { language, number } = useFormat()
  const [key, setKey] = useState(components[0]?.key ?? '')
  /** What was typed, by person, of the chosen component. */
  const [typed, setTyped] = useState<ReadonlyMap<number, string>>(new Map())
  const { mutateAsync, isPending, error } = useWriteMarks(gameId)
  const table = useRef<HTMLDivElement>(null)
  const people = [...rows].sort(
    (one, other) =>
      compareTexts(one.companyName, other.companyName) || compareTexts(one.username, other.username),
  )
  const componentOf = (row: GradeRow) => row.components.find(component => component.key === key)
  const storedOf = (row: GradeRow) => {
    const component = componentOf(row)
    return component ? markOf(component) : null
  }
  const textOf = (row: GradeRow) => {
    const stored = storedOf(row)
    return typed.get(row.userId) ?? (stored === null ? '' : number(stored))
  }
  const changed = people.filter(
    row => typed.has(row.userId) && readNumber(language, textOf(row)).value !== storedOf(row),
  )
  const wrong = changed.filter(row => !isMark(readNumber(language, textOf(row)).value))

  const write = (marks: readonly [userId: number, text: string][]) => setTyped(new Map([...typed, ...marks]))
  const paste = (event: ClipboardEvent, start: number) => {
    const text = event.clipboardData.getData('text/plain')
    if (!/[\r\n\t]/.test(text.trimEnd())) return
    event.preventDefault()
    const marks = readPastedMarks(language, text)
    write(
      people.slice(start, start + marks.length).map((row, index) => {
        const mark = marks[index] ?? null
        return [row.userId, mark === null ? '' : Number.isNaN(mark) ? '?' : number(mark)]
      }),
    )
  }
  const walk = (event: KeyboardEvent, index: number) => {
    const step = { Enter: 1, ArrowDown: 1, ArrowUp: -1 }[event.key]
    if (step === undefined) return
    event.preventDefault()
    const fields = table.current?.querySelectorAll('input')
    const next = fields?.[index + step]
    next?.focus()
    next?.select()
  }
  const submit = async () => {
    if (wrong.length > 0) return
    try {
      await mutateAsync({
        component: key,
        marks: changed.map(row => ({
          userId: row.userId,
          mark: readNumber(language, textOf(row)).value,
        })),
      })
      notify.success(t('grading:staff.marks.saved'))
      onClose()
    } catch {
      // The dialog shows it, with everything that was typed.
    }
  }
  return (
    <FormDialog
      opened
      title={t('grading:staff.marks.title')}
      onClose={onClose}
      onSubmit={submit}
      submitting={isPending}
      submitDisabled={changed.length === 0 || wrong.length > 0}
      changed={changed.length > 0}
    >
      {error && <Banner tone="error">{errorText(t, error)}</Banner>}
      <p className={styles.hint}>{t('grading:staff.marks.lead')}</p>
      {components.length > 1 && (
        <SelectField
          label={t('grading:staff.marks.component')}
          choices={components.map(component => ({
            value: component.key,
            label: component.label || t('grading:staff.kind.manual'),
          }))}
          value={key}
          disabled={changed.length > 0}
          hint={changed.length > 0 ? t('grading:staff.marks.saveFirst') : undefined}
          onChange={event => {
            setKey(event.currentTarget.value)
            setTyped(new Map())
          }}
        />
      )}
      <div ref={table}>
        <PlainTable caption={t('grading:staff.marks.title')}>
          <thead>
            <tr>
              <th scope="col">{t('grading:staff.column.person')}</th>
              <th scope="col">{t('grading:staff.marks.company')}</th>
              <th scope="col">{t('grading:staff.marks.mark')}</th>
            </tr>
          </thead>
          <tbody>
            {people.map((row, index) => (
              <tr key={row.userId}>
                <th scope="row">
                  <bdi>{row.username}</bdi>
                </th>
                <td>
                  <bdi>{row.companyName}</bdi>
                </td>
                <td>
                  <input
                    className={markStyles.markInput}
                    aria-label={t('grading:staff.marks.markOf', { name: row.username })}
                    aria-invalid={wrong.includes(row) || undefined}
                    aria-describedby={wrong.includes(row) ? `mark-fault-${row.userId}` : undefined}
                    inputMode={inputModeOf(0)}
                    autoComplete="off"
                    dir="ltr"
                    data-autofocus={index === 0 || undefined}
                    value={textOf(row)}
                    onChange={event => write([[row.userId, event.currentTarget.value]])}
                    onKeyDown={event => walk(event, index)}
                    onPaste={event => paste(event, index)}
                  />
                  <FieldError
                    id={`mark-fault-${row.userId}`}
                    error={wrong.includes(row) ? t('grading:staff.fault.mark') : null}
                  />
                </td>
              </tr>
            ))}
          </tbody>
        </PlainTable>
      </div>
    </FormDialog>
  )
}
