import { ApiError } from '@trimestre/contract/client'
import type { Game } from '@trimestre/contract/games'
import type { Announcement } from '@trimestre/contract/messages'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useSaveAnnouncement } from '../../../../domain/messages/queries.ts'
import { serverNow } from '../../../../domain/server-clock.ts'
import { choiceOf, momentOf } from '../../../../domain/staff/time-choice.ts'
import { TimeFields } from '../../../../domain/staff/time-fields.tsx'
import { useTimezone } from '../../../../domain/staff/timezone.ts'
import { errorText, violationText } from '../../../../i18n/server-sentences.ts'
import { Banner } from '../../../../ui/banner.tsx'
import { CheckboxField } from '../../../../ui/checkbox-field.tsx'
import { FormDialog } from '../../../../ui/form-dialog.tsx'
import { notify } from '../../../../ui/notify.ts'
import { SelectField } from '../../../../ui/select-field.tsx'
import { TextAreaField } from '../../../../ui/text-area-field.tsx'
import { bodyOf, fieldsOf, isRecent } from './announcement-form.ts'

type Props = {
  game: Game
  /** The announcement that is changed; a new one without. */
  announcement?: Announcement
  /** The company that a new one is addressed to, and what it begins with. */
  companyId?: number
  text?: string
  onClose(): void
}

/** Audiences of more than one company. */
const wideAudiences = ['game', 'staff'] as const
/** The longest announcement in characters, as the server has it. */
const lengthMax = 2000
/** The longest time ahead, in days, as the form has it. */
const aheadDaysMax = 366
/** The time in milliseconds from now that the form proposes for a later announcement. */
const proposed = 60 * 60_000

/** Announces something to the people of a game, at once or later; or changes an announcement. */
export default function AnnouncementDialog({ game, announcement, companyId, text: begun, onClose }: Props) {
  const { t } = useTranslation(['messages', 'admin', 'control', 'common'])
  const timezone = useTimezone().data
  const [first] = useState(() => fieldsOf(announcement, companyId, begun))
  const [fields, setFields] = useState(first)
  const [fault, setFault] = useState<{ text?: string; time?: string }>({})
  const { mutate, isPending, error } = useSaveAnnouncement(game.id)
  const change = (part: Partial<typeof fields>) => setFields({ ...fields, ...part })
  const isFixed = announcement !== undefined && !isRecent(announcement, serverNow())
  const isShown = announcement !== undefined && Date.parse(announcement.at) <= serverNow()
  const { text, audience, time } = fields
  const violation = (path: string) => {
    const found =
      error instanceof ApiError
        ? error.violations.find(({ propertyPath }) => propertyPath === path)
        : undefined
    return found && violationText(t, found)
  }
  const save = () => {
    const moment = time && timezone ? momentOf(time, serverNow(), timezone, aheadDaysMax) : null
    const faults = {
      ...(text.trim() === '' && { text: t('common:validation.required') }),
      ...(time && moment === null && { time: t('control:rounds.badTime') }),
    }
    setFault(faults)
    if (Object.keys(faults).length > 0) return
    const at = moment === null ? null : new Date(moment).toISOString()
    mutate(
      { id: announcement?.id ?? null, body: bodyOf(fields, at, announcement) },
      {
        onSuccess: () => {
          notify.success(t(announcement ? 'announce.changed' : at ? 'announce.planned' : 'announce.done'))
          onClose()
        },
      },
    )
  }
  const companies = game.companies.filter(({ kind }) => kind === 'human')
  return (
    <FormDialog
      opened
      onClose={onClose}
      title={t(announcement ? 'announce.change' : 'announce.title')}
      submitLabel={announcement ? undefined : t('announce.submit')}
      submitting={isPending}
      changed={fields !== first}
      onSubmit={save}
    >
      {error && !(error instanceof ApiError && error.violations.length > 0) && (
        <Banner tone="error">{errorText(t, error)}</Banner>
      )}
      {isFixed && <Banner tone="info">{t('announce.fixed')}</Banner>}
      <TextAreaField
        data-autofocus
        label={t('announce.text')}
        required
        maxLength={lengthMax}
        readOnly={isFixed}
        value={text}
        onChange={event => change({ text: event.currentTarget.value })}
        error={fault.text ?? violation('text')}
      />
      <SelectField
        label={t('announce.audience')}
        disabled={isFixed}
        value={audience === 'company' ? String(fields.companyId) : audience}
        choices={wideAudiences.map(value => ({ value, label: t(`audience.${value}`) }))}
        groups={[
          {
            label: t('announce.oneCompany'),
            choices: companies.map(({ id, userCompany }) => ({
              value: String(id),
              label: userCompany.username,
            })),
          },
        ]}
        onChange={event => {
          const { value } = event.currentTarget
          const wide = wideAudiences.find(each => each === value)
          change(
            wide ? { audience: wide, companyId: null } : { audience: 'company', companyId: Number(value) },
          )
        }}
        error={violation('companyId')}
      />
      <CheckboxField
        label={t('announce.pinned')}
        checked={fields.pinned}
        onChange={event => change({ pinned: event.currentTarget.checked })}
      />
      {audience === 'game' && (
        <CheckboxField
          label={t('announce.projected')}
          checked={fields.projected}
          onChange={event => change({ projected: event.currentTarget.checked })}
        />
      )}
      {!isShown && (
        <>
          <CheckboxField
            label={t('announce.later')}
            disabled={timezone === undefined}
            checked={time !== null}
            onChange={event =>
              change({
                time:
                  event.currentTarget.checked && timezone
                    ? choiceOf(announcement ? Date.parse(announcement.at) : serverNow() + proposed, timezone)
                    : null,
              })
            }
          />
          {time && (
            <TimeFields
              choice={time}
              onChange={next => change({ time: next })}
              error={fault.time ?? violation('at')}
            />
          )}
        </>
      )}
    </FormDialog>
  )
}
