import {
  type CompanyColour,
  type CompanyEmblem,
  companyColours,
  companyEmblems,
  companyNameMax,
} from '@trimestre/contract/company-identity'
import type { Game } from '@trimestre/contract/games'
import { useState } from 'react'
import { Controller, useForm } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { badgeOf } from '../../../domain/company-badges.ts'
import { useSignedIn } from '../../../domain/use-session.ts'
import { Banner } from '../../../ui/banner.tsx'
import { CompanyBadge, colourOf } from '../../../ui/company-badge.tsx'
import { FormDialog } from '../../../ui/form-dialog.tsx'
import { notify } from '../../../ui/notify.ts'
import { setServerErrors } from '../../../ui/refused-form.ts'
import { SymbolChoice } from '../../../ui/symbol-choice.tsx'
import { TextField } from '../../../ui/text-field.tsx'
import { useChangeIdentity } from './identity-api.ts'
import styles from './identity-dialog.module.css'

type Fields = { name: string; colour: CompanyColour; emblem: CompanyEmblem | '' }

type Props = { company: Game['companies'][number]; onClose(): void }

/** The form in which players give their company a name, a colour and an emblem, with what the others will see. */
export default function IdentityDialog({ company, onClose }: Props) {
  const { t } = useTranslation(['common', 'player'])
  const { user } = useSignedIn()
  const [failure, setFailure] = useState<string | null>(null)
  const { mutateAsync } = useChangeIdentity(company.id)
  const form = useForm<Fields>({
    defaultValues: {
      name: company.name ?? '',
      colour: colourOf(badgeOf(company)),
      emblem: company.emblem ?? '',
    },
  })
  const shown = form.watch()
  const badge = { id: company.id, name: shown.name.trim() || user.username, colour: shown.colour }
  const save = async ({ name, colour, emblem }: Fields) => {
    setFailure(null)
    try {
      await mutateAsync({ name: name.trim() || null, colour, emblem: emblem || null })
      notify.success(t('player:identity.saved'))
      onClose()
    } catch (error) {
      setFailure(setServerErrors(t, form, error))
    }
  }
  return (
    <FormDialog
      opened
      onClose={onClose}
      title={t('player:identity.title')}
      onSubmit={form.handleSubmit(save)}
      submitting={form.formState.isSubmitting}
      changed={form.formState.isDirty}
      size={520}
    >
      {failure && <Banner tone="error">{failure}</Banner>}
      <p className={styles.preview}>
        <CompanyBadge company={{ ...badge, emblem: shown.emblem || null }} size={56} />
        <bdi>{badge.name}</bdi>
      </p>
      <TextField
        {...form.register('name')}
        data-autofocus
        label={t('player:identity.name')}
        hint={t('player:identity.nameHint', { username: user.username })}
        maxLength={companyNameMax}
        autoComplete="off"
        dir="auto"
        error={form.formState.errors.name?.message}
      />
      <Controller
        control={form.control}
        name="colour"
        render={({ field }) => (
          <SymbolChoice
            legend={t('player:identity.colour')}
            symbols={companyColours.map(value => ({
              value,
              label: t(`player:identity.colours.${value}`),
              picture: <CompanyBadge company={{ ...badge, colour: value, emblem: null }} size={28} />,
            }))}
            value={field.value}
            onChange={field.onChange}
          />
        )}
      />
      <Controller
        control={form.control}
        name="emblem"
        render={({ field }) => (
          <SymbolChoice
            legend={t('player:identity.emblem')}
            symbols={(['', ...companyEmblems] as const).map(value => ({
              value,
              label: value === '' ? t('player:identity.initial') : t(`player:identity.emblems.${value}`),
              picture: <CompanyBadge company={{ ...badge, emblem: value || null }} size={28} />,
            }))}
            value={field.value}
            onChange={field.onChange}
          />
        )}
      />
    </FormDialog>
  )
}
