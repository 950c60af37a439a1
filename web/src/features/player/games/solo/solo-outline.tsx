import { Card } from '../../../../ui/card.tsx'
import { SkeletonStack } from '../../../../ui/skeleton.tsx'

/** Keeps the place of the card until it is loaded. */
export const SoloCardOutline = ({ isNew }: { isNew: boolean }) => (
  <Card>
    <SkeletonStack shapes={[{ height: 28, width: '200px' }, { height: isNew ? 250 : 44 }]} />
  </Card>
)
