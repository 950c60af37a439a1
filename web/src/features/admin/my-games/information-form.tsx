import type { Game } from '@trimestre/contract/games'
import { useEffect, useState } from 'react'
import { useForm, useWatch } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { marketFieldNames } from '../../../domain/staff/market/market-settings.ts'
import { Banner } from '../../../ui/banner.tsx'
import { Button } from '../../../ui/button.tsx'
import { Card } from '../../../ui/card.tsx'
import { RequiredNote } from '../../../ui/field.tsx'
import { notify } from '../../../ui/notify.ts'
import { setServerErrors } from '../../../ui/refused-form.ts'
import { useConfigureGame } from './api.ts'
import { type Information, informationOf, settingsOf } from './information.ts'
import { InformationFields } from './information-fields.tsx'
import styles from './information-form.module.css'

type Props = {
  game: Game
  /** Called with whether there are unsaved changes. */
  onChanged(isChanged: boolean): void
}

/** The form with the game settings; it can be submitted once level and number of quarters are given. */
export function InformationForm({ game, onChanged }: Props) {
  const { t } = useTranslation(['common', 'admin'])
  const [failure, setFailure] = useState<string | null>(null)
  const form = useForm<Information>({
    mode: 'onTouched',
    values: informationOf(game),
    resetOptions: { keepDirtyValues: true },
  })
  const { mutateAsync } = useConfigureGame(game.id)
  const [levelGame, nbTurns] = useWatch({ control: form.control, name: ['levelGame', 'nbTurns'] })
  const { isDirty, isSubmitting } = form.formState
  useEffect(() => onChanged(isDirty), [isDirty, onChanged])
  const isMissing = levelGame === '' || nbTurns === null

  const save = async (information: Information) => {
    setFailure(null)
    try {
      form.reset(informationOf(await mutateAsync(settingsOf(information, game))))
      notify.success(t('game.updated'))
    } catch (error) {
      setFailure(setServerErrors(t, form, error, marketFieldNames))
    }
  }
  return (
    <Card title={t('admin:configuration.information')} subtitle={t('admin:configuration.informationLead')}>
      <form className={styles.form} noValidate onSubmit={form.handleSubmit(save)}>
        <RequiredNote />
        {failure && (
          <Banner tone="error" onClose={() => setFailure(null)}>
            {failure}
          </Banner>
        )}
        <InformationFields form={form} game={game} />
        <div className={styles.actions}>
          {isMissing && <p>{t('admin:configuration.missing')}</p>}
          <Button variant="primary" type="submit" disabled={isMissing} loading={isSubmitting}>
            {t('game.validate')}
          </Button>
        </div>
      </form>
    </Card>
  )
}
