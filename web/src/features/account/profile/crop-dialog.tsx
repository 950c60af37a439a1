import { type PointerEvent, useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Banner } from '../../../ui/banner.tsx'
import { FormDialog } from '../../../ui/form-dialog.tsx'
import { type Crop, dragged, middle, placed, squareOf, zoomMax } from './crop.ts'
import { cropSquare, type LoadedPicture } from './load-picture.ts'
import styles from './picture-choice.module.css'

const frameSide = 280

type Props = { picture: LoadedPicture; onClose(): void; onDone(square: Blob): void }

/** Selects the square of a picture to keep, by dragging or with three sliders. */
export function CropDialog({ picture, onClose, onDone }: Props) {
  const { t } = useTranslation(['common', 'profile'])
  const [crop, setCrop] = useState(middle)
  const [failed, setFailed] = useState(false)
  useEffect(() => () => URL.revokeObjectURL(picture.address), [picture])

  const keep = async () => {
    try {
      onDone(await cropSquare(picture.element, squareOf(picture.size, crop)))
    } catch {
      setFailed(true)
    }
  }
  return (
    <FormDialog
      opened
      onClose={onClose}
      title={t('profile:crop.title')}
      submitLabel={t('profile:crop.keep')}
      onSubmit={event => {
        // In the React tree the dialog is inside the form of the profile, which must not be submitted.
        event.stopPropagation()
        void keep()
      }}
      size={440}
    >
      <div className={styles.cropper}>
        {failed && <Banner tone="error">{t('profile:picture.unreadable')}</Banner>}
        <CropFrame picture={picture} crop={crop} onChange={setCrop} />
        <div className={styles.sliders}>
          <Slider name="zoom" crop={crop} min={1} max={zoomMax} onChange={setCrop} />
          <Slider name="x" crop={crop} min={0} max={1} onChange={setCrop} />
          <Slider name="y" crop={crop} min={0} max={1} onChange={setCrop} />
        </div>
      </div>
    </FormDialog>
  )
}

type FrameProps = { picture: LoadedPicture; crop: Crop; onChange(crop: Crop): void }

/** Shows the picture behind a round window. Dragging is a shortcut for pointers; the sliders do the same. */
function CropFrame({ picture, crop, onChange }: FrameProps) {
  const last = useRef<{ x: number; y: number } | null>(null)
  const { width, left, top } = placed(picture.size, crop, frameSide)
  const take = (event: PointerEvent<HTMLDivElement>) => {
    event.currentTarget.setPointerCapture(event.pointerId)
    last.current = { x: event.clientX, y: event.clientY }
  }
  const drag = (event: PointerEvent<HTMLDivElement>) => {
    if (!last.current) return
    const [dx, dy] = [event.clientX - last.current.x, event.clientY - last.current.y]
    last.current = { x: event.clientX, y: event.clientY }
    onChange(dragged(picture.size, crop, frameSide, dx, dy))
  }
  const release = () => {
    last.current = null
  }
  return (
    <div
      className={styles.frame}
      dir="ltr"
      onPointerDown={take}
      onPointerMove={drag}
      onPointerUp={release}
      onPointerCancel={release}
    >
      <img src={picture.address} alt="" style={{ width, left, top }} draggable={false} />
    </div>
  )
}

type SliderProps = { name: keyof Crop; crop: Crop; min: number; max: number; onChange(crop: Crop): void }

function Slider({ name, crop, min, max, onChange }: SliderProps) {
  const { t } = useTranslation('profile')
  return (
    <label className={styles.slider}>
      {t(`crop.${name}`)}
      <input
        type="range"
        min={min}
        max={max}
        step={(max - min) / 100}
        value={crop[name]}
        onChange={event => onChange({ ...crop, [name]: event.currentTarget.valueAsNumber })}
      />
    </label>
  )
}
