import type { Item, Menu } from '@trimestre/contract/catalogue'
import { useState } from 'react'
import { type UseFormReturn, useWatch } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import {
  type HelpTopic,
  helpFields,
  helpText,
  helpTopics,
  itemName,
  menuName,
} from '../../../domain/catalogue-text.ts'
import { decisionHelpTopics } from '../../../domain/decision-help-topics.ts'
import { HelpTopics } from '../../../ui/help-topics.tsx'
import { SelectField } from '../../../ui/select-field.tsx'
import { TextAreaField } from '../../../ui/text-area-field.tsx'
import { TextField } from '../../../ui/text-field.tsx'
import type { ItemFields } from './item-fields.ts'
import styles from './items.module.css'

type Form = { form: UseFormReturn<ItemFields> }

/** Renders the fields for the name, the menu, and the help under the headings that players see. */
export function ItemFormFields({ form, item, menus }: Form & { item?: Item; menus: readonly Menu[] }) {
  const { t } = useTranslation(['player', 'common', 'super'])
  const { register, formState } = form
  const [edited, setEdited] = useState<HelpTopic | null>(null)
  const required = t('common:validation.required')
  return (
    <>
      <TextField
        {...register('name', { validate: value => value.trim() !== '' || required })}
        data-autofocus
        label={t('common:field.name')}
        autoComplete="off"
        dir="auto"
        required
        error={formState.errors.name?.message}
      />
      <SelectField
        // When the list arrives late, the new key makes the field select the menu that the form already holds.
        key={menus.length}
        {...register('menu', { required })}
        label={t('super:items.menu')}
        withEmpty
        required
        choices={menus.map(menu => ({ value: menu['@id'], label: menuName(t, menu) }))}
        error={formState.errors.menu?.message}
      />
      {helpTopics.map(topic => (
        <TextAreaField
          key={topic}
          {...register(helpFields[topic])}
          onFocus={() => setEdited(topic)}
          label={t(`decisions.${topic}`)}
          error={formState.errors[helpFields[topic]]?.message}
        />
      ))}
      {item?.key && <p className={styles.hint}>{t('super:items.languages')}</p>}
      <Preview form={form} item={item} edited={edited} />
    </>
  )
}

/** Previews the help as the player will see it, updated while the user types, with the edited topic open. */
function Preview({ form, item, edited }: Form & { item?: Item; edited: HelpTopic | null }) {
  const { t } = useTranslation(['player', 'common', 'super'])
  const fields = useWatch({ control: form.control }) as ItemFields
  const name = item && fields.name === item.name ? itemName(t, item) : fields.name
  const textOf = (topic: HelpTopic): string => {
    const field = helpFields[topic]
    const typed = fields[field]
    // Unchanged texts are still shown in the user's language.
    const isKept = item && typed === item.itemDescription[field]
    return isKept ? helpText(t, item, topic, typed) : typed.trim()
  }
  const topics = decisionHelpTopics(t, name, textOf)
  return (
    <section className={styles.preview} aria-label={t('super:items.preview')}>
      <p className={styles.previewTitle}>{t('super:items.preview')}</p>
      <p className={styles.previewName} dir="auto">
        {name || '…'}
      </p>
      {topics.length > 0 ? (
        <HelpTopics key={edited} topics={topics} initial={edited} />
      ) : (
        <p className={styles.hint}>{t('super:items.noHelp')}</p>
      )}
    </section>
  )
}
