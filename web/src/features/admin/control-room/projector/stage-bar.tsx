import {
  IconArrowsMaximize,
  IconArrowsMinimize,
  IconChevronLeft,
  IconChevronRight,
  IconX,
} from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { canFillScreen, useIsFullScreen } from '../../../../shell/full-screen-button.tsx'
import styles from './projector.module.css'
import type { Scene } from './scenes.ts'
import { type ShownNames, StageSettings } from './stage-settings.tsx'

type Props = {
  order: readonly Scene[]
  scene: Scene
  onOpen(scene: Scene): void
  next(): void
  previous(): void
  fullScreen(): void
  leave(): void
  settings: ShownNames
}

/** The presenter's buttons along the bottom edge of the screen. */
export function StageBar(props: Props) {
  const { order, scene, onOpen, next, previous, fullScreen, leave, settings } = props
  const { t } = useTranslation('control')
  const isFull = useIsFullScreen()
  const FullIcon = isFull ? IconArrowsMinimize : IconArrowsMaximize
  return (
    <nav className={styles.bar} data-screen-only aria-label={t('stage.controls')}>
      <BarButton label={t('stage.previous')} onClick={previous}>
        <IconChevronLeft className="flip" size={32} aria-hidden="true" />
      </BarButton>
      {order.map((known, index) => (
        <BarButton
          key={known}
          label={`${index + 1}. ${t(`scene.${known}`)}`}
          isCurrent={known === scene}
          onClick={() => onOpen(known)}
        >
          <span className="fig">{index + 1}</span>
        </BarButton>
      ))}
      <BarButton label={t('stage.next')} onClick={next}>
        <IconChevronRight className="flip" size={32} aria-hidden="true" />
      </BarButton>
      <span className={styles.gap} />
      <StageSettings {...settings} />
      {canFillScreen() && (
        <BarButton label={t('stage.fullScreen')} isPressed={isFull} onClick={fullScreen}>
          <FullIcon size={32} aria-hidden="true" />
        </BarButton>
      )}
      <BarButton label={t('stage.leave')} onClick={leave}>
        <IconX size={32} aria-hidden="true" />
      </BarButton>
    </nav>
  )
}

type ButtonProps = {
  label: string
  isCurrent?: boolean
  isPressed?: boolean
  onClick(): void
  children: ReactNode
}

const BarButton = ({ label, isCurrent, isPressed, onClick, children }: ButtonProps) => (
  <button
    type="button"
    className={styles.barButton}
    aria-label={label}
    aria-current={isCurrent ? 'step' : undefined}
    aria-pressed={isPressed}
    title={label}
    onClick={onClick}
  >
    {children}
  </button>
)
