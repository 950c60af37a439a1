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
import { marketFieldNames } from '../../../../domain/staff/market/market-settings.ts'
import { useFirstPass } from '../../../../domain/staff/session-plans/first-pass.tsx'
import { useSessionPlans } from '../../../../domain/staff/session-plans/plans-api.ts'
import { useTimezone } from '../../../../domain/staff/timezone.ts'
import { useFormat } from '../../../../i18n/format.ts'
import { Banner } from '../../../../ui/banner.tsx'
import { RequiredNote } from '../../../../ui/field.tsx'
import { Fold } from '../../../../ui/fold.tsx'
import { FormDialog } from '../../../../ui/form-dialog.tsx'
import { setServerErrors } from '../../../../ui/refused-form.ts'
import { useReturnFocus } from '../../../../ui/use-return-focus.ts'
import { ClassFieldsForm, type ClassFieldsProps } from './class-fields-form.tsx'
import { type ClassFields, type ListedFault, usualClass } from './class-plan.ts'
import { ClassReadyDialog } from './class-ready-dialog.tsx'
import { ListFaults } from './list-faults.tsx'
import styles from './prepare-class.module.css'
import { type ClassReady, InvalidListError, useClassSetup } from './use-class-setup.ts'

type Props = Omit<ClassFieldsProps, 'form' | 'firstPass'> & { onClose(): void }

/** Maps field names of the server to those of the form where they differ. */
const serverNames = {
  nbTurns: 'quarters',
  levelGame: 'level',
  id_product: 'product',
  'host.username': 'professor',
  'host.email': 'professorEmail',
  ...marketFieldNames,
} as const

/** Prepares a class that can play: one form with few fields, then its code and the credentials of its list. */
export default function PrepareClassDialog(props: Props) {
  const isPlansLoading = useSessionPlans().isLoading
  const timezone = useTimezone()
  // Fields that came later would move the others under the pointer.
  return isPlansLoading || timezone.isLoading ? null : (
    <PrepareClassForm {...props} timezone={timezone.data} />
  )
}

type FormProps = Props & { timezone: string | undefined }

function PrepareClassForm({ games, administrators, products, onClose, timezone }: FormProps) {
  useReturnFocus()
  const { t } = useTranslation(['common', 'control', 'admin'])
  const format = useFormat()
  const [failure, setFailure] = useState<string | null>(null)
  const [faults, setFaults] = useState<ListedFault[]>([])
  const [ready, setReady] = useState<ClassReady | null>(null)
  const list = useClassList()
  const people = useRef(list)
  useLayoutEffect(() => {
    people.current = list
  })
  const setUp = useClassSetup()
  const firstPass = useFirstPass(timezone)
  const form = useForm<ClassFields>({
    mode: 'onTouched',
    defaultValues: {
      ...usualClass,
      name: withoutMarks(t('control:class.proposedName', { date: format.date(new Date().toISOString()) })),
      product: String(products[0]?.id ?? ''),
    },
  })
  const save = async (fields: ClassFields) => {
    const rows = people.current.rows ?? []
    const isTimed = fields.plan === 'semester'
    // The field of the time says what is wrong with it.
    if (isTimed && firstPass.moment === null) return
    setFailure(null)
    setFaults([])
    try {
      setReady(await setUp(fields, rows, isTimed ? firstPass.moment : null))
    } catch (error) {
      if (error instanceof InvalidListError && lacksEmails(rows)) setFailure(t('admin:import.noEmail'))
      else if (error instanceof InvalidListError) setFaults(error.faults)
      else setFailure(setServerErrors(t, form, error, serverNames))
    }
  }
  const submit = (event: FormEvent) => {
    leaveCell()
    return form.handleSubmit(save)(event)
  }
  if (ready) return <ClassReadyDialog ready={ready} onClose={onClose} />
  const { isSubmitting, isDirty } = form.formState
  return (
    <FormDialog
      opened
      onClose={onClose}
      title={t('control:class.prepare')}
      submitLabel={t('control:class.create')}
      onSubmit={submit}
      submitting={isSubmitting}
      submitDisabled={list.fault !== null}
      changed={isDirty || list.text !== ''}
      size={960}
    >
      <RequiredNote />
      {failure && <Banner tone="error">{failure}</Banner>}
      <ClassFieldsForm
        form={form}
        games={games}
        administrators={administrators}
        products={products}
        firstPass={firstPass}
      />
      <Fold title={t('control:class.listTitle')} isAsking={faults.length > 0}>
        <p className={styles.note}>{t('control:class.withoutList')}</p>
        <ListField
          label={t('control:class.students')}
          hint={t('control:class.studentsHint', { example: 'lea;lea@ecole.fr;19' })}
          rows={list.rows ? 4 : 7}
          text={list.text}
          error={list.fault}
          onText={text => {
            list.type(text)
            if (text.trim() === '') list.goBack()
            else list.read(text)
          }}
          onFile={list.take}
        />
        <ListFaults faults={faults} />
        {list.rows ? <Students list={list} rows={list.rows} /> : <FileChoices list={list} />}
      </Fold>
    </FormDialog>
  )
}

/** Removes the invisible direction marks that dates have in some languages, since a name must not contain them. */
const withoutMarks = (text: string): string => text.replace(/\p{Cf}/gu, '')

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
