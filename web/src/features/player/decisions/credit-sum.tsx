import { useTranslation } from 'react-i18next'
import { useFormat } from '../../../i18n/format.ts'
import { Banner } from '../../../ui/banner.tsx'
import type { Values } from './draft.ts'

/** Warns that two shares of the same revenue exceed the whole; the second one is reduced (model §6, value in force). */
export function CreditSum({ values }: { values: Values }) {
  const { t } = useTranslation(['player', 'common'])
  const format = useFormat()
  const { creditT1, creditT2 } = values
  if (!creditT1 || !creditT2 || !(creditT1 + creditT2 > 100)) return null
  return (
    <Banner tone="warning">
      {t('decisions.creditSum', { share: format.percent(Math.max(0, 100 - creditT1), 0) })}
    </Banner>
  )
}
