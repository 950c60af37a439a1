import { IconPhotoUp } from '@tabler/icons-react'
import { pictureTypes } from '@trimestre/contract/media'
import { useRef, useState } from 'react'
import type { UseFormReturn } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { avatarNames, avatarPath } from '../../ui/avatar.tsx'
import { Button } from '../../ui/button.tsx'
import { FieldError } from '../../ui/field.tsx'
import type { ChosenPicture } from './chosen-picture.ts'
import { CropDialog } from './crop-dialog.tsx'
import { type LoadedPicture, loadPicture } from './load-picture.ts'
import styles from './picture-choice.module.css'
import type { ProfileFields } from './profile-fields.ts'

type Props = {
  form: UseFormReturn<ProfileFields>
  picture: ChosenPicture | null
  onChoose(picture: ChosenPicture | null): void
}

/** One of the eleven drawings, or a picture of one's own. */
export function PictureChoice({ form, picture, onChoose }: Props) {
  const { t } = useTranslation(['common', 'profile'])
  const image = form.watch('image')
  const choose = (path: string) => {
    onChoose(null)
    form.setValue('image', path, { shouldDirty: true })
  }
  return (
    <fieldset className={styles.choice}>
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
      </div>
      <OwnPicture error={form.formState.errors.image?.message} onChoose={onChoose} />
    </fieldset>
  )
}

function OwnPicture({ error, onChoose }: { error?: string; onChoose: Props['onChoose'] }) {
  const { t } = useTranslation(['common', 'profile'])
  const input = useRef<HTMLInputElement>(null)
  const [loaded, setLoaded] = useState<LoadedPicture | null>(null)
  const [fault, setFault] = useState<string | null>(null)

  const read = async (file: File | undefined) => {
    if (!file) return
    setFault(null)
    const result = await loadPicture(file)
    if (typeof result === 'string') setFault(t(`profile:picture.${result}`))
    else setLoaded(result)
    // The same file may be chosen again.
    if (input.current) input.current.value = ''
  }
  return (
    <div className={styles.own}>
      <input
        ref={input}
        type="file"
        accept={Object.values(pictureTypes).join(',')}
        hidden
        aria-label={t('profile:picture.upload')}
        onChange={event => void read(event.currentTarget.files?.[0])}
      />
      <Button
        icon={<IconPhotoUp size={18} aria-hidden="true" />}
        aria-describedby="picture-hint"
        onClick={() => input.current?.click()}
      >
        {t('profile:picture.upload')}
      </Button>
      <p id="picture-hint" className={styles.hint}>
        {t('profile:picture.hint')}
      </p>
      <div role="alert" className={styles.fault}>
        <FieldError id="picture-error" error={fault ?? error} />
      </div>
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
    </div>
  )
}
