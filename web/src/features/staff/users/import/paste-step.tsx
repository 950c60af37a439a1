import { type RoleName, roleNames } from '@trimestre/contract/roles'
import type { FormEvent } from 'react'
import { useTranslation } from 'react-i18next'
import styles from '../../../../domain/staff/class-list/class-list.module.css'
import { FileChoices } from '../../../../domain/staff/class-list/file-choices.tsx'
import { ListField } from '../../../../domain/staff/class-list/list-field.tsx'
import type { ClassList } from '../../../../domain/staff/class-list/use-class-list.ts'
import { roleChoices } from '../../../../domain/staff/role-text.ts'
import { Button } from '../../../../ui/button.tsx'
import { Card } from '../../../../ui/card.tsx'
import { SelectField } from '../../../../ui/select-field.tsx'

const example = `Nom;Prénom;E-mail
Roy;Ana;ana.roy@ecole.fr
Diallo;Ben;ben.diallo@ecole.fr`

type Props = {
  list: ClassList
  /** The role of the rows without one; null when the user may not choose it. */
  role: RoleName | null
  onRole(role: RoleName): void
}

/** Accepts a list pasted from a spreadsheet, or a file. */
export function PasteStep({ list, role, onRole }: Props) {
  const { t } = useTranslation(['common', 'admin'])
  const submit = (event: FormEvent) => {
    event.preventDefault()
    event.stopPropagation()
    list.read()
  }
  return (
    <Card title={t('admin:import.paste')} subtitle={t('admin:import.lead')}>
      <form className={styles.paste} noValidate onSubmit={submit}>
        <ListField
          label={t('admin:import.list')}
          hint={t('admin:import.listHint')}
          rows={10}
          text={list.text}
          error={list.fault}
          onText={list.type}
          onFile={list.take}
        />
        <FileChoices list={list} />
        <p className={styles.hint}>{t('admin:import.example')}</p>
        <pre className={styles.example} dir="ltr">
          {example}
        </pre>
        {role && (
          <SelectField
            label={t('admin:import.role')}
            hint={t('admin:import.roleHint')}
            choices={roleChoices(t)}
            value={role}
            onChange={event =>
              onRole(roleNames.find(name => name === event.currentTarget.value) ?? 'ROLE_USER')
            }
          />
        )}
        <div>
          <Button variant="primary" type="submit">
            {t('admin:import.check')}
          </Button>
        </div>
      </form>
    </Card>
  )
}
