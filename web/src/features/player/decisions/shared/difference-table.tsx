import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { decisionLabel } from '../../../../domain/catalogue-text.ts'
import { valueText } from '../../../../domain/decision-text.ts'
import { useFormat } from '../../../../i18n/format.ts'
import styles from './team-panel.module.css'
import type { WholeSheet } from './use-shared-sheet.ts'

type Props = {
  sheet: WholeSheet
  decisions: Readonly<Record<string, number>>
  /** What can be done with each value, or what became of it. */
  actions?: (name: string, label: string) => ReactNode
}

/** Lists values next to those of the sheet: « Prix de vente : 52 → 49,5 ». */
export function DifferenceTable({ sheet, decisions, actions }: Props) {
  const { t } = useTranslation('team')
  const { t: textOf } = useTranslation(['player', 'common'])
  const format = useFormat()
  return (
    <table className={styles.differences}>
      <caption className="visually-hidden">{t('difference.caption')}</caption>
      <thead>
        <tr>
          <th scope="col">{t('difference.field')}</th>
          <th scope="col">{t('difference.now')}</th>
          <th scope="col">{t('difference.proposed')}</th>
          {actions && (
            <td>
              <span className="visually-hidden">{t('difference.action')}</span>
            </td>
          )}
        </tr>
      </thead>
      <tbody>
        {Object.entries(decisions).map(([name, value]) => {
          const decision = sheet.get(name)?.decision
          const label = decision ? decisionLabel(textOf, decision) : name
          return (
            <tr key={name}>
              <th scope="row">{label}</th>
              <td>
                <bdi className="fig">{decision && valueText(textOf, format, decision, decision.value)}</bdi>
              </td>
              <td className={decision?.value === value ? undefined : styles.different}>
                <bdi className="fig">
                  {decision ? valueText(textOf, format, decision, value) : format.number(value)}
                </bdi>
              </td>
              {actions && <td>{actions(name, label)}</td>}
            </tr>
          )
        })}
      </tbody>
    </table>
  )
}
