import { useTranslation } from 'react-i18next'
import type { AreaKey } from '../../../../domain/game-areas.ts'
import { Modal } from '../../../../ui/modal.tsx'
import { ProjectionCard } from './projection-card.tsx'
import type { useProjection } from './use-projection.ts'

type Props = { area: AreaKey; projection: ReturnType<typeof useProjection>; onClose(): void }

/** The whole projection in a drawer at the bottom of a phone screen. */
export default function ProjectionSheet({ area, projection, onClose }: Props) {
  const { t } = useTranslation('player')
  return (
    <Modal opened onClose={onClose} placement="bottom" size="85%" title={t('projection.sheet')}>
      <ProjectionCard area={area} projection={projection} />
    </Modal>
  )
}
