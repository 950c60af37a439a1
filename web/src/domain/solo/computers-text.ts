import type { Computer } from '@trimestre/contract/seats'
import { useTranslation } from 'react-i18next'
import { useFormat } from '../../i18n/format.ts'
import { levelKeys } from '../computers/strategies.ts'

/** Returns what describes the computers of a game: « Contre 2 ordinateurs : Débutant (Prudent) et Expert (Qualité) ». */
export function useComputersText(): (computers: readonly Computer[]) => string {
  const { t } = useTranslation(['solo', 'seats'])
  const format = useFormat()
  return computers =>
    t('computers.against', {
      count: computers.length,
      names: format.list(
        computers.map(({ level, temperament }) =>
          t('computers.short', {
            level: t(`seats:computer.${levelKeys[level]}`),
            temperament: t(`seats:computer.${temperament}`),
          }),
        ),
      ),
    })
}
