import type { PeerRound } from '@trimestre/contract/peers'
import { useTranslation } from 'react-i18next'
import { Chip } from '../../../../ui/chip.tsx'

const tones = {
  draft: 'neutral',
  planned: 'info',
  open: 'success',
  closed: 'warning',
  released: 'primary',
} as const

/** Says whether a peer evaluation is a draft, opens by itself, is open, closed or released. */
export function PeerStateChip({ round: { state, opensAt } }: { round: PeerRound }) {
  const { t } = useTranslation('peers')
  const shown = state === 'draft' && opensAt ? 'planned' : state
  return <Chip tone={tones[shown]}>{t(`shared.state.${shown}`)}</Chip>
}
