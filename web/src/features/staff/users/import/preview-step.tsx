import { useTranslation } from 'react-i18next'
import styles from '../../../../domain/staff/class-list/class-list.module.css'
import { ListPreview } from '../../../../domain/staff/class-list/list-preview.tsx'
import type { ListRow } from '../../../../domain/staff/class-list/list-rows.ts'
import type { ClassList } from '../../../../domain/staff/class-list/use-class-list.ts'
import { useListCheck } from '../../../../domain/staff/class-list/use-list-check.ts'
import { errorText } from '../../../../i18n/server-sentences.ts'
import { Banner } from '../../../../ui/banner.tsx'
import { Button } from '../../../../ui/button.tsx'
import { Card } from '../../../../ui/card.tsx'
import { useImportUsers } from '../api.ts'

export type Imported = Awaited<ReturnType<ReturnType<typeof useImportUsers>['mutateAsync']>>

type Props = {
  list: ClassList
  rows: readonly ListRow[]
  mayChooseRole: boolean
  onImported(answer: Imported): void
}

/** Previews the accounts that the list would create, with the button that creates them. */
export function PreviewStep({ list, rows, mayChooseRole, onImported }: Props) {
  const { t } = useTranslation(['common', 'admin'])
  const listCheck = useListCheck(rows, list.setRows)
  const { csv, check, count, lacksAll, knownIds } = listCheck
  const { mutateAsync, isPending, error } = useImportUsers()
  const fresh = rows.length - knownIds.size
  const create = async () => {
    try {
      onImported(await mutateAsync(csv))
    } catch {
      // The error is shown below. A name may have been taken in the meantime, so the cells are checked again.
      void check.refetch()
    }
  }
  return (
    <Card
      flush
      title={t('admin:import.preview')}
      subtitle={t('admin:import.rows', { count: rows.length })}
      actions={
        <>
          <Button variant="text" onClick={list.goBack}>
            {t('admin:import.back')}
          </Button>
          <Button
            variant="primary"
            disabled={count > 0 || lacksAll || !check.isSuccess || rows.length === 0}
            loading={isPending}
            onClick={create}
          >
            {fresh > 0 || rows.length === 0
              ? t('admin:import.create', { count: fresh })
              : t('admin:import.goOn')}
          </Button>
        </>
      }
    >
      {error && (
        <div className={styles.notes}>
          <Banner tone="error">{errorText(t, error)}</Banner>
        </div>
      )}
      <ListPreview list={list} rows={rows} check={listCheck} mayChooseRole={mayChooseRole} pageSize={25} />
    </Card>
  )
}
