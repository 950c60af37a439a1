import type { GradeVersion } from '@trimestre/contract/grading'
import { useTranslation } from 'react-i18next'
import { FigureTable } from '../../../../../ui/table/figure-table.tsx'
import { GradeText } from '../grade-text.tsx'
import styles from '../grades.module.css'

/** Lists whose grade is another one than in the version that was published before. */
export function ChangesTable({ version }: { version: GradeVersion }) {
  const { t } = useTranslation('grading')
  const { changes, scheme } = version
  if (changes.length === 0) return <p className={styles.hint}>{t('staff.changes.none')}</p>
  return (
    <FigureTable caption={t('staff.changes.title')}>
      <thead>
        <tr>
          <th scope="col">{t('staff.column.person')}</th>
          <th scope="col">{t('staff.changes.from')}</th>
          <th scope="col">{t('staff.changes.to')}</th>
        </tr>
      </thead>
      <tbody>
        {changes.map(({ userId, username, from, to }) => (
          <tr key={userId}>
            <th scope="row">
              <bdi>{username}</bdi>
            </th>
            <td>
              <GradeText grade={from} scale={scheme.scale} />
            </td>
            <td>
              <GradeText grade={to} scale={scheme.scale} />
            </td>
          </tr>
        ))}
      </tbody>
    </FigureTable>
  )
}
