import type { Game } from '@trimestre/contract/games'
import { type FormEvent, useId, useLayoutEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { useForm } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { FileChoices } from '../../../../domain/staff/class-list/file-choices.tsx'
import { ListField } from '../../../../domain/staff/class-list/list-field.tsx'
import { ListPreview } from '../../../../domain/staff/class-list/list-preview.tsx'
import { type ListRow, lacksEmails } from '../../../../domain/staff/class-list/list-rows.ts'
import { type ClassList, useClassList } from '../../../../domain/staff/class-list/use-class-list.ts'
import { useListCheck } from '../../../../domain/staff/class-list/use-list-check.ts'
import { marketFieldNames, marketOf } from '../../../../domain/staff/market/market-settings.ts'
import { Banner } from '../../../../ui/banner.tsx'
import { RequiredNote } from '../../../../ui/field.tsx'
import { FormDialog } from '../../../../ui/form-dialog.tsx'
import { setServerErrors } from '../../../../ui/refused-form.ts'
import { useReturnFocus } from '../../../../ui/use-return-focus.ts'
import { ClassFieldsForm } from './class-fields-form.tsx'
import { type ClassFields, type ListedFault, usualClass } from './class-plan.ts'
import { ClassReadyDialog } from './class-ready-dialog.tsx'
import { ListFaults } from './list-faults.tsx'
import styles from './prepare-class.module.css'
import { type ClassReady, InvalidListError, useClassSetup } from './use-class-setup.ts'

type Props = {
  /** The games an administrator may choose from; undefined to create a new one. */
  games?: readonly Game[]
  administrators?: readonly { id: number; username: string }[]
  products?: readonly { id: number }[]
  onClose(): void
}

/** Maps field names of the server to those of the form where they differ. */
const serverNames = { nbTurns: 'quarters', levelGame: 'level', ...marketFieldNames } as const

/** Turns a list into a class that can play: one form, then the sheet of credentials. */
export default function PrepareClassDialog({ games, administrators = [], products = [], onClose }: Props) {
  useReturnFocus()
  const { t } = useTranslation(['common', 'control', 'admin'])
  const [failure, setFailure] = useState<string | null>(null)
  const [faults, setFaults] = useState<ListedFault[]>([])
  const [ready, setReady] = useState<ClassReady | null>(null)
  const [isSent, setSent] = useState(false)
  const list = useClassList()
  const people = useRef(list)
  useLayoutEffect(() => {
    people.current = list
  })
  const setUp = useClassSetup(products)
  const form = useForm<ClassFields>({
    mode: 'onTouched',
    defaultValues: {
      ...usualClass,
      game: String(games?.[0]?.id ?? ''),
      administrator: String(administrators[0]?.id ?? ''),
      ...(games?.[0] && { market: marketOf(games[0]) }),
    },
  })
  const save = async (fields: ClassFields) => {
    const rows = people.current.rows ?? []
    setFailure(null)
    setFaults([])
    if (rows.length === 0) return
    try {
      setReady(await setUp(fields, rows))
    } catch (error) {
      if (error instanceof InvalidListError && lacksEmails(rows)) setFailure(t('admin:import.noEmail'))
      else if (error instanceof InvalidListError) setFaults(error.faults)
      else setFailure(setServerErrors(t, form, error, serverNames))
    }
  }
  const submit = (event: FormEvent) => {
    leaveCell()
    setSent(true)
    return form.handleSubmit(save)(event)
  }
  if (ready) return <ClassReadyDialog ready={ready} isHost={games !== undefined} onClose={onClose} />
  const { isSubmitting, isDirty } = form.formState
  const missing = isSent && !list.rows?.length ? { sentence: t('validation.required') } : null
  return (
    <FormDialog
      opened
      onClose={onClose}
      title={t('control:class.prepare')}
      submitLabel={t('control:class.create')}
      onSubmit={submit}
      submitting={isSubmitting}
      changed={isDirty || list.text !== ''}
      size={960}
    >
      <RequiredNote />
      {failure && <Banner tone="error">{failure}</Banner>}
      <ClassFieldsForm form={form} games={games} administrators={administrators} products={products} />
      <ListField
        label={t('control:class.students')}
        hint={t('control:class.studentsHint', { example: 'lea;lea@ecole.fr;19' })}
        required
        rows={list.rows ? 4 : 7}
        text={list.text}
        error={list.fault ?? missing}
        onText={text => {
          list.type(text)
          if (text.trim() === '') list.goBack()
          else list.read(text)
        }}
        onFile={list.take}
      />
      <ListFaults faults={faults} />
      {list.rows ? <Students list={list} rows={list.rows} /> : <FileChoices list={list} />}
    </FormDialog>
  )
}

/** Blurs the active cell: its value is committed on blur, and submitting the form does not move the focus. */
function leaveCell(): void {
  const { activeElement } = document
  if (activeElement instanceof HTMLInputElement) flushSync(() => activeElement.blur())
}

/** The delay in milliseconds from the last key to the check by the server; the list itself is parsed at every key. */
const typingPauseMs = 300

/** Previews the students that the list would create. */
function Students({ list, rows }: { list: ClassList; rows: readonly ListRow[] }) {
  const { t } = useTranslation('admin')
  const check = useListCheck(rows, list.setRows, typingPauseMs)
  const titleId = useId()
  return (
    <section className={styles.students} aria-labelledby={titleId}>
      <h3 id={titleId}>
        {t('import.preview')} · {t('import.rows', { count: rows.length })}
      </h3>
      <ListPreview list={list} rows={rows} check={check} mayChooseRole={false} pageSize={10} />
    </section>
  )
}
