import type { Game } from '@trimestre/contract/games'
import { useTranslation } from 'react-i18next'
import { useFormat } from '../../i18n/format.ts'
import { Banner } from '../../ui/banner.tsx'

type Props = { games: readonly Pick<Game, 'id' | 'name' | 'eraseAt'>[] | undefined }

/** Renders a warning for each game that will soon be erased at the end of its retention period. */
export function ErasureWarnings({ games = [] }: Props) {
  const { t } = useTranslation('admin')
  const format = useFormat()
  return games.flatMap(({ id, name, eraseAt }) =>
    eraseAt === null
      ? []
      : [
          <Banner
            key={id}
            tone="warning"
            title={t('retention.warning', { game: name, date: format.date(eraseAt) })}
          >
            {t('retention.why')}
          </Banner>,
        ],
  )
}
