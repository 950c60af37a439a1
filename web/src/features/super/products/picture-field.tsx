import { IconPackage, IconPhotoUp, IconTrash } from '@tabler/icons-react'
import { pictureTypes } from '@trimestre/contract/media'
import { useId, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { errorText } from '../../../i18n/server-sentences.ts'
import { Button } from '../../../ui/button.tsx'
import { FieldError } from '../../../ui/field.tsx'
import { shrinkPicture } from '../../../ui/picture-file.ts'
import { useUploadPicture } from './api.ts'
import styles from './picture-field.module.css'
import type { Picture } from './product-fields.ts'

const faultTexts = {
  wrongType: 'errors.media/not-a-picture',
  tooLarge: 'super:products.pictureTooLarge',
  unreadable: 'errors.media/damaged',
} as const

type Props = {
  value: Picture | null
  /** Path of the picture that is shown while none is uploaded; null for none. */
  ready: string | null
  onChange(picture: Picture | null): void
  /** Called with whether saving must wait, because a picture is being uploaded or has failed. */
  onBlocked(blocked: boolean): void
}

/** The picture of a product, uploaded as soon as it is selected. After a failure the user can retry or give up. */
export function PictureField({ value, ready, onChange, onBlocked }: Props) {
  const { t } = useTranslation(['common', 'super'])
  const id = useId()
  const input = useRef<HTMLInputElement>(null)
  const [file, setFile] = useState<File | null>(null)
  const [fault, setFault] = useState<string | null>(null)
  const { mutateAsync, isPending } = useUploadPicture()
  const shown = value?.path ?? ready
  const send = async (chosen: File) => {
    setFile(chosen)
    setFault(null)
    onBlocked(true)
    try {
      const picture = await shrinkPicture(chosen)
      if (typeof picture === 'string') return setFault(t(faultTexts[picture]))
      onChange(await mutateAsync(picture))
      settle()
    } catch (error) {
      setFault(errorText(t, error))
    }
  }
  const settle = () => {
    setFile(null)
    setFault(null)
    onBlocked(false)
    // Allows the same file to be selected again.
    if (input.current) input.current.value = ''
  }
  return (
    <fieldset className={styles.field}>
      <legend className={styles.label}>{t('field.image')}</legend>
      <div className={styles.row}>
        <span className={styles.preview} aria-busy={isPending}>
          {shown ? (
            <img src={shown} alt={t('super:products.picture')} />
          ) : (
            <IconPackage size={40} stroke={1.5} aria-hidden="true" />
          )}
        </span>
        <div className={styles.buttons}>
          <input
            ref={input}
            type="file"
            hidden
            accept={Object.values(pictureTypes).join(',')}
            aria-label={t('super:products.choosePicture')}
            onChange={event => {
              const [chosen] = event.currentTarget.files ?? []
              if (chosen) void send(chosen)
            }}
          />
          <Button
            small
            loading={isPending}
            icon={<IconPhotoUp size={18} aria-hidden="true" />}
            onClick={() => input.current?.click()}
          >
            {t(value ? 'super:products.replacePicture' : 'super:products.choosePicture')}
          </Button>
          {value && !file && (
            <Button small icon={<IconTrash size={18} aria-hidden="true" />} onClick={() => onChange(null)}>
              {t('super:products.removePicture')}
            </Button>
          )}
          {fault && file && (
            <>
              <Button small onClick={() => send(file)}>
                {t('ui.retry')}
              </Button>
              <Button small variant="text" onClick={settle}>
                {t('super:products.giveUpPicture')}
              </Button>
            </>
          )}
        </div>
      </div>
      <div role="alert">
        <FieldError id={`${id}-error`} error={fault} />
      </div>
      <p className={styles.hint}>{t('super:products.pictureHint')}</p>
    </fieldset>
  )
}
