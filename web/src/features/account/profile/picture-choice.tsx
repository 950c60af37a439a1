import { IconPhotoUp } from '@tabler/icons-react'
import { avatarNames, avatarPath } from '@trimestre/contract/avatars'
import { pictureTypes } from '@trimestre/contract/media'
import { useRef, useState } from 'react'
import type { UseFormReturn } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { FieldError } from '../../../ui/field.tsx'
import { CropDialog } from './crop-dialog.tsx'
import { type LoadedPicture, loadPicture } from './load-picture.ts'
import styles from './picture-choice.module.css'
import type { ProfileFields } from './profile-fields.ts'

/** A picture selected on this device, cropped to a square and not uploaded yet. */
export type ChosenPicture = { blob: Blob; address: string }

type Props = {
  form: UseFormReturn<ProfileFields>
  picture: ChosenPicture | null
  onChoose(picture: ChosenPicture | null): void
}

/** Selects one of the eleven drawings or a picture of the user's own. */
export function PictureChoice({ form, picture, onChoose }: Props) {
  const { t } = useTranslation(['common', 'profile'])
  const image = form.watch('image')
  const [fault, setFault] = useState<string | null>(null)
  const choose = (path: string) => {
    setFault(null)
    onChoose(null)
    form.setValue('image', path, { shouldDirty: true })
  }
  return (
    <fieldset className={styles.choice} data-screen-only>
      <legend className={styles.legend}>{t('profile:picture.title')}</legend>
      <div className={styles.drawings}>
        {avatarNames.map(name => (
          <label key={name} className={styles.drawing}>
            <input
              type="radio"
              name="image"
              value={avatarPath(name)}
              checked={picture === null && image === avatarPath(name)}
              onChange={() => choose(avatarPath(name))}
            />
            <img src={avatarPath(name)} alt={t(`profile:avatar.${name}`)} width={56} height={56} />
          </label>
        ))}
        <OwnPicture
          shown={picture?.address ?? (isDrawing(image) ? null : image)}
          onFault={setFault}
          onChoose={onChoose}
        />
      </div>
      <p id="picture-hint" className={styles.hint}>
        {t('profile:picture.hint')}
      </p>
      <div role="alert" className={styles.fault}>
        <FieldError id="picture-error" error={fault ?? form.formState.errors.image?.message} />
      </div>
    </fieldset>
  )
}

const isDrawing = (image: string): boolean => avatarNames.some(name => avatarPath(name) === image)

type OwnProps = {
  /** The current picture, when it is not one of the drawings. */
  shown: string | null
  onFault(fault: string | null): void
  onChoose: Props['onChoose']
}

/** The last tile: selects a picture from this device and crops it. */
function OwnPicture({ shown, onFault, onChoose }: OwnProps) {
  const { t } = useTranslation(['common', 'profile'])
  const input = useRef<HTMLInputElement>(null)
  const [loaded, setLoaded] = useState<LoadedPicture | null>(null)

  const read = async (file: File | undefined) => {
    if (!file) return
    onFault(null)
    const result = await loadPicture(file)
    if (typeof result === 'string') onFault(t(`profile:picture.${result}`))
    else setLoaded(result)
    // Allows the same file to be selected again.
    if (input.current) input.current.value = ''
  }
  return (
    <>
      <input
        ref={input}
        type="file"
        accept={Object.values(pictureTypes).join(',')}
        hidden
        aria-label={t('profile:picture.upload')}
        onChange={event => void read(event.currentTarget.files?.[0])}
      />
      <button
        type="button"
        className={styles.upload}
        data-shown={shown !== null}
        aria-label={t('profile:picture.upload')}
        aria-describedby="picture-hint"
        title={t('profile:picture.upload')}
        onClick={() => input.current?.click()}
      >
        {shown !== null && <img src={shown} alt="" width={56} height={56} />}
        <IconPhotoUp size={22} aria-hidden="true" />
      </button>
      {loaded && (
        <CropDialog
          picture={loaded}
          onClose={() => setLoaded(null)}
          onDone={blob => {
            setLoaded(null)
            onChoose({ blob, address: URL.createObjectURL(blob) })
          }}
        />
      )}
    </>
  )
}
